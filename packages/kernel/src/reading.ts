/**
 * Readers for values of unknown shape. Each takes the value and its path in the input, and names both in a refusal.
 * None of them recurses, so a document nested a million deep costs no stack.
 */
import { refuse } from './result.ts'

const SHOWN = 40

/** A value as shown in a refusal: short. The refusal itself removes unprintable characters. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (value !== null && typeof value === 'object') return 'an object'
  if (typeof value === 'string') return `"${value.slice(0, SHOWN)}"${value.length > SHOWN ? '…' : ''}`
  return typeof value === 'function' || typeof value === 'symbol' ? `a ${typeof value}` : String(value)
}

const LISTED = 12

/** What would be accepted, for a refusal: the first of the names, and how many more there are. */
export function listed(names: readonly string[], most = LISTED): string {
  const more = names.length - most
  return more <= 0 ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${more} more`
}

type Fields = { readonly [key: string]: unknown }

/** An object with any fields. */
export function readObject(value: unknown, where: string): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    refuse('not-an-object', `expected an object, found ${shown(value)}`, { where })
  return value as Fields
}

/** An object with all of `required`, any of `optional`, and nothing else. */
export function readFields(
  value: unknown,
  where: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Fields {
  const fields = readObject(value, where)
  for (const key of required)
    if (!Object.hasOwn(fields, key)) refuse('missing-field', `the field "${key}" is missing`, { where })
  for (const key of Object.keys(fields)) {
    if (!required.includes(key) && !optional.includes(key))
      refuse('unknown-field', `unknown field ${shown(key)}; known: ${listed([...required, ...optional])}`, { where })
  }
  return fields
}

export function readList(value: unknown, where: string, atMost: number): readonly unknown[] {
  if (!Array.isArray(value)) refuse('not-a-list', `expected a list, found ${shown(value)}`, { where })
  const list = value as readonly unknown[]
  if (list.length > atMost) refuse('too-long', `${list.length} entries, at most ${atMost} are allowed`, { where })
  // Spread, so that a hole becomes undefined instead of being skipped.
  return [...list]
}

export function readInteger(value: unknown, where: string, least: number, most: number): number {
  if (!Number.isInteger(value)) refuse('not-an-integer', `expected a whole number, found ${shown(value)}`, { where })
  const number = value as number
  if (number < least || number > most)
    refuse('out-of-range', `${number} is not between ${least} and ${most}`, { where })
  return number
}

export function readText(value: unknown, where: string, longest: number): string {
  if (typeof value !== 'string') refuse('not-a-text', `expected a text, found ${shown(value)}`, { where })
  const text = value as string
  if (text.length > longest) refuse('too-long', `${text.length} characters, at most ${longest} are allowed`, { where })
  return text
}

export function readOneOf<T extends string | number>(value: unknown, where: string, allowed: readonly T[]): T {
  if (!allowed.includes(value as T))
    refuse('not-allowed', `expected one of ${allowed.map(shown).join(', ')}, found ${shown(value)}`, { where })
  return value as T
}
