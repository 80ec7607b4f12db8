import { sha256 } from '@bastide/kernel'

/** `Random` takes a seed of up to 53 bits; 13 hexadecimal digits are 52. */
const DIGITS = 13

/** A seed for each purpose. Seeds of different parts have nothing to do with each other. */
export const seedOf = (...parts: readonly (string | number)[]): number =>
  Number.parseInt(sha256(parts.join(' ')).slice(0, DIGITS), 16)
