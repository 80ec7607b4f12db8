/**
 * The frontier: the empty cells next to built dice, each with its need. Recomputed each time, from at most nine dice.
 */
import type { Position } from '@bastide/kernel'
import { builtCell, builtCount, builtShape, cellWord } from '../columns.ts'
import { DICE } from '../faces.ts'
import { CELLS, type Cell, STEPS } from './cell.ts'
import type { DiceSet } from './dice-set.ts'

/** A layout of n dice has at most 2n + 2 empty cells next to it. */
const MOST_FRONTIER = 2 * DICE + 2

// Results of the last search, valid until the next.
export const frontierCells = new Uint16Array(MOST_FRONTIER)
export const frontierNeeds = new Uint8Array(MOST_FRONTIER)
/** All zeros between searches. */
const needs = new Uint8Array(CELLS)

/** Returns the number of cells found, in the order of the dice and their sides. */
export function findFrontier(set: DiceSet, p: Position): number {
  const dice = builtCount.get(p, 0)
  let found = 0
  for (let row = 0; row < dice; row++) {
    const cell = builtCell.get(p, row)
    const first = builtShape.get(p, row) * 4
    for (let side = 0; side < 4; side++) {
      const beside = cell + (STEPS[side] as number)
      if (cellWord.get(p, beside) !== 0) continue
      if (needs[beside] === 0) frontierCells[found++] = beside
      needs[beside] = (needs[beside] as number) + (set.asks[first + side] as number)
    }
  }
  for (let i = 0; i < found; i++) {
    const cell = frontierCells[i] as number
    frontierNeeds[i] = needs[cell] as number
    needs[cell] = 0
  }
  return found
}

/** The need of an empty cell; 0 where no die lies next to it. */
export function needAt(set: DiceSet, p: Position, cell: Cell): number {
  const found = findFrontier(set, p)
  for (let i = 0; i < found; i++) if (frontierCells[i] === cell) return frontierNeeds[i] as number
  return 0
}
