import { diceGame } from '@bastide/dice-game'
import { demand, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { Fingerprint } from './alike.ts'
import { DiceLayout, MIDDLE, WIDTH } from './dice-layout.ts'

const USUAL = demand(diceGame.compose({}, 2)).dice
const setOf = (faces?: readonly string[]) => (faces === undefined ? USUAL : demand(diceGame.compose({ faces }, 2)).dice)

type Die = readonly [face: number, x: number, y: number, rotation: number]

function printOf(faces: readonly string[] | undefined, dice: readonly Die[]): readonly number[] {
  const set = setOf(faces)
  const layout = new DiceLayout(set)
  for (const [face, x, y, rotation] of dice)
    layout.put(MIDDLE + y * WIDTH + x, face * 4 + (set.sameRotation[face * 4 + rotation] as number))
  const fingerprint = new Fingerprint(set)
  return [fingerprint.of(layout), fingerprint.second]
}

const turned = ([face, x, y, rotation]: Die): Die => [face, -y, x, (rotation + 1) & 3]
const moved = ([face, x, y, rotation]: Die): Die => [face, x + 2, y - 1, rotation]

/** Any dice in any cells: a fingerprint does not ask whether they match. */
function anyDice(random: Random, count: number): readonly Die[] {
  const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].sort(() => random.below(3) - 1).slice(0, count)
  return cells.map((cell) => [random.below(4), (cell % 3) - 1, Math.floor(cell / 3) - 1, random.below(4)])
}

describe('a fingerprint', () => {
  test('is the same for layouts that are turned, moved, or built in another order', () => {
    const random = new Random(1)
    for (let i = 0; i < 50; i++) {
      const dice = anyDice(random, 5)
      const print = printOf(undefined, dice)
      expect(printOf(undefined, dice.map(turned))).toEqual(print)
      expect(printOf(undefined, dice.map(moved))).toEqual(print)
      expect(printOf(undefined, [...dice].reverse())).toEqual(print)
    }
  })

  test('is the same in a mirror, where every face has its mirror image', () => {
    // Two corners that open to the south: NE and NW become ES and SW.
    const corners: readonly Die[] = [
      [1, 0, 0, 1],
      [1, 1, 0, 2],
      [0, 0, 1, 0],
    ]
    const mirrored: readonly Die[] = [
      [1, 1, 0, 2],
      [1, 0, 0, 1],
      [0, 1, 1, 0],
    ]
    expect(printOf(undefined, mirrored)).toEqual(printOf(undefined, corners))
    const lopsided = ['N ES', 'NE', 'N', 'N', 'knight', 'catapult']
    const left: readonly Die[] = [
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ]
    const right: readonly Die[] = [
      [0, 0, 0, 1],
      [1, -1, 0, 3],
    ]
    expect(printOf(lopsided, right)).not.toEqual(printOf(lopsided, left))
  })

  test('differs where a die differs, or lies elsewhere', () => {
    const random = new Random(2)
    const prints = new Set<string>()
    const looks = new Set<string>()
    for (let i = 0; i < 400; i++) {
      const dice = anyDice(random, 2)
      prints.add(printOf(undefined, dice).join())
      looks.add(JSON.stringify(dice))
    }
    expect(prints.size).toBeGreaterThan(100)
    expect(prints.size).toBeLessThan(looks.size)
  })
})
