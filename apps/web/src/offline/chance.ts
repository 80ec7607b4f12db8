/**
 * Chance at a table. A table has a secret from its opening on, and each draw follows from the secret and from how many
 * draws were made before it: nobody can know it beforehand, and a draw that was taken back is drawn again the same.
 */
import { type Action, type AnyRules, CHANCE, type Position, Random, sha256 } from '@bastide/kernel'

/** A secret that nobody has had before. */
export function newSecret(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(16).padStart(8, '0')).join('')
}

const random = new Random(0)

export function drawFrom(secret: string): (rules: AnyRules, p: Position, index: number) => Action {
  return (rules, p, index) => {
    // A generator takes a number of 53 bits: that many of the digest.
    random.reseed(Number.parseInt(sha256(`${secret} ${index}`).slice(0, 13), 16))
    return rules.sample(p, CHANCE, random)
  }
}
