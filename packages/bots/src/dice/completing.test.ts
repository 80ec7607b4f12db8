import { diceGame } from '@bastide/dice-game'
import { demand } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { Completing } from './completing.ts'
import { DiceLayout, MIDDLE, WIDTH } from './dice-layout.ts'
import { throwOdds } from './throw-odds.ts'
import { Work } from './work.ts'

const { dice } = demand(diceGame.compose({}, 2))
const odds = throwOdds(dice)
const [FORK, CORNER, CAPS, ENDS] = [0, 1, 2, 3] as const
const digitOf = (face: number): number => odds.digit[face] as number

function completingFrom(...built: readonly (readonly [face: number, x: number, y: number, rotation: number])[]) {
  const layout = new DiceLayout(dice)
  const completing = new Completing(layout, odds, new Work())
  for (const [face, x, y, rotation] of built) layout.put(MIDDLE + y * WIDTH + x, face * 4 + rotation)
  return { completing, layout }
}

test('three corners of a ring are completed by a fourth, or by two caps beside each other', () => {
  const { completing } = completingFrom([CORNER, 0, 0, 1], [CORNER, 1, 0, 2], [CORNER, 1, 1, 3])
  completing.search(1, 5)
  expect(completing.best[digitOf(CORNER)]).toBe(4)
  expect(completing.best[digitOf(CAPS)]).toBe(4)
  expect(completing.best[digitOf(ENDS)]).toBe(0)
  expect(completing.best[digitOf(FORK)]).toBe(0)
})

test('what a hand completes, a larger one completes too', () => {
  const { completing } = completingFrom([CORNER, 0, 0, 1], [CORNER, 1, 0, 2], [CORNER, 1, 1, 3])
  completing.search(3, 5)
  expect(completing.best[digitOf(CORNER) + digitOf(ENDS)]).toBe(4)
  // A fork leaves one edge open, which a cap closes.
  expect(completing.best[digitOf(FORK) + digitOf(ENDS)]).toBe(5)
  expect(completing.best[digitOf(FORK) + digitOf(CORNER) + digitOf(ENDS)]).toBe(6)
})

test('dice that are too few complete nothing, and no more dice are used than it is told', () => {
  const { completing } = completingFrom([FORK, 0, 0, 0])
  completing.search(3, 5)
  // Two caps make a city of two, which gives no points.
  expect(completing.best[2 * digitOf(ENDS)]).toBe(2)
  expect(completing.best[3 * digitOf(ENDS)]).toBe(4)
  completing.search(3, 2)
  expect(completing.best[3 * digitOf(ENDS)]).toBe(2)
})

test('a complete city stays, and a new one counts if it is larger', () => {
  const ring = [
    [CORNER, 0, 0, 1],
    [CORNER, 1, 0, 2],
    [CORNER, 1, 1, 3],
    [CORNER, 0, 1, 0],
  ] as const
  const { completing, layout } = completingFrom(...ring)
  completing.search(5, 5)
  expect(layout.largest).toBe(4)
  expect(completing.best[3 * digitOf(ENDS)]).toBe(4)
  expect(completing.best[3 * digitOf(CORNER) + 2 * digitOf(ENDS)]).toBe(5)
})
