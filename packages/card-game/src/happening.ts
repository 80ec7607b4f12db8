/** What the card game tells while it is played. */
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
  /** The card it is about: its id, or `?` to those who do not know it. */
  readonly card?: string
  /** The row it is about, by its colour. */
  readonly row?: string
  /** Of a card that is played: whether it lies face down. */
  readonly down?: true
  readonly round?: number
  /** How many cards were won, or how many animals of a kind were counted. */
  readonly count?: number
  /** Of a score: the numbers that are added up. */
  readonly items?: readonly number[]
  /** Of a score: what their sum is multiplied by; 1 where this is absent. */
  readonly times?: number
}

export type CardNarrator = Narrator<CardHappening>
