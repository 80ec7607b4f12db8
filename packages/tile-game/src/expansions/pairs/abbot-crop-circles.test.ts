/** The Abbot and crop circles do not affect each other. */
import { CHANCE } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'

const WATCHER = -3
const play = (lines: string): Scenario => scenario({ modules: ['abbot', 'crop-circles'], more: ['B'] }, lines)

test('ABBOT-7 a crop circle concerns no abbot: where nobody else stands there is no choice', () => {
  const game = play('B 0,1/0 +abbot=monastery\nU-garden 1,0/0 +abbot=garden\ncrop-circles/curve 2,0/0 .')
  expect({ step: game.rules.view(game.p, WATCHER).step, awaited: game.awaited }).toEqual({
    step: 'draw',
    awaited: CHANCE,
  })
})

test('ABBOT-7 neither is an abbot added beside a follower, nor taken instead of one', () => {
  const lines = 'B 0,1/0 +abbot=monastery\nU 1,0/0 +road:E\nU 2,0/0 .\nU -1,0/0 .\ncrop-circles/curve 3,0/0 .'
  const adding = play(lines)
  adding.play({ choose: 'A' })
  expect({ awaited: adding.awaited, moves: adding.moves() }).toEqual({
    awaited: 1,
    moves: [{ pass: true }, { deploy: 'follower', on: 'road:E', at: [1, 0] }],
  })
  expect(adding.refused({ deploy: 'abbot', on: 'road:E', at: [1, 0] })).toMatchObject({ clause: 'CROP-5' })
  const taking = play(lines)
  taking.play({ choose: 'B' })
  expect({ awaited: taking.awaited, moves: taking.moves() }).toEqual({
    awaited: 1,
    moves: [{ take: 'follower', on: 'road:E', at: [1, 0] }],
  })
  taking.play({ take: 'follower', on: 'road:E', at: [1, 0] })
  // Seat 0 has only its abbot, and is not asked.
  expect(taking.awaited).toBe(CHANCE)
  expect(taking.rules.view(taking.p, WATCHER).figures.map(({ figure }) => figure)).toEqual(['abbot'])
})
