/**
 * The frontier: the empty cells beside the board, each with what its neighbours ask of a tile there. It is kept as tiles are
 * laid, so that the legal placements of a tile are one table look-up a cell.
 */
import type { Position, Random } from '@bastide/kernel'
import { lowestBit } from './bits.ts'
import type { Cell } from './cell.ts'
import { cellWord, frontierCell, frontierCount, frontierNeed } from './columns.ts'
import type { Land } from './land.ts'
import type { Turn } from './side.ts'

export function addToFrontier(p: Position, cell: Cell, need: number): void {
  const row = frontierCount.get(p, 0)
  frontierCell.put(p, row, cell)
  frontierNeed.put(p, row, need)
  frontierCount.put(p, 0, row + 1)
  cellWord.put(p, cell, row + 1)
}

/** Frees a row by moving the last one into it. The cell's own word is left to the caller, who lays a tile there. */
export function removeFromFrontier(p: Position, row: number): void {
  const last = frontierCount.get(p, 0) - 1
  if (row !== last) {
    const moved = frontierCell.get(p, last)
    frontierCell.put(p, row, moved)
    frontierNeed.put(p, row, frontierNeed.get(p, last))
    cellWord.put(p, moved, row + 1)
  }
  frontierCount.put(p, 0, last)
}

/** A bit for each different turn in which the kind of tile fits the frontier's row. */
export const fittingTurns = (land: Land, p: Position, kind: number, row: number): number => land.fits[kind * land.needs + frontierNeed.get(p, row)] as number

export function fitsSomewhere(land: Land, p: Position, kind: number): boolean {
  for (let row = frontierCount.get(p, 0) - 1; row >= 0; row--) if (fittingTurns(land, p, kind, row) !== 0) return true
  return false
}

/** A cell and a turn as one number. */
export const placement = (cell: Cell, turn: Turn): number => (cell << 2) | turn

const TRIES = 64

/** One of the tile's placements, each as likely as any other. The tile must fit somewhere. */
export function samplePlacement(land: Land, p: Position, kind: number, random: Random): number {
  const rows = frontierCount.get(p, 0)
  const turns = land.differentTurns[kind] as number
  // Most tiles fit many cells, so a blind guess hits soon; when it does not, the placements are counted.
  for (let tries = 0; tries < TRIES; tries++) {
    const guess = random.below(rows * turns)
    const row = turns === 4 ? guess >> 2 : turns === 2 ? guess >> 1 : guess
    const turn = guess & (turns - 1)
    if ((fittingTurns(land, p, kind, row) & (1 << turn)) !== 0) return placement(frontierCell.get(p, row), turn)
  }
  let placements = 0
  for (let row = 0; row < rows; row++) for (let bits = fittingTurns(land, p, kind, row); bits !== 0; bits &= bits - 1) placements++
  let left = random.below(placements)
  for (let row = 0; row < rows; row++) {
    for (let bits = fittingTurns(land, p, kind, row); bits !== 0; bits &= bits - 1) {
      if (left-- === 0) return placement(frontierCell.get(p, row), lowestBit(bits))
    }
  }
  throw new Error('the tile in hand fits nowhere')
}
