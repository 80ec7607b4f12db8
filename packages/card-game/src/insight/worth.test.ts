import { copyOf, NOBODY, Options, type Position, Random, type Seat, WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { beforeLastClaim } from '../../scenarios/scenario.ts'
import { gamesToPlay, trialRules } from '../../scenarios/trials.ts'
import type { CardRules, StretchWorth, View } from '../index.ts'

const COLOURS = ['yellow', 'red', 'green', 'blue'] as const
const rowNumber = (row: string): number => COLOURS.indexOf(row as (typeof COLOURS)[number])

/** What the first open stretch of a row would pay seat 0. */
const openWorth = (game: Parameters<typeof beforeLastClaim>[0], row: 'green' | 'blue' = 'green') =>
  beforeLastClaim({ ...game, rows: { red: '+1', ...game.rows } })
    .view(0)
    .worth?.[rowNumber(row)]?.at(-1)

describe('what a stretch pays', () => {
  test('CARD-12: persons', () => {
    expect(openWorth({ rows: { green: 'g1 g1 g3' } })).toEqual({
      seat: 0,
      points: 15,
      sources: { persons: 15 },
      persons: [1, 1, 3],
      buildings: 0,
      hidden: 0,
    })
  })

  test('CARD-13, CARD-14: animals together with those owned, and jokers where they bring most', () => {
    expect(openWorth({ rows: { green: 'gA gA' }, animals: [{ green: 3 }] })?.points).toBe(14)
    // As a pig the joker adds 2 points; as a sheep it makes three sheep score.
    expect(openWorth({ rows: { green: 'gA jA' }, animals: [{ green: 4, red: 2 }] })?.sources).toEqual({
      animals: 14 + 9,
    })
    expect(openWorth({ rows: { green: 'jA jA' } })?.sources).toEqual({ jokers: 6 })
    expect(openWorth({ rows: { green: 'gA' }, waiting: [2] })?.sources).toEqual({ animals: 9 })
  })

  test('CARD-15, CARD-16: dragon and fairy pay, buildings are counted', () => {
    expect(openWorth({ rows: { green: 'D gB jB F' } })).toMatchObject({ points: 20, buildings: 2 })
  })

  test('CARD-17: of a card that the viewer laid face down, the better of cashing and keeping', () => {
    const own = (green: string, animals: object) =>
      beforeLastClaim({ rows: { green, red: '+0' }, animals: [{}, animals] })
        .view(1)
        .worth?.[2]?.at(-1)?.sources
    expect(own('(r1) g2', {})).toEqual({ persons: 2, misplaced: 10 })
    expect(own('(rA)', { red: 2 })).toEqual({ misplaced: 10 })
    expect(own('(rA)', { red: 3 })).toEqual({ animals: 12 })
    expect(own('(jA) gA', {})).toEqual({ animals: 3, misplaced: 10 })
    expect(own('(gA)', {})).toEqual({ animals: 3 })
  })

  test('does not look at what others laid face down', () => {
    const shown = openWorth({ rows: { green: '(D) g1' } })
    expect(shown).toMatchObject({ points: 1, hidden: 1 })
    expect(openWorth({ rows: { green: '(rA) g1' } })).toEqual(shown)
  })

  test('is shown to everybody for claimed stretches, and to the viewer alone for open ones', () => {
    const game = beforeLastClaim({ rows: { green: 'gA +1 g2' }, animals: [{}, { green: 1 }] })
    expect(game.view(0).worth?.[2]).toMatchObject([
      { seat: 1, points: 6 },
      { seat: 0, points: 2 },
    ])
    expect(game.view(1).worth?.[2]).toMatchObject([{ seat: 1, points: 6 }, null])
    expect(game.view(WATCHER).worth?.[2]).toMatchObject([{ seat: 1, points: 6 }, null])
  })

  test('while it is settled, is what is still to come', () => {
    const game = beforeLastClaim({ rows: { green: '(r1) jA gA', blue: '+1' }, animals: [{ red: 1 }] }).play('+g ^r1')
    expect(game.view(0).worth?.[2]?.[0]?.sources).toEqual({ animals: 9, misplaced: 10 })
    const joined = beforeLastClaim({ rows: { green: 'jA jA gA', blue: '+1' }, animals: [{ red: 1 }] }).play('+g ~r')
    expect(joined.view(0).worth?.[2]?.[0]?.sources).toEqual({ animals: 6 + 6 })
  })
})

/** What a seat gets at most by the end of a round, however it and others choose; without what chests pay. */
function mostPaid(rules: CardRules, p: Position, seat: Seat, round: number): number {
  const by = rules.awaited(p)
  if (by === NOBODY || rules.round(p) !== round) return 0
  const options = new Options()
  rules.options(p, by, options)
  // Others' choices do not matter, and in the real position chance has only one card to turn up.
  const tried = by === seat ? options.length : 1
  let most = 0
  for (let i = 0; i < tried; i++) {
    const after = copyOf(p)
    let paid = 0
    rules.apply(after, by, options.action(i), (happening) => {
      if (happening.seat === seat && happening.clause !== 'CARD-19') paid += happening.points
    })
    most = Math.max(most, paid + mostPaid(rules, after, seat, round))
  }
  return most
}

const isSettling = (step: string): boolean => step === 'turn-up' || step === 'choose' || step === 'assign'
const worthOf = (view: View, row: string): StretchWorth => view.worth?.[rowNumber(row)]?.at(-1) as StretchWorth

test('the engine pays what the aid promised a seat as it claimed: exactly, or more where cards were hidden', () => {
  let [exact, more, chosen] = [0, 0, 0]
  for (let seed = 1; seed <= gamesToPlay(8, 24); seed++) {
    const rules = trialRules(seed)
    const [random, p] = [new Random(seed), rules.start()]
    let promised = new Map<Seat, StretchWorth>()
    let paidAtOnce = new Map<Seat, number>()
    for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
      const action = rules.sample(p, by, random)
      const move = rules.toMove(p, action)
      if ('claim' in move) promised.set(by, worthOf(rules.view(p, by), move.claim))
      const [round, seats] = [rules.round(p), rules.seats]
      paidAtOnce = new Map()
      rules.apply(p, by, action, ({ seat, points, clause }) => {
        if (seat !== null && clause !== 'CARD-19') paidAtOnce.set(seat, (paidAtOnce.get(seat) ?? 0) + points)
      })
      const hasSettled = promised.size === seats && (rules.round(p) !== round || rules.awaited(p) === NOBODY)
      if (!hasSettled && !(promised.size === seats && isSettling(rules.view(p, WATCHER).step))) continue
      for (const [seat, { points, hidden }] of promised) {
        const paid = (paidAtOnce.get(seat) ?? 0) + (hasSettled ? 0 : mostPaid(rules, p, seat, round))
        if (hidden === 0) expect(paid, `seed ${seed}, seat ${seat}`).toBe(points)
        else expect(paid, `seed ${seed}, seat ${seat}`).toBeGreaterThanOrEqual(points)
        hidden === 0 ? exact++ : more++
        if (!hasSettled) chosen++
      }
      promised = new Map()
    }
  }
  expect([exact > 50, more > 30, chosen > 30]).toEqual([true, true, true])
})
