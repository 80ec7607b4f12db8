/**
 * The frontier: the empty cells beside the board, each with the edges its neighbours demand. It is updated as tiles are
 * laid, so finding a tile's legal placements takes one table lookup per cell.
 *
 * The loops read words rather than columns, and the list is written without branches. This raised listed play from 0.53
 * to 0.66 of a bare loop's speed (docs/decisions/0009).
 */
import type { Options, Position, Random } from '@bastide/kernel'
import { lowestBit } from './bits.ts'
import type { Cell } from './cell.ts'
import { cellWord, frontierCell, frontierCount, frontierNeed, MOST_FRONTIER } from './columns.ts'
import type { Rotation } from './side.ts'
import type { TileTables } from './tile-tables.ts'

/**
 * Writes a row, either a new one at the end or one whose cell has become a tile. The caller updates the count, once for
 * several rows. No row here is an `init`: a row at the end may have been freed since a mark was set, and a rewind must
 * restore it.
 */
export function writeFrontier(p: Position, row: number, cell: Cell, need: number): void {
  frontierCell.set(p, row, cell)
  frontierNeed.set(p, row, need)
  cellWord.set(p, cell, row + 1)
}

/**
 * Frees a row by moving the last one into it. The caller updates the count and the word of the cell, where it lays a
 * tile.
 */
export function removeFromFrontier(p: Position, row: number, last: number): void {
  if (row === last) return
  writeFrontier(p, row, frontierCell.get(p, last), frontierNeed.get(p, last))
}

/** A bit for each different rotation in which the kind of tile fits a frontier row. */
export const fittingRotations = (tables: TileTables, p: Position, kind: number, row: number): number =>
  tables.fits[kind * tables.needs + frontierNeed.get(p, row)] as number

export function fitsSomewhere(tables: TileTables, p: Position, kind: number): boolean {
  const { fits } = tables
  const ofKind = kind * tables.needs
  const words = p.words
  for (let row = frontierCount.get(p, 0) - 1; row >= 0; row--)
    if (fits[ofKind + (words[frontierNeed.offset + row] as number)] !== 0) return true
  return false
}

/** A cell and a rotation as one number. */
export const placement = (cell: Cell, rotation: Rotation): number => (cell << 2) | rotation

/** At most four rotations on each frontier cell, plus one that is written but not kept. */
const MOST_PLACEMENTS = 4 * MOST_FRONTIER + 1

/**
 * Lists every placement of the kind of tile. Reads and writes raw words: the loop runs over the whole frontier on every
 * turn.
 */
export function listPlacements(tables: TileTables, p: Position, kind: number, out: Options): void {
  const actions = out.room(MOST_PLACEMENTS)
  const { fits } = tables
  const ofKind = kind * tables.needs
  const words = p.words
  let count = out.length
  for (let row = frontierCount.get(p, 0) - 1; row >= 0; row--) {
    const rotations = fits[ofKind + (words[frontierNeed.offset + row] as number)] as number
    const cell = words[frontierCell.offset + row] as number
    // Which rotations fit is unpredictable, so writing all four and keeping those that fit is cheaper than branching.
    actions[count] = placement(cell, 0)
    count += rotations & 1
    actions[count] = placement(cell, 1)
    count += (rotations >> 1) & 1
    actions[count] = placement(cell, 2)
    count += (rotations >> 2) & 1
    actions[count] = placement(cell, 3)
    count += rotations >> 3
  }
  out.length = count
}

const TRIES = 64

/** Picks one of the tile's placements, all equally likely. The tile must fit somewhere. */
export function samplePlacement(tables: TileTables, p: Position, kind: number, random: Random): number {
  const { fits } = tables
  const ofKind = kind * tables.needs
  const words = p.words
  const rows = frontierCount.get(p, 0)
  const rotations = tables.differentRotations[kind] as number
  const rotationBits = rotations >> 1
  // Most tiles fit many cells, so a blind guess soon hits. If it does not, count the placements.
  for (let tries = 0; tries < TRIES; tries++) {
    const guess = random.below(rows * rotations)
    // There are 1, 2 or 4 rotations, so half of that is the number of bits they take.
    const row = guess >> rotationBits
    const rotation = guess & (rotations - 1)
    if (((fits[ofKind + (words[frontierNeed.offset + row] as number)] as number) & (1 << rotation)) !== 0)
      return placement(words[frontierCell.offset + row] as number, rotation)
  }
  let placements = 0
  for (let row = 0; row < rows; row++)
    for (let bits = fittingRotations(tables, p, kind, row); bits !== 0; bits &= bits - 1) placements++
  let left = random.below(placements)
  for (let row = 0; row < rows; row++) {
    for (let bits = fittingRotations(tables, p, kind, row); bits !== 0; bits &= bits - 1) {
      if (left-- === 0) return placement(frontierCell.get(p, row), lowestBit(bits))
    }
  }
  throw new Error('the tile in hand fits nowhere')
}
