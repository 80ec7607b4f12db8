/**
 * Chance at a table. A table has a secret from its opening on. Each draw follows from the secret and from the number
 * of draws before it: nobody can know it in advance, and a draw that was taken back is made with the same random
 * numbers again. From an equal position it then comes out the same.
 */
import { type Action, type AnyRules, CHANCE, type Position, Random, sha256 } from '@bastide/kernel'

/** Chance's decision. `index` counts the draws that stand before it. */
export type Draw = (rules: AnyRules, p: Position, index: number) => Action

/** `Random` takes a seed of up to 53 bits; 13 hexadecimal digits are 52. */
const DIGITS = 13

export function drawFrom(secret: string): Draw {
  const random = new Random(0)
  return (rules, p, index) => {
    random.reseed(Number.parseInt(sha256(`${secret} ${index}`).slice(0, DIGITS), 16))
    return rules.sample(p, CHANCE, random)
  }
}
