/** The Count of Carcassonne with River II: the same start, and the double turn at the volcano. */
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'
import { tileGame } from '../../index.ts'

const WATCHER = -3

function startOf(modules: readonly string[]) {
  const composed = tileGame.compose({ edition: '2016', modules }, 2)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value.view(composed.value.start(), WATCHER)
}

describe('the city and the second river', () => {
  test('COUNT-11 the spring is joined to the city in the east, and the fork is laid first', () => {
    const { tiles, pile, state } = startOf(['count', 'river-2'])
    expect(tiles).toHaveLength(13)
    expect(tiles).toContainEqual({ tile: 'river/spring', at: [2, -1], turn: 0 })
    expect(tiles).toContainEqual({ tile: 'count/7', at: [0, 0], turn: 0 })
    expect(pile.tiles).toEqual({ 'river-2/fork': 1 })
    expect(state.stream).toMatchObject({
      ends: [{ at: [3, -1], flow: 'E', bend: 'none' }],
      later: { 'base/D': 3, 'river-2/volcano': 1 },
    })
  })

  test('COUNT-11 with both rivers there is still one spring, in the same place', () => {
    const { tiles, pile, state } = startOf(['count', 'river', 'river-2'])
    expect(tiles.filter(({ tile }) => !tile.startsWith('count/'))).toEqual([
      { tile: 'river/spring', at: [2, -1], turn: 0 },
    ])
    expect(pile.tiles).toEqual({ 'river-2/fork': 1 })
    expect((state.stream as { later: object }).later).not.toHaveProperty('river/spring')
  })

  test('COUNT-11 whoever sets up both is warned', () => {
    expect(tileGame.form.warnings).toContainEqual({ modules: ['count', 'river-2'], clause: 'COUNT-11' })
  })

  test('COUNT-3 in the turn that follows the volcano at once, one follower may come in, as in any other', () => {
    const setup = { modules: ['count', 'river-2'], more: ['B', 'B'] }
    const game = scenario(setup, 'river-2/city-road 3,-1/0 +city:N\nriver-2/volcano 4,-1/0 .\nE 3,-2/2 .')
    const now = () => ({ step: game.rules.view(game.p, WATCHER).step, active: game.rules.view(game.p, WATCHER).active })
    expect(game.scored(0)).toEqual(['city 4 BASE-13'])
    expect(now()).toEqual({ step: 'count/enter', active: 1 })
    game.play({ deploy: 'follower', on: 'smithy', at: [0, 0] })
    game.play({ pass: true })
    expect(now()).toEqual({ step: 'draw', active: 0 })
    expect(game.supply).toEqual([7, 6])
  })
})
