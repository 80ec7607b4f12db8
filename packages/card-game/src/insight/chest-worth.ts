/** What a chest gives at the end (CARD-19), as far as somebody knows what went under it. Needs no engine. */
import { COLOURS } from '../cards/card.ts'
import { Series } from '../cards/series.ts'
import { SERIES_POINTS } from '../cards/series-points.ts'

/** What these buildings and building jokers give, split into the best series. */
export function chestWorth(cards: readonly string[]): number {
  const counts = COLOURS.map((colour) => cards.filter((card) => card === `${colour}/building`).length)
  return new Series().of(counts, cards.filter((card) => card === 'building-joker').length).points()
}

/** What so many of them give at most: if they form as many series of all colours as they can. */
export function mostOfChest(cards: number): number {
  const whole = Math.floor(cards / COLOURS.length)
  return whole * SERIES_POINTS[COLOURS.length] + (SERIES_POINTS[cards % COLOURS.length] ?? 0)
}
