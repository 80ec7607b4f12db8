/** What kinds of feature and figure there are: data that modules hand in, from which the board's tables are made. */
import type { Position } from '@bastide/kernel'
import type { Sum } from './sum.ts'

export interface FeatureKind {
  readonly id: string
  /** How it goes on from tile to tile: through whole sides, through half-sides, or not at all, lying alone in the middle. */
  readonly goesOn: 'sides' | 'halves' | 'alone'
  /** What a figure on it is called, by figure; those not named here cannot stand on it. */
  readonly roles: { readonly [figure: string]: string }
  /** What it is worth when completed; absent for what is never completed. Writes the sum and gives the clause. */
  readonly complete?: (p: Position, root: number, sum: Sum) => string
  /** What it is worth unfinished at the end. */
  readonly unfinished?: (p: Position, root: number, sum: Sum) => string
}

export interface FigureKind {
  readonly id: string
  readonly perSeat: number
}
