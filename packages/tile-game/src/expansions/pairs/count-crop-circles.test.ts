/** Figures waiting in Carcassonne, and crop circles. */
import { CHANCE } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'
import type { Move } from '../../index.ts'

const play = (lines: string): Scenario =>
  scenario({ modules: ['count', 'crop-circles'], more: ['B'] }, lines.replaceAll('~', 'crop-circles/'))
const gifts = (...entries: readonly string[]): string =>
  entries.map((entry, i) => `U 1,${-2 - 2 * i}/1 +road:N\nX 1,${-3 - 2 * i}/0 . ${entry}`).join('\n')

/** A circle's tile beside the city, where it completes nothing. */
const CIRCLES = ['~two-caps 2,0/0', '~curve 2,0/3', '~cap-road -3,0/3']
const RESIDENTS = gifts('+castle@0,0 =smithy', '+market@0,0 .', '+smithy@0,0 .')

test('CROP-9 nobody in Carcassonne is concerned: with all followers there, there is nothing to choose', () => {
  for (const circle of CIRCLES) {
    const game = play(`${RESIDENTS}\n${circle} .`)
    expect({ awaited: game.awaited, step: game.rules.view(game.p, -3).step }, circle).toEqual({
      awaited: CHANCE,
      step: 'draw',
    })
    expect(game.rules.view(game.p, -3).figures).toHaveLength(3)
  }
})

test('CROP-9 a seat whose only knight would be a resident of the castle is skipped', () => {
  const game = play(`G -2,2/1 +city:N\nB 2,-1/0 .\n${RESIDENTS}\n~two-caps 2,0/1 .`)
  game.play({ choose: 'B' })
  const taken: Move = { take: 'follower', on: 'city:N', at: [-2, 2] }
  expect(game.awaited).toBe(0)
  expect(game.moves()).toEqual([taken])
  expect(game.refused({ take: 'follower', on: 'castle', at: [0, 0] })).toMatchObject({ clause: 'CROP-6' })
  game.play(taken)
  expect(game.awaited).toBe(CHANCE)
})
