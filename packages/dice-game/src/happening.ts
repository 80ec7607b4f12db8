/** What the dice game tells while it is played. */
import type { At, Happening, Narrator } from '@bastide/kernel'

/** How many dice show each face; faces that none shows are left out. */
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
  /** Of a throw: what it showed, and the how manieth of its turn it was. */
  readonly faces?: FaceCounts
  readonly throw?: number
  /** How many dice it is about: thrown, handed on, set aside, or those of a city. */
  readonly dice?: number
  /** A die that was built, and how. */
  readonly face?: string
  readonly at?: At
  readonly turn?: number
  /** How many knights are kept now. */
  readonly knights?: number
  /** A score's sum: its counts times its values are the points. */
  readonly items?: readonly SumItem[]
}

export type DiceNarrator = Narrator<DiceHappening>
