import type { TileHappening, View } from '@bastide/tile-game/words'
import { expect, it } from 'vitest'
import { ShownScores } from './shown-scores.svelte.ts'

const road = (x: number) => ({
  kind: 'road',
  goesOn: 'sides',
  tiles: 1,
  parts: [[x, 0, 'road:E']],
  owners: [],
  worth: null,
})
const figure = (x: number, seat: number) => ({ at: [x, 0], on: 'road:E', seat, figure: 'follower', role: 'thief' })
const [one, both, other] = [figure(0, 0), figure(0, 1), figure(4, 1)]
const view = {
  tiles: [{ at: [0, 0] }, { at: [4, 0] }],
  features: [road(0), road(4)],
  figures: [one, both, other],
} as unknown as View
const scoreAt = (x: number, seat: number): TileHappening =>
  ({ kind: 'score', seat, points: 3, clause: 'X-1', feature: { kind: 'road', cells: [[x, 0]] } }) as never

it('lights what scores, in the colour of whoever scores, until its points have landed', () => {
  const scores = new ShownScores()
  const score = scoreAt(4, 1)
  scores.fly(score)
  expect(scores.litIn(view)).toEqual([{ feature: 1, owners: [1] }])
  scores.land(score)
  expect(scores.litIn(view)).toEqual([])
})

it('lets all figures of a feature leave with its first score, and brings them back', () => {
  const scores = new ShownScores()
  expect(scores.goneIn(view)).toEqual([])
  scores.count([scoreAt(0, 0)])
  expect(scores.leavingIn(view)).toEqual([one, both])
  scores.count([scoreAt(0, 0), scoreAt(0, 1)])
  expect(scores.leavingIn(view)).toEqual([])
  scores.count([scoreAt(0, 0), scoreAt(0, 1), scoreAt(4, 1)])
  expect(scores.leavingIn(view)).toEqual([other])
  expect(scores.goneIn(view)).toEqual([one, both, other])
  scores.count([])
  expect(scores.goneIn(view)).toEqual([])
})
