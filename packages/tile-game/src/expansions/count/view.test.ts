/** What a page is shown of Carcassonne. */
import { WATCHER } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'

const play = (lines: string): Scenario => scenario({ modules: ['count'], more: ['B'] }, lines)
const viewIn = (game: Scenario) => game.rules.view(game.p, WATCHER)

/** A road with a thief, which the next seat closes: it may then come into the city. */
const GIFT = 'U 1,-2/1 +road:N\nX 1,-3/0 .'

test('the count is a token in his quarter, and goes with him', () => {
  expect(viewIn(play('')).tokens).toEqual([{ token: 'count', at: [0, 0], on: 'castle', seat: null, cells: null }])
  expect(viewIn(play(`${GIFT} +market@0,0 =smithy`)).tokens).toEqual([
    { token: 'count', at: [0, 0], on: 'smithy', seat: null, cells: null },
  ])
})

test('Carcassonne is a feature of twelve tiles, complete and worth nothing', () => {
  const city = viewIn(play('')).features.filter(({ kind }) => kind === 'carcassonne')
  expect(city).toMatchObject([{ tiles: 12, open: 0, complete: true, owners: [], worth: null }])
})

test('who waits in a quarter stands on no feature', () => {
  const game = play(`${GIFT} +market@0,0 =smithy`)
  expect(viewIn(game).figures).toEqual([
    { seat: 1, figure: 'follower', role: 'resident', at: [0, 0], on: 'market', feature: null },
  ])
})

test('whoever may still leave the city stays in it, as far as the projection goes', () => {
  const game = play(`${GIFT} +market@0,0 =smithy`)
  expect(viewIn(game).projection).toEqual([
    { seat: 0, score: 3, sources: {} },
    { seat: 1, score: 0, sources: {} },
  ])
})
