/**
 * The frontier: the empty cells beside the board, each with what its neighbours ask of a tile there. It is kept as
 * tiles are laid, so that the legal placements of a tile are one table look-up a cell.
 *
 * The loops over it read words, not columns, and the list is written without branches: listed play rose from 0.53 to
 * 0.66 of a bare loop's speed by that (docs/decisions/0009).
 */
import type { Options, Position, Random } from '@bastide/kernel'
import { lowestBit } from './bits.ts'
import type { Cell } from './cell.ts'
import { cellWord, frontierCell, frontierCount, frontierNeed, MOST_FRONTIER } from './columns.ts'
import type { Rotation } from './side.ts'
import type { TileTables } from './tile-tables.ts'

/**
 * Writes a row: at the end, or in the place of a cell that is a tile now. The count is left to the caller, who adds
 * several and counts once. No row here is an `init`: one at the end may have been freed since a mark was set, and a
 * rewind must give it back.
 */
export function writeFrontier(p: Position, row: number, cell: Cell, need: number): void {
  frontierCell.set(p, row, cell)
  frontierNeed.set(p, row, need)
  cellWord.set(p, cell, row + 1)
}

/**
 * Frees a row by moving the last one into it. The count, and the cell's own word, are left to the caller, who lays a
 * tile there.
 */
export function removeFromFrontier(p: Position, row: number, last: number): void {
  if (row === last) return
  writeFrontier(p, row, frontierCell.get(p, last), frontierNeed.get(p, last))
}

/** A bit for each different turn in which the kind of tile fits the frontier's row. */
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

/** A cell and a turn as one number. */
export const placement = (cell: Cell, rotation: Rotation): number => (cell << 2) | rotation

/** No more than four turns on each cell of the frontier; and one that is written and not kept. */
const MOST_PLACEMENTS = 4 * MOST_FRONTIER + 1

/**
 * Lists every placement of the kind of tile. Reads and writes words themselves: the loop runs over the whole frontier
 * at every turn.
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
    // Whether a turn fits cannot be predicted: it is cheaper to write all four and to keep those that do.
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

/** One of the tile's placements, each as likely as any other. The tile must fit somewhere. */
export function samplePlacement(tables: TileTables, p: Position, kind: number, random: Random): number {
  const { fits } = tables
  const ofKind = kind * tables.needs
  const words = p.words
  const rows = frontierCount.get(p, 0)
  const rotations = tables.differentRotations[kind] as number
  const rotationBits = rotations >> 1
  // Most tiles fit many cells, so a blind guess hits soon; when it does not, the placements are counted.
  for (let tries = 0; tries < TRIES; tries++) {
    const guess = random.below(rows * rotations)
    // There are 1, 2 or 4 turns, so that half of them is the number of bits they take.
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
