/** What a client sees of a crop circle. */
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'

/** Two seats with a thief each; the second lays the circle and is to choose. */
const twoThieves = () =>
  scenario(
    { modules: ['crop-circles'], start: ['X 0,0/0'], more: ['B'] },
    'U 1,0/0 +road:E\ncrop-circles/curve 0,-1/0 +road:S',
  )

describe('a crop circle in the view', () => {
  test('is a choice of names, then of spots where a follower is put beside another', () => {
    const game = twoThieves()
    expect(game.rules.view(game.p, 1).choices).toMatchObject([{ kind: 'names', names: [{ name: 'A' }, { name: 'B' }] }])
    game.play({ choose: 'A' })
    expect(game.rules.view(game.p, 0).choices).toMatchObject([
      { kind: 'spots', spots: [{ figure: 'follower', role: 'thief', does: 'deploy', at: [1, 0] }] },
      { kind: 'pass' },
    ])
  })

  test('is a choice of spots from which one is taken', () => {
    const game = twoThieves()
    game.play({ choose: 'B' })
    expect(game.rules.view(game.p, 0).choices).toMatchObject([
      { kind: 'spots', spots: [{ figure: 'follower', role: 'thief', does: 'take', gives: 0, at: [1, 0] }] },
    ])
  })

  test('says what was chosen and how many have answered, while it lasts', () => {
    const game = twoThieves()
    const state = () => game.rules.view(game.p, 0).state['crop-circles']
    expect(state()).toBeNull()
    game.play({ choose: 'B' })
    expect(state()).toEqual({ choice: 'B', answered: 0 })
    game.play({ take: 'follower', on: 'road:E', at: [1, 0] })
    expect(state()).toEqual({ choice: 'B', answered: 1 })
    game.play({ take: 'follower', on: 'road:S', at: [0, -1] })
    expect(state()).toBeNull()
  })
})
