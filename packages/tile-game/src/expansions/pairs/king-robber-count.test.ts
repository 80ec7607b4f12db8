/** King & Robber Baron with the Count: his city is on the table too. */
import { expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'

const WATCHER = -3
const play = (lines: string, points = 'each', more: readonly string[] = []): Scenario =>
  scenario({ modules: ['king-robber', 'count'], options: { 'king-robber-points': points }, more }, lines)
const markersIn = (game: Scenario): unknown => game.rules.view(game.p, WATCHER).state['king-robber']
const paidIn = (game: Scenario): readonly string[] =>
  game.told.flatMap(({ kind, seat, points, clause }) =>
    kind === 'score' && clause?.startsWith('KING-') ? [`${seat} gets ${points}, ${clause}`] : [],
  )

/** The city on the south side of `count/9`. */
const CLOSED = 'E -2,2/0 .'

test('KING-2 Carcassonne is a completed city, and gives its point', () => {
  const game = play(CLOSED)
  expect(game.isOver).toBe(true)
  expect(paidIn(game)).toEqual(['0 gets 2, KING-2'])
})

test('KING-1 Carcassonne makes nobody king, and is surpassed by any city', () => {
  const nobody = play('B -1,-2/0 .')
  expect(markersIn(nobody)).toEqual({ king: null, robber: null, city: 0, road: 0 })
  expect(paidIn(nobody)).toEqual([])
  // A tile of Carcassonne on which another city begins is a tile of that city.
  const small = play(`B -1,-2/0 .\n${CLOSED}`, 'each', ['B'])
  expect(markersIn(small)).toEqual({ king: 1, robber: null, city: 2, road: 0 })
})

test('KING-8 Carcassonne was completed by nobody, and is not paid for during play', () => {
  // The first city makes a king; the second pays him for one city, but not for Carcassonne as well.
  const game = play(`${CLOSED}\nE 2,1/3 .`, 'during-play')
  expect(game.isOver).toBe(true)
  expect(paidIn(game)).toEqual(['0 gets 1, KING-8'])
})

test('KING-3 roads that begin at Carcassonne are roads, counted with its tile', () => {
  // `count/4` has a road to the north, `count/11` one to the south.
  const game = play('A 1,-2/0 .\nB 0,-2/0 .', 'each', [])
  expect(markersIn(game)).toEqual({ king: null, robber: 0, city: 0, road: 2 })
  expect(paidIn(game)).toEqual(['0 gets 1, KING-3'])
})
