/** What kinds of feature and figure there are: data that modules hand in, from which the board's tables are made. */
import type { Position } from '@bastide/kernel'
import type { Sum } from './sum.ts'
import type { TileTables } from './tile-tables.ts'

export interface FeatureKind {
  readonly id: string
  /** The kind that it counts as where rules speak of that kind: a place of worship as a monastery. */
  readonly like?: string
  /**
   * How it goes on from tile to tile: through whole sides, through half-sides, or not at all, lying alone in the
   * middle.
   */
  readonly goesOn: 'sides' | 'halves' | 'alone'
  /** What a figure on it is called, by figure; those not named here cannot stand on it. */
  readonly roles: { readonly [figure: string]: string }
  /** The clause that keeps others off it, if it is not that of the base game. */
  readonly rolesBy?: string
  /** What it is worth when completed; absent for what is never completed. Writes the sum and gives the clause. */
  readonly complete?: (p: Position, root: number, sum: Sum) => string
  /** What it is worth unfinished at the end. */
  readonly unfinished?: (p: Position, root: number, sum: Sum) => string
  /**
   * For people: what it would be worth if it were closed with so many tiles more, and no pennants on them. Of what goes
   * on through sides.
   */
  readonly closing?: (p: Position, root: number, sum: Sum, tilesMore: number) => void
  /**
   * For people: what an owner may expect of it at the end, where a module's final scoring gives the points and not
   * `unfinished`.
   */
  readonly outlook?: (tables: TileTables, p: Position, root: number, sum: Sum) => string
}

export interface FigureKind {
  readonly id: string
  readonly perSeat: number
  /** What it is on kinds of feature that do not know it: for a figure that a module brings to the places of others. */
  readonly roleOn?: (kind: FeatureKind) => string | undefined
  /** The clause that keeps it off all others, if it is not that of the base game. */
  readonly rolesBy?: string
}

/** Whether rules for one kind hold for a feature of the other. */
export const countsAs = (kind: FeatureKind, id: string): boolean => kind.id === id || kind.like === id
