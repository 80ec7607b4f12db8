/** Figures: each is in its seat's supply or stands on a segment. */
import type { Position } from '@bastide/kernel'
import { MOST_FIGURES, MOST_NODES, MOST_PIECES, pieceStand, supplyLeft } from './columns.ts'
import { addClaims, type Node, rootOf } from './feature.ts'
import type { TileTables } from './tile-tables.ts'

export const seatOfRow = (tables: TileTables, row: number): number => Math.trunc(row / tables.rowsPerSeat)

export const figureOfRow = (tables: TileTables, row: number): number =>
  tables.rowFigure[row % tables.rowsPerSeat] as number

export const supplyOf = (p: Position, seat: number, figure: number): number =>
  supplyLeft.get(p, seat * MOST_FIGURES + figure)

/** Whether the seat has any figure in supply. */
export function hasAnyFigure(tables: TileTables, p: Position, seat: number): boolean {
  for (let figure = 0; figure < tables.figures.length; figure++) if (supplyOf(p, seat, figure) > 0) return true
  return false
}

/** The node that a figure stands on, or -1 while it is in supply. */
export const nodeOfPiece = (p: Position, row: number): Node => pieceStand.get(p, row) - 1

/** Puts a figure from supply on a segment. There must be one in supply. */
export function stand(tables: TileTables, p: Position, seat: number, figure: number, node: Node): void {
  let row = seat * tables.rowsPerSeat + (tables.figureRow[figure] as number)
  while (pieceStand.get(p, row) !== 0) row++
  pieceStand.set(p, row, node + 1)
  const at = seat * MOST_FIGURES + figure
  supplyLeft.set(p, at, supplyLeft.get(p, at) - 1)
  addClaims(p, rootOf(p, node), seat, 1)
}

/** Returns a standing figure to its seat's supply. */
export function goHome(tables: TileTables, p: Position, row: number): void {
  const node = nodeOfPiece(p, row)
  const seat = seatOfRow(tables, row)
  pieceStand.set(p, row, 0)
  const at = seat * MOST_FIGURES + figureOfRow(tables, row)
  supplyLeft.set(p, at, supplyLeft.get(p, at) + 1)
  addClaims(p, rootOf(p, node), seat, -1)
}

/** The roots of the features that `findClaimed` found. */
export const claimedRoots = new Int32Array(MOST_PIECES)
// For each root the number of the search that last found it, so searching clears nothing.
const foundIn = new Uint32Array(MOST_NODES)
let searches = 0

/** Fills `claimedRoots` with the claimed features, each once, and returns how many there are. */
export function findClaimed(tables: TileTables, p: Position, seats: number): number {
  const search = ++searches
  let count = 0
  for (let row = 0; row < seats * tables.rowsPerSeat; row++) {
    const node = nodeOfPiece(p, row)
    if (node < 0) continue
    const root = rootOf(p, node)
    if (foundIn[root] === search) continue
    foundIn[root] = search
    claimedRoots[count++] = root
  }
  return count
}
