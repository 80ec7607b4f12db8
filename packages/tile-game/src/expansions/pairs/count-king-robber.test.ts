/** Carcassonne and the king: what it counts for, and what it does not. */
import { describe, expect, test } from 'vitest'
import { type Scenario, type ScenarioSetup, scenario } from '../../../scenarios/scenario.ts'

const play = (setup: ScenarioSetup, lines: string): Scenario =>
  scenario({ modules: ['king-robber', 'count'], more: ['B'], ...setup }, lines)
const viewIn = (game: Scenario) => game.rules.view(game.p, -3)
const markersIn = (game: Scenario) => viewIn(game).state['king-robber']

describe('Carcassonne and the king', () => {
  test('COUNT-10 at the end it is one more completed city for the king', () => {
    const game = play({ more: [] }, 'E -2,2/0 .')
    expect(game.scored(0)).toEqual(['undefined 2 KING-2'])
    expect(play({ more: [] }, 'E -2,2/0 .\nE 2,1/3 .').scored(0)).toEqual(['undefined 3 KING-2'])
  })

  test('COUNT-10 nobody is king through it: the first city beside it takes him, a larger one takes him over', () => {
    expect(markersIn(play({}, ''))).toEqual({ king: null, robber: null, city: 0, road: 0 })
    expect(markersIn(play({}, 'E -2,2/0 .'))).toEqual({ king: 0, robber: null, city: 2, road: 0 })
    expect(markersIn(play({}, 'E -2,2/0 .\nG 2,1/0 .\nB 2,0/0 .\nE 3,1/3 .'))).toEqual({
      king: 1,
      robber: null,
      city: 3,
      road: 0,
    })
  })

  test('COUNT-10 without a king nobody has anything of it', () => {
    const game = play({ more: [] }, 'B 2,0/0 .')
    expect(game.scores).toEqual([0, 0])
  })

  test('COUNT-2 what the king brings during play neither helps nor hinders', () => {
    const options = { 'king-robber-points': 'during-play' }
    // Seat 1 has the king and closes a city of seat 0: a point for itself, and yet it may enter.
    const hinders = play({ options }, 'G 2,1/0 +city:E\nE -2,2/0 .\nB 2,0/0 .\nE 3,1/3 .')
    expect(hinders.scored(0)).toEqual(['city 6 BASE-13'])
    expect(hinders.scored(1)).toEqual(['undefined 1 KING-8'])
    expect(viewIn(hinders)).toMatchObject({ step: 'count/enter', active: 1 })
    // Seat 0 has the king and is paid for what seat 1 closes, although nobody stands there.
    const helps = play({ options }, 'E -2,2/0 .\nE 2,1/3 .')
    expect(helps.scored(0)).toEqual(['undefined 1 KING-8'])
    expect(viewIn(helps)).toMatchObject({ step: 'draw', active: 0 })
  })
})
