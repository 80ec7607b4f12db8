/** Building dice, and taking them up again when the turn is over. */
import type { Position } from '@bastide/kernel'
import { builtCell, builtCount, builtShape, cellWord } from '../columns.ts'
import type { Cell } from './cell.ts'

export function buildDie(p: Position, cell: Cell, shape: number): void {
  const row = builtCount.get(p, 0)
  builtCell.set(p, row, cell)
  builtShape.set(p, row, shape)
  cellWord.set(p, cell, row + 1)
  builtCount.set(p, 0, row + 1)
}

export function takeUpDice(p: Position): void {
  const dice = builtCount.get(p, 0)
  for (let row = 0; row < dice; row++) cellWord.set(p, builtCell.get(p, row), 0)
  builtCount.set(p, 0, 0)
}
