/** What the card game narrates during play. */
import type { Happening, Narrator } from '@bastide/kernel'

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
    | 'over'
  /** The card concerned: its id, or `?` for those who do not know it. */
  readonly card?: string
  /** The row concerned, by colour. */
  readonly row?: string
  /** Whether a played card lies face down. */
  readonly down?: true
  readonly round?: number
  /** The number of cards won, or of animals of a kind counted. */
  readonly count?: number
  /** The numbers that a score adds up. */
  readonly items?: readonly number[]
  /** What a score multiplies their sum by; 1 if absent. */
  readonly times?: number
}

export type CardNarrator = Narrator<CardHappening>
