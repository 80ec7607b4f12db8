/** The River and River II together. */
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'
import { EDITIONS, tileGame } from '../../index.ts'

const WATCHER = -3
const modules = ['river', 'river-2']
const pileOf = (game: Scenario) => game.rules.view(game.p, WATCHER).pile.tiles

describe('the River and River II', () => {
  test('RIVER2-5 share one spring; the fork is first, all others are shuffled, the volcano is last, and there is no lake', () => {
    for (const edition of EDITIONS) {
      const composed = tileGame.compose({ edition, modules }, 2)
      if (!composed.ok) throw new Error(composed.reason)
      const rules = composed.value
      const p = rules.start()
      const { tiles, pile, state } = rules.view(p, WATCHER)
      expect(tiles).toEqual([{ tile: 'river/spring', at: [0, 0], turn: 0 }])
      expect(pile.tiles).toEqual({ 'river-2/fork': 1 })
      const { later } = state.stream as { later: { [tile: string]: number } }
      expect(later).not.toHaveProperty(['river/spring'])
      expect(later).not.toHaveProperty(['river/lake'])
      expect(rules.tables.kindOfTile.has('river/lake')).toBe(false)
      const flowing = Object.entries(later).filter(([id]) => !id.startsWith('base/'))
      expect(flowing.reduce((sum, [, copies]) => sum + copies, 0)).toBe(10 + 9 + 1)
      expect(later).toMatchObject({ 'river/straight': 2, 'river-2/city-mouth': 1, 'river-2/volcano': 1, 'base/D': 4 })
    }
  })

  test('RIVER2-5 tiles of both lie in one bag between fork and volcano', () => {
    const more = ['river/straight', 'river-2/curve', 'river-2/volcano', 'D', 'B']
    const game = scenario({ modules, more }, 'river-2/fork 1,0/0 .')
    expect(pileOf(game)).toEqual({ 'river-2/curve': 1, 'river/straight': 1 })
    game.go('river/straight 2,0/0 .\nriver-2/curve 3,0/0 .')
    expect(pileOf(game)).toEqual({ 'river-2/volcano': 1 })
    game.go('river-2/volcano 3,1/1 .')
    expect(pileOf(game)).toEqual({ 'base/B': 1, 'base/D': 1 })
    // The fork was seat 0's, so the volcano is seat 1's, and so is the turn after it.
    expect(game.rules.view(game.p, WATCHER).active).toBe(1)
  })

  test('RIVER2-5 each arm follows the same rules, whichever box its tiles come from', () => {
    const game = scenario(
      { modules, more: ['river-2/curve', 'B'] },
      'river-2/fork 1,0/0 .\nriver/straight 2,0/0 .\nriver/curve 3,0/0 .',
    )
    game.play({ draw: 'river-2/curve' })
    expect(game.refused({ place: 'river-2/curve', at: [3, 1], turn: 1 })).toMatchObject({
      code: 'forbidden',
      clause: 'RIVER-3',
    })
    expect(game.refused({ place: 'river-2/curve', at: [1, -1], turn: 0 })).toMatchObject({
      code: 'forbidden',
      clause: 'RIVER-3',
    })
  })

  test('RIVER2-2 with both rivers the room is as printed, unless the setup says otherwise', () => {
    const game = scenario({ modules, more: ['river/curve', 'B'] }, 'river-2/fork 1,0/0 .')
    expect(game.rules.view(game.p, WATCHER).options['river-room']).toBe('printed')
    game.play({ draw: 'river/curve' })
    expect(game.moves()).toContainEqual({ place: 'river/curve', at: [2, 0], turn: 1 })
    const wide = scenario(
      { modules, options: { 'river-room': 'wide' }, more: ['river/curve', 'B'] },
      'river-2/fork 1,0/0 .',
    )
    wide.play({ draw: 'river/curve' })
    expect(wide.moves()).not.toContainEqual({ place: 'river/curve', at: [2, 0], turn: 1 })
  })
})
