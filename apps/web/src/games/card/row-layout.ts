/**
 * Where the cards of a row lie, in pixels from its board. Cards overlap: of a covered one the strip at its left is
 * seen. The strips get narrower as a row grows, so that its end is always in sight, with room for one more card.
 */
import { CARD_WIDTH, STRIP } from '@bastide/card-game/pictures'

export interface RowLayout {
  /** By stretch: the left edge of each card. */
  readonly cards: readonly (readonly number[])[]
  /** The left edge of each follower; one for every stretch but the last. */
  readonly followers: readonly number[]
  /** Where the next card goes. */
  readonly next: number
  /** How much of a covered card is seen. */
  readonly strip: number
}

/** Of the width of a card: what is seen of a covered one, and how wide a follower stands. Large cards show more. */
const WIDEST_STRIP = STRIP / CARD_WIDTH
const WIDEST_LARGE_STRIP = 0.42
const LARGE_CARD = 70
export const FOLLOWER = 0.5
/** How much is seen of the last card before a follower, and the strip below which it gives way. */
const ENDS: readonly { readonly shown: number; readonly unless: number }[] = [
  { shown: 1, unless: 0.24 },
  { shown: 0.62, unless: 0.2 },
]

/** `stretches` are numbers of cards; all but the last end with a follower. `space` is at least two cards wide. */
export function layRow(stretches: readonly number[], space: number, card: number): RowLayout {
  const claimed = stretches.slice(0, -1)
  const open = stretches.at(-1) ?? 0
  const ends = claimed.filter((count) => count > 0).length
  const covered = claimed.reduce((sum, count) => sum + Math.max(0, count - 1), open)
  const fixed = card + claimed.length * FOLLOWER * card
  const widest = card * (card < LARGE_CARD ? WIDEST_STRIP : WIDEST_LARGE_STRIP)
  const stripFor = (left: number, strips: number): number => (strips === 0 ? widest : Math.min(widest, left / strips))
  for (const { shown, unless } of ENDS) {
    const strip = stripFor(space - fixed - ends * shown * card, covered)
    if (strip >= unless * card && fixed + ends * shown * card <= space) return lay(stretches, card, strip, shown * card)
  }
  // The follower stands on the last card.
  const strip = Math.max(0, stripFor(space - fixed, covered + ends))
  return lay(stretches, card, strip, strip)
}

function lay(stretches: readonly number[], card: number, strip: number, end: number): RowLayout {
  const followers: number[] = []
  let x = 0
  const cards = stretches.map((count, stretch) => {
    const lying = Array.from({ length: count }, (_, i) => x + i * strip)
    if (stretch === stretches.length - 1) x += count * strip
    else {
      if (count > 0) x += (count - 1) * strip + end
      followers.push(x)
      x += FOLLOWER * card
    }
    return lying
  })
  return { cards, followers, next: x, strip }
}
