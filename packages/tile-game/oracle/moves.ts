/** The language that the oracle and the engine share, and the setup that both start from. */
import type { Tile } from '../src/board/tile.ts'
import type { Copies } from './bag.ts'
import type { CountEnd, CountEntry, CountMoves } from './count.ts'
import type { FarmerRule } from './farming.ts'
import type { FigureKind, Quarter } from './figures.ts'
import type { MarkerPoints } from './markers.ts'

export type Cell = readonly [x: number, y: number]

/** CROP-2 */
export type Choice = 'A' | 'B'
/** CROP-3: what the concerned followers stand on. */
export type Concerned = 'city' | 'road' | 'field'

export type Move =
  | { readonly starts: number }
  | { readonly draw: string }
  | { readonly place: string; readonly at: Cell; readonly turn: number }
  | { readonly deploy: FigureKind; readonly on: string; readonly at?: Cell }
  | { readonly take: FigureKind; readonly on: string; readonly at: Cell }
  | { readonly choose: Choice | Quarter }
  | { readonly pass: true }

export interface WeightedMove {
  readonly move: Move
  readonly weight: number
}

export interface LaidAtStart {
  readonly tile: string
  readonly at: Cell
  readonly turn: number
  readonly figures?: readonly { readonly seat: number; readonly figure: string; readonly on: string }[]
}

export interface Setup {
  readonly edition: '2000' | '2016'
  readonly seats: number
  /** The expansions in play. */
  readonly modules: readonly string[]
  readonly farmers: FarmerRule
  readonly smallCity: 2 | 4
  readonly followers: number
  readonly starts: number | 'random'
  /** ABBOT-1: how many a seat has; none without the module. */
  readonly abbots: number
  /** RIVER2-2 */
  readonly riverRoom: 'printed' | 'wide'
  /** RIVER2-3: whether an abbot may come home in the volcano's turn. */
  readonly volcanoAbbot: 'may-return' | 'stays'
  /** RIVER2-4 */
  readonly pigHerd: boolean
  readonly markerPoints: MarkerPoints
  readonly countMoves: CountMoves
  readonly countEntry: CountEntry
  readonly countEnd: CountEnd
  /** What will be drawn. */
  readonly pile: Copies
  /** What lies there before the first turn. */
  readonly start: readonly LaidAtStart[]
  readonly tiles: readonly Tile[]
  /** CROP-3, by tile. */
  readonly concerned: { readonly [tileId: string]: Concerned }
}

/** The same words for the same move, in whatever order its fields were written. */
export function wordsOf(move: Move): string {
  const fields: { readonly [field: string]: unknown } = move
  return Object.keys(fields)
    .sort()
    .map((field) => `${field} ${fields[field]}`)
    .join(', ')
}
