/** What the card game narrates during play. */
import type { Happening, Narrator, Seat } from '@bastide/kernel'

/** What a seat was dealt, in no particular order: `?` for those who do not know a card. */
export interface DealtHand {
  readonly seat: Seat
  readonly cards: readonly string[]
}

/** One of several seats with equal points, and what decides between them. */
export interface TiedSeat {
  readonly seat: Seat
  readonly buildings: number
}

export interface CardHappening extends Happening {
  readonly kind:
    | 'starts'
    | 'opened'
    | 'put'
    | 'round'
    | 'dealt'
    | 'played'
    | 'claimed'
    | 'won'
    | 'turned-up'
    | 'kept'
    | 'assigned'
    | 'stored'
    | 'score'
    | 'ending'
    | 'tied'
    | 'over'
  /** The card concerned: its id, or `?` for those who do not know it. */
  readonly card?: string
  /** The row concerned, by colour. */
  readonly row?: string
  /** Whether a played card lies face down. */
  readonly down?: true
  readonly round?: number
  /** All hands of a round, from the dealer's left on. */
  readonly hands?: readonly DealtHand[]
  /** The seats with equally many points, the most buildings first, and how many points each has. */
  readonly tied?: readonly TiedSeat[]
  readonly total?: number
  /** The number of cards won, or of animals of a kind counted. */
  readonly count?: number
  /** The numbers that a score adds up. */
  readonly items?: readonly number[]
  /** What a score multiplies their sum by; 1 if absent. */
  readonly times?: number
}

export type CardNarrator = Narrator<CardHappening>
