import { describe, expect, it } from 'vitest'
import type { Setup } from './moves.ts'
import { game, lay, movesOf, takeTurn } from './scripted-game.ts'
import { testTiles as tiles } from './test-tiles.ts'

const ABBOT: Partial<Setup> = { modules: ['abbot'], abbots: 1, tiles }

describe('the oracle: abbots', () => {
  it('go on monasteries beside followers, and alone into gardens', () => {
    const oracle = game([['B', 0, 0, 0]], 'B E-garden', ABBOT)
    lay(oracle, 'B', [1, 0], 0)
    expect(movesOf(oracle)).toEqual([
      { deploy: 'follower', on: 'monastery' },
      { deploy: 'follower', on: 'field:NNW' },
      { deploy: 'abbot', on: 'monastery' },
      { pass: true },
    ])
    oracle.play({ deploy: 'abbot', on: 'monastery' })
    lay(oracle, 'E-garden', [0, -1], 0)
    expect(movesOf(oracle)).toEqual([
      { deploy: 'follower', on: 'city:N' },
      { deploy: 'follower', on: 'field:ENE' },
      { deploy: 'abbot', on: 'garden' },
      { pass: true },
    ])
    oracle.play({ deploy: 'abbot', on: 'garden' })
    // The monastery and the garden border each other, and the first tile borders both: 1 + 2 each.
    expect(oracle.facts()).toMatchObject({
      step: 'over',
      scores: [3, 3],
      supply: [
        [7, 0],
        [7, 0],
      ],
    })
  })

  it('mean nothing without the module', () => {
    const oracle = game([['B', 0, 0, 0]], 'E-garden', { tiles })
    lay(oracle, 'E-garden', [0, -1], 0)
    expect(movesOf(oracle)).toHaveLength(3)
    expect(oracle.features().map(({ kind }) => kind)).not.toContain('garden')
    expect(oracle.facts()).toMatchObject({ supply: [[7], [7]] })
    expect(oracle.facts().state).toBeUndefined()
  })

  it('are taken back from what is not complete, instead of putting a figure, for what it is worth then', () => {
    const oracle = game([['B', 0, 0, 0]], 'B B B B', ABBOT)
    lay(oracle, 'B', [1, 0], 0)
    oracle.play({ deploy: 'abbot', on: 'monastery' })
    takeTurn(oracle, 'B', [2, 0], 0)
    lay(oracle, 'B', [1, 1], 0)
    expect(movesOf(oracle)).toContainEqual({ take: 'abbot', on: 'monastery', at: [1, 0] })
    oracle.play({ take: 'abbot', on: 'monastery', at: [1, 0] })
    expect(oracle.facts()).toMatchObject({
      step: 'draw',
      active: 1,
      scores: [4, 0],
      figures: [],
      supply: [
        [7, 1],
        [7, 1],
      ],
    })
  })

  it('stay for the scoring of what the new tile completes, and come home with it', () => {
    const ring = [-1, 0, 1]
      .flatMap((x) => [-1, 0, 1].map((y) => ['test/plain', x, y, 0] as const))
      .filter(([, x, y]) => (x !== 0 || y !== 0) && (x !== 1 || y !== 1))
    const oracle = game(ring, 'B test/plain B', { ...ABBOT, seats: 1 })
    lay(oracle, 'B', [0, 0], 0)
    oracle.play({ deploy: 'abbot', on: 'monastery' })
    lay(oracle, 'test/plain', [1, 1], 0)
    expect(movesOf(oracle).some((move) => 'take' in move)).toBe(false)
    oracle.play({ pass: true })
    expect(oracle.facts()).toMatchObject({ scores: [9], supply: [[7, 1]] })
  })
})
