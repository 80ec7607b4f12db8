/** The odds that one of some tiles is drawn soon. */

/** A part of what is to be drawn: how many tiles, and how many of them are hoped for. */
export interface Share {
  readonly tiles: number
  readonly hoped: number
}

const DECIMALS = 10_000

/**
 * The chance that at least one hoped-for tile is among the draws. The shares are drawn one after another, each until it
 * is empty.
 */
export function oddsOf(shares: readonly Share[], draws: number): number {
  let none = 1
  let left = draws
  for (const { tiles, hoped } of shares) {
    for (let drawn = 0; drawn < tiles && left > 0; drawn++, left--)
      none *= Math.max(0, tiles - hoped - drawn) / (tiles - drawn)
  }
  return Math.round((1 - none) * DECIMALS) / DECIMALS
}
