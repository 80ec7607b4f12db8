/** The aids against a second opinion that tries everything, on many random positions. */
import { Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { rotating } from '../../../kernel/sampling/rotating.ts'
import type { Built } from '../../oracle/flood-fill.ts'
import { citiesOf } from '../../oracle/flood-fill.ts'
import {
  canClose,
  closesMore,
  countThrows,
  largestOf,
  mostWith,
  mostWithAny,
  throwsOf,
} from '../../oracle/foreseeing.ts'
import { rulesOf } from '../../scenarios/scenario.ts'
import { type DiceRules, FACES, type Move, type View, WORTH } from '../index.ts'

const OWN_FACES = [
  ['NESW', 'NE', 'NE', 'N', 'knight', 'catapult'],
  ['NEW', 'NS', 'NE SW', 'N E S W', 'N', 'knight'],
  ['NESW', 'N S', 'NS E W', 'NE', 'knight', 'knight'],
]
type Trial = readonly [title: string, setup: object, faces: readonly string[]]
const USUAL: Trial = ['the usual dice', {}, FACES]
const OWN = OWN_FACES.map((faces): Trial => [faces.join(' | '), { faces }, faces])
// Trying everything takes long, so the dice of setups take turns.
const quick = process.env.BASTIDE_QUICK !== undefined
const SETUPS: readonly Trial[] = quick ? rotating([USUAL, ...OWN]) : [USUAL, ...rotating(OWN)]

const diceOf = (view: View): readonly Built[] => view.built.map(({ die, at, turn }) => ({ face: die, at, turn }))
const looseOf = ({ loose }: View): readonly string[] =>
  Object.entries(loose).flatMap(([face, count]) => Array.from({ length: count }, () => face))

/** Plays random turns that build rather than stop, and calls `look` wherever a seat decides. */
function wander(rules: DiceRules, seed: number, steps: number, look: (view: View) => void): void {
  const random = new Random(seed)
  const p = rules.start()
  for (let step = 0; step < steps && rules.view(p, 0, []).winner === null; step++) {
    const by = rules.awaited(p)
    if (by >= 0) look(rules.view(p, by))
    let action = rules.sample(p, by, random)
    for (let again = 0; again < 3 && by >= 0 && 'stop' in rules.toMove(p, action); again++)
      action = rules.sample(p, by, random)
    rules.apply(p, by, action)
  }
}

/** By the number of dice left to build: trying everything takes long. */
const MOST_COMPARED = quick ? [24, 24, 0] : [40, 40, 2]
const MOST_CITIES = quick ? 24 : 40
const MOST_PAIRS = quick ? 1 : 4
const SEEDS = quick ? [1, 2] : [1, 2, 3]

/** The table after a choice: what is built, and what is loose. */
function after(view: View, move: Move): { readonly dice: readonly Built[]; readonly loose: readonly string[] } {
  const loose = [...looseOf(view)]
  const taken = 'place' in move ? move.place : 'keep' in move ? move.keep : undefined
  if (taken !== undefined) loose.splice(loose.indexOf(taken), 1)
  const built = 'place' in move ? [{ face: move.place, at: move.at, turn: move.turn }] : []
  return { dice: [...diceOf(view), ...built], loose }
}

describe.each(SETUPS)('with %s', { timeout: 60_000 }, (_, setup, sides) => {
  const rules = rulesOf(setup)
  const kinds = [...new Set(sides)].filter((face) => face !== 'knight' && face !== 'catapult')

  /** The best that can come: loose dice as they are, or thrown once more. */
  const bestOf = (dice: readonly Built[], loose: readonly string[], hasThrow: boolean): number =>
    hasThrow ? mostWithAny(dice, kinds, loose.length) : mostWith(dice, loose)

  test('each choice reaches what trying everything reaches', () => {
    const compared = [0, 0, 0]
    for (const seed of SEEDS)
      wander(rules, seed, 80, (view) => {
        const hasThrow = view.throwsLeft > 0
        const times = view.doubled ? 2 : 1
        for (const { move, sure, most, isExact } of view.prospects ?? []) {
          const { dice, loose } = after(view, move)
          const now = 'end' in move ? 0 : (WORTH[largestOf(dice)] as number) * times
          expect(sure).toBe(now)
          const left = 'stop' in move || 'end' in move ? 0 : loose.length
          if ((compared[left] as number) >= (MOST_COMPARED[left] ?? 0) || left > 2) continue
          compared[left] = (compared[left] as number) + 1
          const best = left === 0 ? now : (WORTH[bestOf(dice, loose, hasThrow)] as number) * times
          expect([most, isExact], JSON.stringify([dice, loose, hasThrow])).toEqual([best, true])
        }
      })
    expect(compared.slice(0, 2).every((count) => count > 20)).toBe(true)
  })

  test('the odds of each open city are those of all throws', () => {
    let compared = 0
    for (const seed of SEEDS)
      wander(rules, seed, 80, (view) => {
        const loose = looseOf(view).length
        if (view.throwsLeft === 0 || loose > 4 || compared > MOST_CITIES) return
        const dice = diceOf(view)
        const throws = throwsOf(sides, loose)
        const cities = citiesOf(dice).filter(({ isComplete }) => !isComplete)
        expect((view.closings ?? []).length).toBe(loose === 0 ? 0 : cities.length)
        for (const { city, closers, byOne, byTwo } of view.closings ?? []) {
          const [shown] = view.cities[city]?.parts ?? []
          const part = partNamed(dice, shown?.at.join() as string, shown?.edges as string)
          const areEnough = (faces: readonly string[]) => canClose(dice, part, faces)
          expect(byOne).toEqual({ ways: countThrows(throws, areEnough, 1), of: throws.length })
          expect(kinds.filter((kind) => areEnough([kind]))).toEqual(
            kinds.filter((kind) => closers.some(({ face }) => face === kind)),
          )
          if (compared++ < MOST_PAIRS)
            expect(byTwo, JSON.stringify([dice, part])).toEqual({
              ways: countThrows(throws, areEnough, 2),
              of: throws.length,
            })
        }
      })
    expect(compared).toBeGreaterThan(20)
  })

  test('the odds of each choice are those of all throws after it', () => {
    let seen = 0
    let compared = 0
    for (let seed = 1; seed <= 2; seed++)
      wander(rules, seed, 60, (view) => {
        for (const { move, chance } of view.prospects ?? []) {
          const { dice, loose } = after(view, move)
          const isLast = 'stop' in move || 'end' in move || loose.length === 0 || view.throwsLeft === 0
          expect(chance === null).toBe(isLast)
          if (isLast || loose.length > 4 || seen++ % 6 !== 0) continue
          const throws = throwsOf(sides, loose.length)
          const least = Math.max(2, largestOf(dice))
          const ways = countThrows(throws, ([face]) => closesMore(dice, face as string, least), 1)
          expect(chance).toEqual({ ways, of: throws.length })
          compared++
        }
      })
    expect(compared).toBeGreaterThan(20)
  })
})

/** The name of the part of a die there that reaches these edges, in the manner of the oracle: `x,y:part`. */
function partNamed(dice: readonly Built[], at: string, edges: string): string {
  const die = dice.find((one) => one.at.join() === at) as Built
  const parts = die.face.split(' ').map((letters) =>
    [...letters]
      .map((letter) => ('NESW'.indexOf(letter) + die.turn) & 3)
      .sort()
      .map((side) => 'NESW'[side])
      .join(''),
  )
  return `${at}:${parts.indexOf(edges)}`
}
