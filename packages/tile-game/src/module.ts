/**
 * The plug: what a module hands in, and what it is given. A module is one folder under `expansions/`; `compose` reads it once,
 * as it puts a setup's rules together; no move pays for names.
 */
import type { Json, Layout, Position, SetupField } from '@bastide/kernel'
import type { FeatureKind, FigureKind } from './board/kind.ts'
import type { Land } from './board/land.ts'
import type { Tile } from './board/tile.ts'
import type { LaidFacts } from './facts.ts'
import type { Setup } from './setup.ts'
import type { Texts } from './text.ts'
import type { FinalScore } from './turn/ending.ts'
import type { Slot, Step } from './turn/step.ts'

export interface Module {
  readonly id: string
  /** What it says to people, in each language. */
  readonly text: Texts
  /** The faces of all its tiles. */
  readonly tiles: readonly Tile[]
  /** How many of each it puts into the bag; the same ids are the ones that a `pile` may hold. */
  copies(edition: string): { readonly [tile: string]: number }
  /** The tiles that lie before the first turn; they come out of the bag. */
  start?(edition: string): readonly LaidFacts[]
  /** Its options. */
  readonly fields: readonly SetupField[]
  /** The kinds of feature and of figure that it brings. */
  kinds?(setup: Setup): readonly FeatureKind[]
  figures?(setup: Setup): readonly FigureKind[]
  /** Its part in play. */
  plug?(table: TablePlan): Plug
}

/** What a module may build upon. */
export interface TablePlan {
  readonly setup: Setup
  readonly seats: number
  readonly land: Land
  /** Where a module declares the columns of its own state. */
  readonly layout: Layout
}

export interface Plug {
  /** Asked in a slot of the turn, in the order of `expansions/order.ts`. */
  readonly steps?: readonly { readonly slot: Slot; readonly step: Step }[]
  /** After what is unfinished has been scored. */
  readonly finalScore?: FinalScore
  /** Its own state, for the view and the digest; must say all that changes what may follow. */
  readonly facts?: (p: Position) => Json
}
