/**
 * What a module provides, and what it is given. A module is one folder under `expansions/`. `compose` reads it once,
 * when it puts the rules of a setup together, so playing a move looks nothing up by name.
 */
import type { Json, Layout, Position, SetupField } from '@bastide/kernel'
import type { Aid } from './aids.ts'
import type { Ban, Veto } from './board/fitting.ts'
import type { FeatureKind, FigureKind } from './board/kind.ts'
import type { Tile } from './board/tile.ts'
import type { TileTables } from './board/tile-tables.ts'
import type { AreaFacts, FigureFacts, LaidFacts, TokenFacts } from './facts.ts'
import type { Move } from './move.ts'
import type { Setup } from './setup.ts'
import type { StreamPart } from './stream/stages.ts'
import type { DeployExtra } from './turn/deploying.ts'
import type { Unplaceable } from './turn/drawing.ts'
import type { FinalScore, StaysOn } from './turn/ending.ts'
import type { AfterPlaced } from './turn/placing.ts'
import type { AfterCompleted } from './turn/scoring.ts'
import type { Slot, Step } from './turn/step.ts'

export interface Module {
  readonly id: string
  /** The faces of all its tiles. */
  readonly tiles: readonly Tile[]
  /**
   * How many of each tile it puts into the bag; without setup options, all that its box may hold, which is also what a
   * `pile` may hold.
   */
  copies(edition: string, options?: Setup['options']): { readonly [tile: string]: number }
  /** The tiles that lie there before the first turn. They come out of the bag. */
  start?(edition: string): readonly LaidFacts[]
  /** Its part in a stream: tiles laid before all others, each extending the last. */
  readonly stream?: StreamPart
  /** Its tiles that take no figures, each with the clause that says so. */
  readonly bare?: { readonly [tile: string]: string }
  /** Its setup options. */
  readonly fields: readonly SetupField[]
  /** The kinds of feature and of figure that it adds. */
  kinds?(setup: Setup): readonly FeatureKind[]
  figures?(setup: Setup): readonly FigureKind[]
  /** Its part in play. */
  hooks?(table: TablePlan): Hooks
}

/** What a module can build on. */
export interface TablePlan {
  readonly setup: Setup
  readonly seats: number
  readonly tables: TileTables
  /** Where a module declares the columns of its own state. */
  readonly layout: Layout
}

/** What changes when two modules are played together. */
export interface Pair {
  readonly of: readonly [string, string]
  /** What lies at the start, instead of what either of them would bring. */
  start?(edition: string): readonly LaidFacts[]
  /** Setup options that exist only if both are played. */
  readonly fields?: readonly SetupField[]
  /** Tiles that stay in the box. */
  readonly leftOut?: readonly string[]
  /** Tiles in whose turn nothing may replace putting a figure down, each with the clause that says so. */
  idle?(setup: Setup): { readonly [tile: string]: string }
  /** The clause that players are warned of before they play both. */
  readonly warning?: string
}

/** A module's hooks, and the key of its facts in views and digests. */
export interface NamedHooks {
  readonly key: string
  readonly hooks: Hooks
}

/** How many of each tile. */
export type Copies = { readonly [tile: string]: number }

/** Tiles that are not in the bag yet. */
export interface ToCome {
  /** Tiles that go back into the bag once another tile is laid. */
  readonly aside: Copies
  /** Tiles that fill the bag each time it is empty, in this order. */
  readonly later: readonly Copies[]
}

export interface Hooks {
  /** Sets up its own state before the first turn, if that is not all zeros. */
  readonly begin?: (p: Position) => void
  /** Forbids some placements that fit. */
  readonly mayPlace?: { readonly concerns: (kind: number) => boolean; readonly veto: Veto }
  /** Handles a drawn tile that fits nowhere, if it does not simply leave the game. */
  readonly unplaceable?: Unplaceable
  readonly afterPlaced?: AfterPlaced
  /** Adds options to the step `deploy`. */
  readonly deployExtra?: DeployExtra
  readonly afterCompleted?: AfterCompleted
  /** Whether the same seat has the next turn. */
  readonly staysOn?: StaysOn
  /** Places for figures that are not on a segment, and who stands there. */
  readonly areas?: readonly AreaFacts[]
  readonly figures?: (p: Position) => readonly FigureFacts[]
  /** Asked in a slot of the turn, in the order of `expansions/order.ts`. */
  readonly steps?: readonly { readonly slot: Slot; readonly step: Step }[]
  /** Why a move of its own is not awaited now; null if it cannot tell. Only asked when that move is refused. */
  readonly unasked?: (p: Position, move: Move) => Ban | null
  /** After unfinished features have been scored. */
  readonly finalScore?: FinalScore
  /** Its own state, for the view and the digest. Must include everything that affects what may follow. */
  readonly facts?: (p: Position) => Json
  /** Its state in a view, if that depends on the agreed aids; otherwise its facts are shown. */
  readonly shown?: (p: Position, aids: readonly Aid[]) => Json
  /** What it put on the table besides figures, for the view. Its facts say the same to the digest. */
  readonly tokens?: (p: Position) => readonly TokenFacts[]
  /** Tiles that it will put into the bag. */
  readonly toCome?: (p: Position) => ToCome
}
