/** Reads a setup option from untrusted input: one of its words or numbers, or a whole number in its range. */
import type { SetupField } from './contract.ts'
import { readInteger, readOneOf } from './reading.ts'

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
