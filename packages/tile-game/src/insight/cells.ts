/**
 * The empty cells beside the board: which tiles could still lie there, how likely they are to come, and where none ever
 * will.
 */
import type { Position, Seat } from '@bastide/kernel'
import { frontierCell, frontierCount, tileInHand, tileJustLaid } from '../board/columns.ts'
import { legalRotations } from '../board/fitting.ts'
import { type At, whereCell } from '../board/map.ts'
import type { TileTables } from '../board/tile-tables.ts'
import { inReadingOrder } from '../facts.ts'
import type { Copies } from '../module.ts'
import { STARTS } from '../turn/starting.ts'
import type { ViewSource } from '../view.ts'
import { oddsOf } from './odds.ts'
import { drawnFrom, totalOf } from './pile.ts'

export interface ShownCell {
  readonly at: At
  /** The tiles still to come that could be laid there on the board as it is. */
  readonly fits: readonly string[]
  /**
   * The chance that at least one of them is drawn by the end of the viewer's next turn; for a watcher, within a round.
   */
  readonly odds: number
}

const rowsOf = (p: Position): readonly number[] => Array.from({ length: frontierCount.get(p, 0) }, (_, row) => row)
const whereRow = (p: Position, row: number): At => whereCell(p, frontierCell.get(p, row))

/** How many tiles are drawn up to and including the seat's next turn, provided nobody has two turns in a row. */
export function drawsUntil({ rules, stepName }: ViewSource, p: Position, viewer: Seat, active: Seat): number {
  const { seats } = rules
  if (viewer < 0 || stepName === STARTS) return seats
  const hasDrawn = tileInHand.get(p, 0) !== 0 || tileJustLaid.get(p, 0) !== 0
  const next = hasDrawn ? active + 1 : active
  return ((viewer - next + 2 * seats) % seats) + 1
}

/** The kinds of tile still to come, sorted by name. */
function kindsIn(
  { faces }: TileTables,
  parts: readonly Copies[],
): readonly { readonly id: string; readonly kind: number }[] {
  return faces
    .map(({ id }, kind) => ({ id, kind }))
    .filter(({ id }) => parts.some((part) => id in part))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

export function cellsOf(source: ViewSource, p: Position, draws: number): readonly ShownCell[] {
  const { tables, fitting } = source
  const parts = drawnFrom(source, p)
  const kinds = kindsIn(tables, parts)
  const totals = parts.map(totalOf)
  const show = (row: number): ShownCell => {
    const fits = kinds.filter(({ kind }) => legalRotations(fitting, p, kind, row) !== 0).map(({ id }) => id)
    const hopedIn = (part: Copies): number => fits.reduce((sum, id) => sum + (part[id] ?? 0), 0)
    const shares = parts.map((part, i) => ({ tiles: totals[i] as number, hoped: hopedIn(part) }))
    return { at: whereRow(p, row), fits, odds: oddsOf(shares, draws) }
  }
  return rowsOf(p)
    .map(show)
    .sort((one, other) => inReadingOrder(one.at, other.at))
}

/**
 * The cells that nothing in hand or still to come fits. With nothing left to lay there are none, since no cell is then
 * worse than another.
 */
export function deadCells(source: ViewSource, p: Position): readonly At[] {
  const { tables, lasting } = source
  const hand = tileInHand.get(p, 0) - 1
  const kinds = [...kindsIn(tables, drawnFrom(source, p)).map(({ kind }) => kind), ...(hand < 0 ? [] : [hand])]
  if (kinds.length === 0) return []
  return rowsOf(p)
    .filter((row) => kinds.every((kind) => legalRotations(lasting, p, kind, row) === 0))
    .map((row) => whereRow(p, row))
    .sort(inReadingOrder)
}
