/**
 * Names of players, as untrusted input: a name can be seen, and looks like no other at its table. Tables and records
 * read names here, so that neither lets in what the other would refuse.
 */
import { isPrintable } from './printing.ts'
import { readText } from './reading.ts'
import { refuse } from './result.ts'

/**
 * What leaves no mark on a page. Unicode's own list has fillers, joiners and selectors; a Braille cell without dots and
 * a note without a head are blank too, though Unicode takes them for pictures.
 */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800\u{1d159}]/gu
const ONLY_BLANKS_AND_ACCENTS = new RegExp(`^(?:${BLANK.source}|\\p{M})*$`, 'u')

/** Only inside `attempt`. */
export function readName(value: unknown, where: string, longest: number): string {
  const name = readText(value, where, longest)
  // Names are printed in terminals and pages, where control characters could do more than name somebody. Half a
  // character is not kept by every store: two names could come back as one.
  if (!isPrintable(name) || /\p{Cs}/u.test(name))
    refuse('control-character', 'a name cannot hold control characters', { where })
  if (ONLY_BLANKS_AND_ACCENTS.test(name)) refuse('empty-name', 'a seat needs a name that can be seen', { where })
  if (name.trim() !== name) refuse('space-around-name', 'a name cannot begin or end with white space', { where })
  return name
}

/** Only inside `attempt`. */
export function refuseAlike(names: readonly string[], where: string): void {
  const plain = names.map((name) => name.normalize('NFKD').replace(BLANK, ''))
  for (const look of [inSmallLetters, inCapitals, asTyped])
    if (new Set(plain.map(look)).size !== names.length)
      refuse('same-name', 'two seats have the same name, or names that look alike', { where })
}

/**
 * Letters that look like a Latin one, each beside it: first Cyrillic, then Greek, then Latin letters of other alphabets.
 * Not all that Unicode lists, but those that a keyboard or a letter table offers to whoever wants to pass for another.
 */
const SMALL = lookAlikes('аa еe оo рp сc уy хx іi јj ѕs ԁd һh ӏl ԛq ԝw αa οo ιi νv ρp υu γy κk ıi ɑa ɡg')
const CAPITAL = lookAlikes('АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS ӀI ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX')

/** These look alike only in the case that they are typed in: Ali is not All. */
const TYPED = new Map([...SMALL, ...CAPITAL, ...lookAlikes('Il 1l |l 0O')])
for (const [letter, latin] of TYPED) TYPED.set(letter, TYPED.get(latin) ?? latin)

function lookAlikes(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map((pair) => [...pair] as [string, string]))
}

const inLatin = (name: string, alike: ReadonlyMap<string, string>): string =>
  Array.from(name, (letter) => alike.get(letter) ?? letter).join('')

const inSmallLetters = (name: string): string => inLatin(name.toLowerCase(), SMALL)
const inCapitals = (name: string): string => inLatin(name.toUpperCase(), CAPITAL)
const asTyped = (name: string): string => inLatin(name, TYPED)
