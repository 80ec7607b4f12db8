/** Reads the options of a setup from untrusted input. */
import type { SetupField } from './contract.ts'
import { readInteger, readOneOf } from './reading.ts'

/** One of its words or numbers, or a whole number in its range. */
export function readOption(
  { choices, range }: SetupField,
  value: unknown,
  where: string,
  seats: number,
): string | number {
  if (choices?.includes(value as string | number)) return value as string | number
  if (range === undefined || (choices !== undefined && typeof value === 'string'))
    return readOneOf(value, where, choices ?? [])
  return range === 'seats' ? readInteger(value, where, 0, seats - 1) : readInteger(value, where, range[0], range[1])
}

/** Those that are given, and for all others the edition's defaults. */
export function readOptions(
  fields: readonly SetupField[],
  given: { readonly [key: string]: unknown },
  edition: string,
  seats: number,
): { readonly [key: string]: string | number } {
  const read = (field: SetupField): string | number =>
    given[field.key] === undefined
      ? (field.defaults[edition] as string | number)
      : readOption(field, given[field.key], `setup.options.${field.key}`, seats)
  return Object.fromEntries(fields.map((field) => [field.key, read(field)]))
}
