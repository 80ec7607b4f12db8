/** How likely it is that one of some tiles is drawn soon. */

/** A part of what is to be drawn: so many tiles, and among them so many of those that are hoped for. */
export interface Share {
  readonly tiles: number
  readonly hoped: number
}

const DECIMALS = 10_000

/**
 * That at least one hoped-for tile is among so many draws; the shares are drawn one after another, each until it is
 * empty.
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
