/** The language in which the oracle and the engine speak, and the setup that both begin from. */
import type { Tile } from '../src/board/tile.ts'
import type { FarmerRule } from './farming.ts'

export type Cell = readonly [x: number, y: number]

/** CROP-2 */
export type Choice = 'A' | 'B'
/** CROP-3: what the followers concerned stand on. */
export type Concerned = 'city' | 'road' | 'field'

export type Move =
  | { readonly starts: number }
  | { readonly draw: string }
  | { readonly place: string; readonly at: Cell; readonly turn: number }
  | { readonly deploy: 'follower'; readonly on: string; readonly at?: Cell }
  | { readonly take: 'follower'; readonly on: string; readonly at: Cell }
  | { readonly choose: Choice }
  | { readonly pass: true }

export interface WeightedMove {
  readonly move: Move
  readonly weight: number
}

export interface Setup {
  readonly edition: '2000' | '2016'
  readonly seats: number
  readonly farmers: FarmerRule
  readonly smallCity: 2 | 4
  readonly followers: number
  readonly starts: number | 'random'
  /** What will be drawn. */
  readonly pile: { readonly [tileId: string]: number }
  /** What lies before the first turn. */
  readonly start: readonly { readonly tile: string; readonly at: Cell; readonly turn: number }[]
  readonly tiles: readonly Tile[]
  readonly concerned: { readonly [tileId: string]: Concerned }
}

/** The same words for the same move, in whatever order its fields were written. */
export function wordsOf(move: Move): string {
  return JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)))
}
