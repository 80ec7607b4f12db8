/**
 * Coordinates, for people: x grows east, y grows south, and the first tile lies at (0, 0). The engine itself knows only
 * cells of the ring. A tile's coordinates are noted when it is laid, one step from a neighbour's.
 */
import type { Position } from '@bastide/kernel'
import { type Cell, cellAt, RING, TO_SIDE } from './cell.ts'
import { cellWord, TILE, TILE_ROW, tileAt } from './columns.ts'

export type At = readonly [x: number, y: number]

/**
 * Coordinates in one word: x in the lower half and y in the upper, each with this added so that neither is negative.
 */
const BIAS = 128
export const ORIGIN = BIAS * 256 + BIAS
/** Offsets to the neighbours N, E, S, W. */
export const AT_SIDE = Int32Array.of(-256, 1, 256, -1)

const unpack = (word: number): At => [(word & 255) - BIAS, (word >> 8) - BIAS]

/** The coordinates of a laid tile. */
export const whereTile = (p: Position, row: number): At => unpack(tileAt.get(p, row))

/** The coordinates of a cell that holds a tile or is beside one. */
export function whereCell(p: Position, cell: Cell): At {
  const word = cellWord.get(p, cell)
  if (word >= TILE) return whereTile(p, word & TILE_ROW)
  for (let side = 0; side < 4; side++) {
    const beyond = cellWord.get(p, (cell + (TO_SIDE[side] as number)) & RING)
    if (beyond >= TILE) return unpack(tileAt.get(p, beyond & TILE_ROW) - (AT_SIDE[side] as number))
  }
  throw new Error('the cell is far from the board')
}

/**
 * The cell at some coordinates, or -1 if no tile lies or could be laid there. Coordinates a whole lap around the ring
 * count as elsewhere.
 */
export function findCell(p: Position, [x, y]: At): Cell {
  const cell = cellAt(x, y)
  if (cellWord.get(p, cell) === 0) return -1
  const [foundX, foundY] = whereCell(p, cell)
  return foundX === x && foundY === y ? cell : -1
}
