/**
 * Whether two names look alike to somebody who only glances at them: letters of different scripts, a one for an i, rn
 * for m. Stricter than the kernel, which judges stored games too and must not refuse one that it accepted before.
 */
import { LOOK_ALIKES } from './look-alike-letters.ts'

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)),
)

/** Whoever reads one of these tells its letters apart, also those that look like the same Latin one. */
const SCRIPTS = [
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Thai',
  'Lao',
  'Myanmar',
  'Ethiopic',
  'Cherokee',
].map((script) => new RegExp(`^[\\p{Script=${script}}\\P{L}]+$`, 'u'))

const areOfOneScript = (one: string, other: string): boolean => {
  const hasLetters = /\p{L}/u.test(one) && /\p{L}/u.test(other)
  return hasLetters && SCRIPTS.some((script) => script.test(one) && script.test(other))
}

/** Shows nothing, or hardly anything. */
const BETWEEN = /[\s\p{Default_Ignorable_Code_Point}._'’-]/gu

const inLatin = (name: string): string =>
  Array.from(name.normalize('NFKD').replace(BETWEEN, ''), (letter) => LATIN.get(letter) ?? letter)
    .join('')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')

const joined = (name: string): string => name.toLowerCase().replace(/rn/g, 'm').replace(/vv/g, 'w')

/** Each with the strokes that stand for an i as well as for an l: a capital I only where it was typed as one. */
const CASES: readonly { readonly of: (name: string) => string; readonly stroke: RegExp }[] = [
  { of: (name) => name, stroke: /[I1|]/g },
  { of: (name) => name.toLowerCase(), stroke: /[1|]/g },
  { of: (name) => name.toUpperCase(), stroke: /[1|]/g },
]

/** A one among letters is there for an i or an l, and nobody sees which. */
const STROKE_IN_WORD = /\p{L}[1|]|[1|]\p{L}/u

export function looksAlike(one: string, other: string): boolean {
  if (areOfOneScript(one, other)) return false
  return CASES.some(({ of, stroke }) => {
    const names = [one, other].map((name) => inLatin(of(name)))
    const isSame = (read: (latin: string) => string): boolean => new Set(names.map(read)).size === 1
    const withStrokes = (letter: string) => (latin: string) => joined(latin.replace(stroke, letter))
    if (isSame(withStrokes('i')) || isSame(withStrokes('l'))) return true
    const isUnclear = names.some((latin) => STROKE_IN_WORD.test(latin))
    return isUnclear && isSame((latin) => withStrokes('l')(latin).replace(/i/g, 'l'))
  })
}
