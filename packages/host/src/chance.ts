/**
 * Chance at a table. A table has a secret from its opening on. Each draw follows from the secret and from the number
 * of draws before it: nobody can know it in advance, and a draw that was taken back is made with the same random
 * numbers again. From an equal position it then comes out the same.
 *
 * At a table with fair draws the players add to it, and anybody can compute the draws again afterwards.
 */
import { type Action, type AnyRules, CHANCE, fairAction, type Position, Random, sha256 } from '@bastide/kernel'
import type { Opening } from '@bastide/table'

/**
 * Chance's decision. `index` counts the draws that stand before it; `trail` is of the links that the players revealed,
 * at a table with fair draws.
 */
export type Draw = (rules: AnyRules, p: Position, index: number, trail?: string) => Action

/** `Random` takes a seed of up to 53 bits; 13 hexadecimal digits are 52. */
const DIGITS = 13

export function drawFrom(secret: string): Draw {
  const random = new Random(0)
  return (rules, p, index) => {
    random.reseed(Number.parseInt(sha256(`${secret} ${index}`).slice(0, DIGITS), 16))
    return rules.sample(p, CHANCE, random)
  }
}

/** Draws that can be proven. */
export const fairDraw =
  (secret: string, table: string): Draw =>
  (rules, p, index, trail) => {
    if (trail === undefined) throw new Error('a fair draw needs the links that were revealed')
    return fairAction(rules, p, { secret, table, index, trail })
  }

/** How draws are made at a table that was opened so. */
export const drawAt = (secret: string, { fair }: Pick<Opening, 'fair'>): Draw =>
  fair === undefined ? drawFrom(secret) : fairDraw(secret, fair.table)
