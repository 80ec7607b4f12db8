/**
 * Codes that somebody reads on one device and types on another. Letters that are mistaken for digits are not in them,
 * and are understood as those digits if they are typed (the alphabet of Crockford).
 */
import { sha256 } from '@bastide/kernel'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 8
export const CODE_LASTS_MS = 10 * 60 * 1_000
const BITS = 5
/** Ten hexadecimal digits are forty bits: eight letters of five. */
const DIGITS = 10

/** A code from random bits. Each of the 2^40 is as likely as the others. */
export function codeFrom(randomBits: string): string {
  let rest = Number.parseInt(randomBits.slice(0, DIGITS), 16)
  let code = ''
  for (let i = 0; i < CODE_LENGTH; i++) {
    code += ALPHABET[rest % 2 ** BITS]
    rest = Math.floor(rest / 2 ** BITS)
  }
  return code
}

/** A code as somebody typed it, as it is kept: only its hash is. Null if it cannot be one. */
export function codeHash(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (code.length !== CODE_LENGTH || [...code].some((letter) => !ALPHABET.includes(letter))) return null
  return sha256(`bastide device code ${code}`)
}
