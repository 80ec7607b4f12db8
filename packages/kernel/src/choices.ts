/**
 * What an awaited seat may choose from, in the form a client draws. There are exactly four kinds, so a client that
 * knows them can play every game and every module.
 */
import type { Json } from './json.ts'

export type At = readonly [x: number, y: number]

/** A tile or a die, and the cells where it may lie, each with its allowed rotations. */
export interface CellsChoice {
  readonly kind: 'cells'
  readonly tile: string
  readonly cells: readonly { readonly at: At; readonly turns: readonly number[] }[]
}

/** The move of a choice of cells, in every game. */
export const placing = ({ tile }: CellsChoice, at: At, turn: number) => ({ place: tile, at, turn })

/** A figure or token that may be put on a place, or taken from it. */
export interface SpotOf<Move> {
  readonly figure: string
  readonly on: string
  readonly move: Move
}

export type ChoiceOf<Move = Json, Spot extends SpotOf<Move> = SpotOf<Move>> =
  | CellsChoice
  | { readonly kind: 'spots'; readonly spots: readonly Spot[] }
  | { readonly kind: 'names'; readonly names: readonly { readonly name: string; readonly move: Move }[] }
  | { readonly kind: 'pass'; readonly move: Move }
