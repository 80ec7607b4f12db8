/** What the tile game tells while it is played. */
import type { Happening, Narrator } from '@bastide/kernel'
import type { At } from './board/map.ts'
import type { SumItem } from './board/sum.ts'

export interface FeatureFacts {
  readonly kind: string
  /** The tiles it covers, each once. */
  readonly cells: readonly At[]
}

export interface TileHappening extends Happening {
  readonly kind:
    | 'starts'
    | 'drawn'
    | 'discarded'
    | 'placed'
    | 'deployed'
    | 'passed'
    | 'score'
    | 'unclaimed'
    | 'returned'
    | 'taken'
    | 'chosen'
    | 'set-aside'
    | 'lifted'
    | 'abandoned'
    | 'again'
    | 'marker'
    | 'ending'
    | 'over'
  /** The feature that it is about. */
  readonly feature: FeatureFacts | null
  /** A score's sum: counts times values add up to the points. */
  readonly items?: readonly SumItem[]
  /** For farmers paid city by city: the city. */
  readonly serves?: FeatureFacts
  readonly tile?: string
  readonly at?: At
  readonly turn?: number
  readonly figure?: string
  readonly role?: string
  readonly spot?: string
  /** How many figures went home. */
  readonly figures?: number
  /** The named option that was chosen. */
  readonly choice?: string
}

export type TileNarrator = Narrator<TileHappening>
