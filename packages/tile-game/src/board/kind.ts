/** Kinds of feature and figure: data that modules provide, from which the board's tables are built. */
import type { Position } from '@bastide/kernel'
import type { Sum } from './sum.ts'
import type { TileTables } from './tile-tables.ts'

export interface FeatureKind {
  readonly id: string
  /** The kind it counts as where rules name that kind: a cult place counts as a monastery. */
  readonly like?: string
  /** How it continues from tile to tile: through whole sides, through half-sides, or not at all, as a centre. */
  readonly goesOn: 'sides' | 'halves' | 'alone'
  /** By figure: the role of that figure on it. A figure not named here cannot stand on it. */
  readonly roles: { readonly [figure: string]: string }
  /** The clause that keeps other figures off it, if not the base game's. */
  readonly rolesBy?: string
  /** What it is worth when completed; absent if it is never completed. Writes the sum and returns the clause. */
  readonly complete?: (p: Position, root: number, sum: Sum) => string
  /** What it is worth unfinished, at the end. */
  readonly unfinished?: (p: Position, root: number, sum: Sum) => string
  /**
   * For people: what it would be worth if closed with that many more tiles and no more pennants. Only for features that
   * continue through sides.
   */
  readonly closing?: (p: Position, root: number, sum: Sum, tilesMore: number) => void
  /**
   * For people: what an owner may expect of it at the end, where a module's final scoring gives the points rather than
   * `unfinished`.
   */
  readonly outlook?: (tables: TileTables, p: Position, root: number, sum: Sum) => string
}

export interface FigureKind {
  readonly id: string
  readonly perSeat: number
  /** Its role on kinds of feature that do not name it: for a figure that a module brings to other modules' features. */
  readonly roleOn?: (kind: FeatureKind) => string | undefined
  /** The clause that keeps it off all other features, if not the base game's. */
  readonly rolesBy?: string
}

/** Whether the rules for one kind also hold for a feature of the other. */
export const countsAs = (kind: FeatureKind, id: string): boolean => kind.id === id || kind.like === id
