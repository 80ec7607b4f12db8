/** How much work a table makes of a command. */
import { type AnyRules, demand, type Game, type Happening } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { chance, comparable } from '../scenarios/given.ts'
import { openingOf, stonesGame } from '../scenarios/stones-table.ts'
import { tableOf } from './table.ts'

function countingGame() {
  const count = { toAction: 0, apply: 0 }
  const counting = (rules: AnyRules): AnyRules => ({
    ...rules,
    toAction(p, move) {
      count.toAction++
      return rules.toAction(p, move)
    },
    apply(p, by, action, tell) {
      count.apply++
      rules.apply(p, by, action, tell)
    },
  })
  const game: Game = {
    ...stonesGame,
    compose(setup, seats) {
      const composed = stonesGame.compose(setup, seats)
      return composed.ok ? { ok: true, value: counting(composed.value) } : composed
    },
  }
  return { count, table: tableOf([game]) }
}

const environment = { now: 0, chance }

describe('a move is read once and made once', () => {
  const { count, table } = countingGame()
  const workOf = <T>(work: () => T): T => {
    count.toAction = 0
    count.apply = 0
    return work()
  }
  const open = () =>
    demand(table.carryOut({ do: 'open', opening: openingOf('hhh', { setup: 'windy' }) }, null, environment))

  test('where a seat plays: the draw that follows is not read at all', () => {
    const { state } = open()
    const { events } = workOf(() =>
      demand(table.carryOut({ do: 'play', by: 0, move: { take: 1 } }, state, environment)),
    )
    expect(events).toMatchObject([{ by: 0 }, { by: 'chance' }])
    expect(count).toEqual({ toAction: 1, apply: 2 })
  })

  test('where a table is opened, or a seat leaves for which moves are then made', () => {
    const { state } = workOf(open)
    expect(count).toEqual({ toAction: 0, apply: 3 })
    workOf(() => demand(table.carryOut({ do: 'resign', by: 0 }, state, environment)))
    expect(count).toEqual({ toAction: 0, apply: 2 })
  })

  test('and read again from a store, with every check', () => {
    const { events, state } = open()
    const folded = workOf(() => table.fold(events))
    expect(count).toEqual({ toAction: 3, apply: 3 })
    expect(folded && comparable(folded)).toEqual(comparable(state))
  })
})

test('a decision of nothing has the very state that it was asked in', () => {
  const { table } = countingGame()
  const { state } = demand(table.decide({ do: 'open', opening: openingOf('hh') }, null, environment))
  const looked = demand(table.decide({ do: 'look-at-clock' }, state, environment))
  expect(looked.events).toEqual([])
  expect(looked.state).toBe(state)
})

test('what happens in the game is told with the index of the move that brought it about', () => {
  const { table } = countingGame()
  const told: string[] = []
  const telling = {
    ...environment,
    tell: ({ kind, seat }: Happening, move: number) => told.push(`${move}: ${seat} ${kind}`),
  }
  const { state } = demand(table.decide({ do: 'open', opening: openingOf('hhh', { setup: 'windy' }) }, null, telling))
  const played = demand(table.decide({ do: 'play', by: 0, move: { take: 2 } }, state, telling))
  expect(played.state.moves[3]).toEqual({ take: 2 })
  demand(table.decide({ do: 'play', by: 1, move: { take: 1 } }, played.state, telling))
  expect(told).toEqual(['3: 0 took', '5: 1 took'])
})
