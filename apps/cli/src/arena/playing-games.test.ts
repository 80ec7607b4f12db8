import { cardGame } from '@bastide/card-game'
import { type AnyRules, actionOf, makeRecord, parseRecord, Random, replay } from '@bastide/kernel'
import { tileGame } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { type Contender, type Fault, playGame } from './playing-games.ts'
import { meanTime, Stopwatch } from './timing.ts'

function rulesOf(seats: number): AnyRules {
  const composed = tileGame.compose({ edition: '2016' }, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

const wandering = (seed: number): Contender => {
  const random = new Random(seed)
  return { decide: ({ rules, p, seat }) => rules.sample(p, seat, random) }
}

/** Plays until its so manieth decision. */
function failing(decisions: number, fault: Fault): Contender {
  const able = wandering(9)
  let left = decisions
  return { decide: (asked) => (left-- > 0 ? able.decide(asked) : fault) }
}

const play = (contenders: readonly Contender[], limit = 10_000, deal = 'one') =>
  playGame({
    rules: rulesOf(contenders.length),
    deal,
    contenders,
    watches: contenders.map(() => new Stopwatch()),
    limit,
  })

describe('a game', () => {
  test('is played to its end, and its record replays', async () => {
    const { result, p, moves, left } = await play([wandering(1), wandering(2)])
    expect([result.faults, left]).toEqual([[], []])
    expect([...result.places].sort()).toEqual(result.scores[0] === result.scores[1] ? [1, 1] : [1, 2])
    const rules = rulesOf(2)
    const replayed = replay(rules, moves)
    expect(replayed.stopped).toBeUndefined()
    expect(rules.facts(replayed.position)).toEqual(rules.facts(p))
  })

  test('of two is over when one fails, who has lost whatever the points', async () => {
    for (const seat of [0, 1]) {
      const contenders = [wandering(1), wandering(2)]
      contenders[seat] = failing(6, { code: 'late', reason: 'it slept' })
      const { result, p, moves, left } = await play(contenders)
      expect(result.places[seat]).toBe(2)
      expect(result.places[1 - seat]).toBe(1)
      expect(result.faults).toEqual([{ seat, code: 'late', reason: 'it slept' }])
      expect(left).toEqual([{ seat, after: moves.length, why: 'time' }])
      const seats = ['gold', 'red'].map((name) => ({ name, bot: 'random' }))
      const record = makeRecord(rulesOf(2), seats, moves, p, left)
      expect(parseRecord(JSON.stringify(record))).toMatchObject({ ok: true })
      expect(record.result?.map((one) => one.place)).toEqual([1, 2])
    }
  })

  test('of three goes on without whoever failed, who is last', async () => {
    const { result, moves } = await play([wandering(1), failing(2, { code: 'illegal', reason: 'no' }), wandering(3)])
    expect(result.places[1]).toBe(3)
    expect(moves.length).toBeGreaterThan(200)
    const both = await play([
      failing(2, { code: 'a', reason: '' }),
      failing(4, { code: 'b', reason: '' }),
      wandering(3),
    ])
    expect(both.result.places[2]).toBe(1)
    expect(both.result.faults.map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('that takes too many moves has no winner', async () => {
    expect((await play([wandering(1), wandering(2)], 20)).result.places).toEqual([0, 0])
  })

  test('tells each contender its redacted moves, and the end', async () => {
    const told: string[] = []
    const rules = rulesOf(2)
    const known = rules.start()
    const listener: Contender = {
      ...wandering(1),
      hear(by, move) {
        expect(rules.awaited(known)).toBe(by)
        const action = actionOf(rules, known, move)
        if (!action.ok) throw new Error(action.reason)
        rules.apply(known, by, action.value)
      },
      end: (standing) => told.push(JSON.stringify(standing)),
    }
    const { p } = await play([listener, wandering(2)])
    expect(rules.facts(known)).toEqual(rules.facts(p))
    expect(told).toHaveLength(1)
  })

  test('tells nobody what is hidden from its seat', async () => {
    const composed = cardGame.compose({}, 3)
    if (!composed.ok) throw new Error(composed.reason)
    const heard: { readonly by: number; readonly move: { readonly [field: string]: unknown } }[][] = [[], [], []]
    const contenders = heard.map(
      (moves, seat): Contender => ({
        ...wandering(seat),
        hear: (by, move) => moves.push({ by, move: move as { readonly [field: string]: unknown } }),
      }),
    )
    const watches = contenders.map(() => new Stopwatch())
    const { moves } = await playGame({ rules: composed.value, deal: 'x', contenders, watches, limit: 200 })
    for (const [seat, told] of heard.entries()) {
      expect(told).toHaveLength(moves.length)
      const hidden = told.filter(({ by, move }) =>
        'deal' in move ? move.to !== undefined && move.to !== seat : move.down === true && by !== seat,
      )
      expect(hidden.length).toBeGreaterThan(10)
      for (const { move } of hidden) expect(move.deal ?? move.play).toBe('?')
      // What its own seat may know is told.
      expect(told.filter(({ move }) => 'deal' in move && move.to === seat && move.deal !== '?').length).toBeGreaterThan(
        3,
      )
    }
  })

  test('times all that a seat decides in a row as one move', async () => {
    const watches = [new Stopwatch(), new Stopwatch()]
    const slow: Contender = {
      async decide(asked) {
        await new Promise((resolve) => setTimeout(resolve, 3))
        return wandering(5).decide(asked)
      },
    }
    await playGame({ rules: rulesOf(2), deal: 'x', contenders: [slow, wandering(1)], watches, limit: 30 })
    const [own, other] = watches.map(({ times }) => times)
    // Thirty moves are ten turns: a draw, a tile, and a figure or none.
    expect((own?.moves ?? 0) + (other?.moves ?? 0)).toBeLessThanOrEqual(12)
    expect(own && meanTime(own)).toBeGreaterThan(4)
  })
})
