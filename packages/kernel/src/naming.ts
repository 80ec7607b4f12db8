/**
 * Reads untrusted names of players. A name must be visible and must not look like another at the same table. Tables and
 * records both use this, so that neither accepts what the other refuses.
 */
import { isPrintable } from './printing.ts'
import { readText } from './reading.ts'
import { refuse } from './result.ts'

/**
 * Characters that show nothing. Unicode's own list has fillers, joiners and selectors. A Braille cell without dots, a
 * musical note without a head and two hieroglyphs are blank too, although Unicode calls them symbols.
 */
const BLANK = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800\u303f\u{13441}\u{13442}\u{1d159}]/gu
/**
 * Half a surrogate pair is not kept by every store: two names could come back as one. What is for private use, or no
 * character at all, looks different on every machine, or like nothing.
 */
const NO_CHARACTER = /[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\ufffc]/u
const ONLY_BLANKS_AND_ACCENTS = new RegExp(`^(?:${BLANK.source}|\\p{M})*$`, 'u')

/** A name that can be seen and printed. Only inside `attempt`. */
export function readName(value: unknown, where: string, longest: number): string {
  const name = readText(value, where, longest)
  // Control characters could do harm in a terminal or a page.
  if (!isPrintable(name) || NO_CHARACTER.test(name))
    refuse('control-character', 'a name cannot hold control characters', { where })
  if (ONLY_BLANKS_AND_ACCENTS.test(name)) refuse('empty-name', 'a seat needs a name that can be seen', { where })
  if (name.trim() !== name) refuse('space-around-name', 'a name cannot begin or end with white space', { where })
  return name
}

const APOSTROPHE = /[\u2018\u2019\u02bc\u2032]/g

/** Refuses names of which two look alike. Only inside `attempt`. */
export function refuseAlike(names: readonly string[], where: string): void {
  const plain = names.map((name) => name.normalize('NFKD').replace(BLANK, '').replace(APOSTROPHE, "'"))
  for (const look of [inSmallLetters, inCapitals, asTyped])
    if (new Set(plain.map(look)).size !== names.length)
      refuse('same-name', 'two seats have the same name, or names that look alike', { where })
}

/**
 * Letters that look like a basic Latin one, each followed by that one: Cyrillic, then Greek, then other Latin letters.
 * Unicode lists thousands; these are the ones that are easy to type.
 */
const SMALL = lookAlikes('аa еe оo рp сc уy хx іi јj ѕs ԁd һh ӏl ԛq ԝw αa οo ιi νv ρp υu γy κk ıi ɑa ɡg')
const CAPITAL = lookAlikes('АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS ӀI ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX')

/** Some letters look alike only in one case: lva looks like Iva, but Ali does not look like All. */
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
