import { NOBODY, Random, WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../scenarios/scenario.ts'
import { MODULES, tileGame } from '../index.ts'

const projectionIn = (game: Scenario) => game.rules.view(game.p, WATCHER).projection

describe('what each seat would have if the game ended now', () => {
  test('is its score, and what its figures still bring, by where it comes from', () => {
    const game = scenario({ more: ['U', 'U'] }, 'E 0,-1/2 +city:S\nU 1,0/0 +road:E\nB 0,1/0 +monastery\nU -1,0/0 .')
    expect(game.scores).toEqual([4, 0])
    expect(projectionIn(game)).toEqual([
      { seat: 0, score: 8, sources: { monastery: 4 } },
      { seat: 1, score: 3, sources: { road: 3 } },
    ])
  })

  test('scores what the turn completed as complete, before the seat has said whether it puts a figure', () => {
    const game = scenario({ more: ['U'] }, 'F 0,-1/1 +city:N\nU 1,0/0 .\nE 0,-2/2')
    expect({ awaited: game.awaited, scores: game.scores }).toEqual({ awaited: 0, scores: [0, 0] })
    expect(projectionIn(game)).toEqual([
      { seat: 0, score: 8, sources: { city: 8 } },
      { seat: 1, score: 0, sources: {} },
    ])
  })

  test('leaves the tile in hand aside', () => {
    const game = scenario({ more: ['U'] }, 'U 1,0/0 +road:E\nU')
    expect(projectionIn(game)?.map(({ score }) => score)).toEqual([2, 0])
  })

  test('counts farmers', () => {
    const game = scenario({ more: ['U'] }, 'E 0,-1/2 +field:NNE')
    expect(projectionIn(game)).toMatchObject([{ score: 3, sources: { field: 3 } }, { score: 0 }])
  })

  test('is the result of a game that is over', () => {
    const game = scenario({}, 'U 1,0/0 +road:E')
    expect(projectionIn(game)).toEqual([
      { seat: 0, score: 2, sources: {} },
      { seat: 1, score: 0, sources: {} },
    ])
  })

  test('in any game, is the score and the sum of its sources, and looking changes nothing', () => {
    const composed = tileGame.compose({ edition: '2000', modules: MODULES.slice(1).map(({ id }) => id) }, 4)
    if (!composed.ok) throw new Error(composed.reason)
    const rules = composed.value
    const random = new Random(4)
    const p = rules.start()
    for (; rules.awaited(p) !== NOBODY; rules.apply(p, rules.awaited(p), rules.sample(p, rules.awaited(p), random))) {
      const before = JSON.stringify(rules.facts(p))
      for (const { seat, score, sources } of rules.view(p, WATCHER, ['projection']).projection ?? []) {
        expect(score).toBe(Object.values(sources).reduce((sum, points) => sum + points, rules.score(p, seat)))
      }
      expect(JSON.stringify(rules.facts(p))).toBe(before)
    }
  })
})
