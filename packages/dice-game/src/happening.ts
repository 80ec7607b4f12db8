/** What the dice game narrates during play. */
import type { At, Happening, Narrator } from '@bastide/kernel'

/** How many dice show each face; faces that no die shows are left out. */
export type FaceCounts = { readonly [face: string]: number }

export interface SumItem {
  readonly of: string
  readonly count: number
  readonly each: number
}

export const HAPPENINGS = [
  'starts',
  'thrown',
  'doubling',
  'catapults',
  'built',
  'kept',
  'again',
  'score',
  'nothing',
  'knight-stays',
  'won',
  'over',
] as const

export interface DiceHappening extends Happening {
  readonly kind: (typeof HAPPENINGS)[number]
  /** What a throw showed, and its number within the turn. */
  readonly faces?: FaceCounts
  readonly throw?: number
  /** The number of dice concerned: thrown, passed on, set aside, or in a city. */
  readonly dice?: number
  /** A die that was built, and how it lies. */
  readonly face?: string
  readonly at?: At
  readonly turn?: number
  /** The number of knights kept now. */
  readonly knights?: number
  /** A score's sum: its counts times its values add up to the points. */
  readonly items?: readonly SumItem[]
}

export type DiceNarrator = Narrator<DiceHappening>
