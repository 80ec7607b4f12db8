/** What the tile game tells while it is played. */
import type { Happening, Narrator } from '@bastide/kernel'
import type { At } from './board/map.ts'
import type { SumItem } from './board/sum.ts'

export interface FeatureFacts {
  readonly kind: string
  /** The tiles it lies on, each once. */
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
  /** The road, city, field or place that it is about. */
  readonly feature: FeatureFacts | null
  /** A score's sum: its counts times its values are the points. */
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
  /** Which of the named options was chosen. */
  readonly choice?: string
}

export type TileNarrator = Narrator<TileHappening>
