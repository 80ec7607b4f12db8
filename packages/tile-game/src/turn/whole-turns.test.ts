import { CHANCE, demand, journal, mark, Options, Random, rewind } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { trialSetup } from '../../oracle/trials.ts'
import { CELLS } from '../board/cell.ts'
import { type TileRules, tileGame, wholeTurn } from '../index.ts'
import { FIRST_EXTRA } from './deploying.ts'

/** Looks at the position before each placement, in random games over the whole form. */
function beforePlacements(games: number, look: (rules: TileRules, p: ReturnType<TileRules['start']>) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    const { setup, seats } = trialSetup(seed)
    const composed = tileGame.compose(setup, seats)
    if (!composed.ok) throw new Error(composed.reason)
    const rules = composed.value
    const random = new Random(seed)
    const p = rules.start()
    journal(p, true)
    for (let by = rules.awaited(p); by >= -1; by = rules.awaited(p)) {
      if (rules.isPlacing(p)) look(rules, p)
      rules.apply(p, by, rules.sample(p, by, random))
    }
  }
}

function plainRules(): TileRules {
  return demand(tileGame.compose({ edition: '2016' }, 2))
}

const games = process.env.BASTIDE_QUICK ? 5 : 40

describe('whole turns', () => {
  test('are every placement with every deployment that may follow it, once each', () => {
    const [placements, deployments, whole] = [new Options(), new Options(), new Options()]
    beforePlacements(games, (rules, p) => {
      const seat = rules.awaited(p)
      const expected: number[] = []
      rules.options(p, seat, placements)
      for (let i = 0; i < placements.length; i++) {
        const here = mark(p)
        rules.apply(p, seat, placements.action(i))
        rules.options(p, seat, deployments)
        for (let j = 0; j < deployments.length; j++)
          expected.push(wholeTurn(placements.action(i), deployments.action(j)))
        rewind(p, here)
      }
      rules.wholeTurns(p, whole)
      const listed = Array.from({ length: whole.length }, (_, i) => whole.action(i))
      expect(listed.sort()).toEqual(expected.sort())
    })
  })

  test('are none while no tile is in hand', () => {
    const whole = new Options()
    const rules = plainRules()
    const p = rules.start()
    whole.add(1)
    rules.wholeTurns(p, whole)
    expect([rules.isPlacing(p), whole.length]).toEqual([false, 0])
  })
})

describe('the spots of a placement', () => {
  test('are those that may be chosen once it is made, for every figure', () => {
    const [placements, deployments] = [new Options(), new Options()]
    let foreseen = 0
    beforePlacements(games, (rules, p) => {
      const seat = rules.awaited(p)
      rules.options(p, seat, placements)
      for (let i = 0; i < placements.length; i++) {
        const placed = placements.action(i)
        const spots = rules.tables.figures.map((_, figure) => rules.spots(p, placed, figure))
        const here = mark(p)
        rules.apply(p, seat, placed)
        rules.options(p, seat, deployments)
        const open = rules.tables.figures.map(() => 0)
        for (let j = 0; j < deployments.length; j++) {
          const deployed = deployments.action(j) - 1
          // What modules let a seat do instead comes after all kinds of figure.
          if (deployed >= 0 && deployments.action(j) < FIRST_EXTRA)
            open[deployed >> 3] = (open[deployed >> 3] as number) | (1 << (deployed & 7))
        }
        rewind(p, here)
        expect(spots).toEqual(open)
        if (open.some((bits) => bits !== 0)) foreseen++
      }
    })
    expect(foreseen).toBeGreaterThan(1000)
  })

  test('are none for all that is no placement of the tile in hand, and none for figures that there are not', () => {
    const placements = new Options()
    let looks = 0
    beforePlacements(3, (rules, p) => {
      if (looks++ % 20 !== 0) return
      rules.options(p, rules.awaited(p), placements)
      for (const placed of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 4 * CELLS, 2 ** 31, 2 ** 40])
        expect(rules.spots(p, placed, 0), String(placed)).toBe(0)
      for (let placed = 0; placed < 4 * CELLS; placed++)
        if (rules.spots(p, placed, 0) !== 0 && !placements.has(placed)) expect.fail(`${placed} is no placement`)
      for (const figure of [-1, 0.5, rules.tables.figures.length])
        expect(rules.spots(p, placements.action(0), figure)).toBe(0)
    })
    expect(looks).toBeGreaterThan(20)
  })

  test('are none while no tile is in hand: before the draw, and while a figure may be put', () => {
    const rules = plainRules()
    const random = new Random(1)
    const p = rules.start()
    const placements = new Options()
    const next = (): void => rules.apply(p, rules.awaited(p), rules.sample(p, rules.awaited(p), random))
    const none = (): void => {
      expect(rules.isPlacing(p)).toBe(false)
      for (let placed = 0; placed < 4 * CELLS; placed++)
        if (rules.spots(p, placed, 0) !== 0) expect.fail(`${placed} has spots`)
    }
    none()
    next()
    rules.options(p, rules.awaited(p), placements)
    expect(rules.spots(p, placements.action(0), 0)).not.toBe(0)
    next()
    none()
  })

  test('are asked for by coordinates and a turn through the move', () => {
    const rules = plainRules()
    const p = rules.start()
    rules.apply(p, CHANCE, demand(rules.toAction(p, { draw: 'base/V' })))
    const placed = demand(rules.toAction(p, { place: 'base/V', at: [1, 0], turn: 1 }))
    // A bend from W to N, and the fields on both sides of it.
    expect(rules.spots(p, placed, 0)).toBe(0b111)
  })
})
