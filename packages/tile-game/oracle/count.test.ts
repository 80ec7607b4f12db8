import { describe, expect, it } from 'vitest'
import { ENTER, LEAVE, MARKET, MOVE } from './count.ts'
import type { Move, Setup } from './moves.ts'
import type { Oracle } from './oracle.ts'
import { game, type Laying, lay, movesOf, takeTurn } from './scripted-game.ts'
import { testTiles as tiles } from './test-tiles.ts'

const COUNT: Partial<Setup> = { modules: ['count'], tiles }
const PASS: Move = { pass: true }
const into = (on: string): Move => ({ deploy: 'follower', on, at: [0, 0] })

/** A city and two roads to be closed. */
const LYING: readonly Laying[] = [
  ['E', 0, 10, 0],
  ['W', 10, 0, 0],
  ['W', 20, 0, 0],
]

/** Seat 0 has a knight in a city that seat 1 closes: 6 points for seat 0, and seat 1 may go to Carcassonne. */
function closeCity(pile: string, options: Partial<Setup> = {}): Oracle {
  const oracle = game(LYING, `G E ${pile}`, { ...COUNT, ...options })
  takeTurn(oracle, 'G', [0, 9], 1, 'city:N')
  takeTurn(oracle, 'E', [0, 8], 2)
  expect(oracle.facts()).toMatchObject({ step: ENTER, active: 1, awaited: 1, scores: [6, 0], laid: [0, 8] })
  return oracle
}

describe('the oracle: into Carcassonne', () => {
  it('who gave points to others only may put a follower into any quarter, and then move the count', () => {
    const oracle = closeCity('B')
    expect(movesOf(oracle)).toEqual([into('castle'), into('market'), into('smithy'), into('cathedral'), PASS])
    oracle.play(into('smithy'))
    expect(oracle.facts()).toMatchObject({
      step: MOVE,
      awaited: 1,
      figures: [[1, 'follower', 0, 0, 'smithy']],
      supply: [[7], [6]],
    })
    expect(movesOf(oracle)).toEqual([{ choose: 'market' }, { choose: 'smithy' }, { choose: 'cathedral' }, PASS])
    oracle.play({ choose: 'cathedral' })
    expect(oracle.facts()).toMatchObject({
      step: 'draw',
      active: 0,
      state: { count: { quarter: 'cathedral', left: 0 } },
    })
  })

  it('he may pass; who gets points himself is not asked', () => {
    const oracle = closeCity('B')
    oracle.play(PASS)
    expect(oracle.facts()).toMatchObject({
      step: 'draw',
      active: 0,
      figures: [],
      state: { count: { quarter: 'castle' } },
    })
    const own = game(LYING, 'W B', COUNT)
    takeTurn(own, 'W', [11, 0], 0, 'road:W')
    expect(own.facts()).toMatchObject({ step: 'draw', active: 1, scores: [2, 0] })
  })

  it('the count goes by himself under two options; without farmers the market is closed', () => {
    const clockwise = closeCity('B', { countMoves: 'clockwise' })
    clockwise.play(into('cathedral'))
    expect(clockwise.facts()).toMatchObject({ step: 'draw', state: { count: { quarter: 'market' } } })
    const along = closeCity('B', { countMoves: 'with-figure' })
    along.play(into('cathedral'))
    expect(along.facts()).toMatchObject({ step: 'draw', state: { count: { quarter: 'cathedral' } } })
    const closed = closeCity('B', { countMoves: 'clockwise', farmers: 'none' })
    expect(movesOf(closed)).toEqual([into('castle'), into('smithy'), into('cathedral'), PASS])
    closed.play(into('cathedral'))
    expect(closed.facts()).toMatchObject({ state: { count: { quarter: 'smithy' } } })
  })

  it('an abbot goes into the cathedral only', () => {
    const oracle = closeCity('B', { modules: ['count', 'abbot'], abbots: 1, followers: 1 })
    expect(movesOf(oracle)).toContainEqual({ deploy: 'abbot', on: 'cathedral', at: [0, 0] })
    expect(movesOf(oracle)).toHaveLength(6)
  })
})

describe('the oracle: out of Carcassonne', () => {
  it('from the smithy into a road that was just completed, named by its first place', () => {
    const oracle = closeCity('W B')
    oracle.play(into('smithy'))
    oracle.play(PASS)
    takeTurn(oracle, 'W', [11, 0], 0)
    const go: Move = { deploy: 'follower', on: 'road:E', at: [10, 0] }
    expect(oracle.facts()).toMatchObject({
      step: LEAVE,
      active: 0,
      awaited: 1,
      laid: [11, 0],
      state: { count: { left: 0 } },
    })
    expect(movesOf(oracle)).toEqual([go, PASS])
    oracle.play(go)
    // Only seat 1 is paid, so seat 0, whose tile it was, may go to Carcassonne.
    expect(oracle.facts()).toMatchObject({ step: ENTER, awaited: 0, scores: [6, 2], figures: [], supply: [[7], [7]] })
  })

  it('not from where the count stands', () => {
    const oracle = closeCity('W B')
    oracle.play(into('smithy'))
    oracle.play({ choose: 'smithy' })
    takeTurn(oracle, 'W', [11, 0], 0)
    expect(oracle.facts()).toMatchObject({
      step: 'draw',
      active: 1,
      scores: [6, 0],
      figures: [[1, 'follower', 0, 0, 'smithy']],
    })
  })

  it('only into what is occupied, under that option', () => {
    for (const on of [undefined, 'road:W']) {
      const oracle = closeCity('W B', { countEntry: 'occupied' })
      oracle.play(into('smithy'))
      oracle.play(PASS)
      takeTurn(oracle, 'W', [11, 0], 0, on)
      expect(oracle.facts().step).toBe(on === undefined ? 'draw' : LEAVE)
    }
  })

  it('each seat moves as many as it likes, the active one last', () => {
    const oracle = closeCity('W W')
    oracle.play(into('smithy'))
    oracle.play(PASS)
    takeTurn(oracle, 'W', [11, 0], 0)
    oracle.play({ deploy: 'follower', on: 'road:E', at: [10, 0] })
    oracle.play(into('smithy'))
    oracle.play(PASS)
    lay(oracle, 'W', [21, 0], 0)
    oracle.play({ deploy: 'follower', on: 'road:W' })
    // Seat 0 is left of seat 1 and has a figure in the smithy; after that nobody has.
    expect(oracle.facts()).toMatchObject({ step: LEAVE, active: 1, awaited: 0, state: { count: { left: 0 } } })
    oracle.play({ deploy: 'follower', on: 'road:E', at: [20, 0] })
    expect(oracle.facts()).toMatchObject({ step: 'over', scores: [8, 4] })
  })

  it('skipped seats have had their turn', () => {
    const oracle = closeCity('B W B', { seats: 2 })
    oracle.play(into('smithy'))
    oracle.play(PASS)
    takeTurn(oracle, 'B', [1, 9], 0)
    takeTurn(oracle, 'W', [11, 0], 0, 'road:W')
    // Seat 0 has nobody in Carcassonne; seat 1 closed the road itself and is the last.
    expect(oracle.facts()).toMatchObject({ step: LEAVE, active: 1, awaited: 1, state: { count: { left: 1 } } })
    oracle.play({ deploy: 'follower', on: 'road:E', at: [10, 0] })
    expect(oracle.facts()).toMatchObject({ step: 'draw', active: 0, scores: [6, 2], supply: [[7], [7]] })
  })

  it('from the market onto any field before the final scoring', () => {
    const oracle = closeCity('B')
    oracle.play(into('market'))
    oracle.play(PASS)
    takeTurn(oracle, 'B', [1, 9], 0)
    expect(oracle.facts()).toMatchObject({
      step: MARKET,
      active: 0,
      awaited: 1,
      laid: null,
      state: { count: { quarter: 'castle', left: 0 } },
    })
    // The field of the tile that closed the city, which borders only that city.
    oracle.play({ deploy: 'follower', on: 'field:NNW', at: [0, 8] })
    expect(oracle.facts()).toMatchObject({ step: 'over', scores: [6, 3] })
  })

  it('at the end from all quarters into what is unfinished, under that option', () => {
    for (const countEnd of ['market', 'all'] as const) {
      const oracle = closeCity('B', { countEnd })
      oracle.play(into('cathedral'))
      oracle.play(PASS)
      takeTurn(oracle, 'B', [1, 9], 0)
      expect(oracle.facts().step).toBe(countEnd === 'all' ? MARKET : 'over')
      if (countEnd === 'market') continue
      expect(movesOf(oracle)).toEqual([{ deploy: 'follower', on: 'monastery', at: [1, 9] }, PASS])
      oracle.play({ deploy: 'follower', on: 'monastery', at: [1, 9] })
      // Three tiles of the city lie around it.
      expect(oracle.facts().scores).toEqual([6, 4])
    }
  })
})

describe('the oracle: the city of Carcassonne', () => {
  it('feeds every field along its walls as one completed city, and takes no figure', () => {
    const block: readonly Laying[] = [
      ['count/9', 0, 0, 0],
      ['count/10', 1, 0, 0],
    ]
    const expected = { 'city-4': 4, 'city-3': 3, 'field-3': 3, none: 0 }
    for (const farmers of ['city-4', 'city-3', 'field-3'] as const) {
      const oracle = game(block, 'B', { ...COUNT, farmers, seats: 1 })
      expect(oracle.features().filter(({ kind }) => kind === 'carcassonne')).toMatchObject([
        {
          complete: true,
          cells: [
            [0, 0],
            [1, 0],
          ],
        },
      ])
      takeTurn(oracle, 'B', [1, 1], 0, 'field:NNW')
      expect(oracle.facts().scores).toEqual([expected[farmers]])
    }
  })
})
