import { GAMES } from '@bastide/catalog'
import { type Chooser, copyOf, Random, type Thinking } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { Thinker, type Thought } from './index.ts'

/** What a bot that thinks for 300 ms is told, by a clock that goes on by 10 ms whenever somebody looks. */
function asked(changes: Partial<Thought> = {}, bot: Partial<Chooser> = {}, hasClock = true) {
  const told: Thinking[] = []
  let time = 0
  const now = (): number => {
    time += 10
    return time
  }
  const chooser: Chooser = {
    milliseconds: 300,
    choose(rules, guess, seat, random, thinking = {}) {
      told.push(thinking)
      return rules.sample(guess, seat, random)
    },
    ...bot,
  }
  const thinker = new Thinker(GAMES, () => chooser, hasClock ? now : undefined)
  const thought = { game: 'tile', setup: { edition: '2016' }, seats: 2, seat: 0, bot: 'any', moves: [], seed: 1 }
  let isStopped = false
  const begun = thinker.begin({ ...thought, moves: [{ draw: 'base/A' }], ...changes }, () => isStopped)
  return {
    begun,
    told,
    stop() {
      isStopped = true
    },
  }
}

const timeOf = (changes: Partial<Thought>, bot?: Partial<Chooser>, hasClock?: boolean): number | undefined => {
  const { begun, told } = asked(changes, bot, hasClock)
  while (begun.goOn());
  begun.tried()
  return told[0]?.time?.milliseconds
}

describe('a thinker', () => {
  test('HOST-48 gives a bot the time of its level, or less if told so, but what was spent before', () => {
    expect(timeOf({})).toBe(290)
    expect(timeOf({ milliseconds: 100 })).toBe(90)
    expect(timeOf({ milliseconds: 5_000 })).toBe(290)
    expect(timeOf({ milliseconds: 0 })).toBe(1)
  })

  test('gives no time to a bot that answers at once, or where there is no clock', () => {
    expect(timeOf({}, { milliseconds: 0 })).toBeUndefined()
    expect(timeOf({}, {}, false)).toBeUndefined()
  })

  test('tells a bot when it is stopped', () => {
    const { begun, told, stop } = asked()
    begun.tried()
    expect(told[0]?.isStopped?.()).toBe(false)
    stop()
    expect(told[0]?.isStopped?.()).toBe(true)
  })

  test('thinks moment by moment with a bot that can', () => {
    let moments = 0
    const ponder: Chooser['ponder'] = (rules, guess) => ({
      goOn: () => ++moments < 3,
      tried() {
        const p = copyOf(guess)
        const first = rules.sample(p, 0, new Random(1))
        rules.apply(p, 0, first)
        return [{ actions: [first, rules.pass(p)], times: 3, sum: 6 }]
      },
    })
    const { begun } = asked({}, { ponder })
    expect([begun.goOn(), begun.goOn(), begun.goOn()]).toEqual([true, true, false])
    expect(begun.tried()).toEqual([
      { moves: [expect.objectContaining({ place: 'base/A' }), { pass: true }], times: 3, sum: 6 },
    ])
  })
})
