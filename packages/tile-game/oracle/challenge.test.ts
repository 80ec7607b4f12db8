import { describe, expect, it } from 'vitest'
import type { Setup } from './moves.ts'
import { game, type Laying, lay, placementsFor, takeTurn } from './scripted-game.ts'
import { testTiles as tiles } from './test-tiles.ts'

const CULT: Partial<Setup> = { modules: ['cult'], tiles }
const plain = (...cells: readonly (readonly [number, number])[]): Laying[] =>
  cells.map(([x, y]) => ['test/plain', x, y, 0])

describe('the oracle: cult places', () => {
  it('border one monastery at most, whichever tile is laid', () => {
    const between = game(
      [
        ['B', 0, 0, 0],
        ['B', 2, 0, 0],
      ],
      'cult/plain',
      CULT,
    )
    expect(placementsFor(between, 'cult/plain')).toEqual([
      [0, -1, 0],
      [2, -1, 0],
      [-1, 0, 0],
      [3, 0, 0],
      [0, 1, 0],
      [2, 1, 0],
    ])
    const pair: readonly Laying[] = [
      ['cult/plain', 0, 0, 0],
      ['B', 1, 0, 0],
    ]
    // A second cult place beside the monastery, or a second monastery beside the cult place, is not allowed: only the
    // far ends are left.
    expect(placementsFor(game(pair, 'cult/plain', CULT), 'cult/plain')).toEqual([[-1, 0, 0]])
    expect(placementsFor(game(pair, 'B', CULT), 'B')).toEqual([[2, 0, 0]])
    expect(placementsFor(game(pair, 'test/plain', CULT), 'test/plain')).toHaveLength(6)
  })

  const RING = plain([-1, -1], [0, -1], [1, -1], [-1, 1], [0, 1], [1, 1])

  it('the monastery that is complete first takes 9, and the heretic goes home with nothing', () => {
    const oracle = game(RING, 'B cult/plain test/plain test/plain', CULT)
    takeTurn(oracle, 'B', [0, 0], 0, 'monastery')
    takeTurn(oracle, 'cult/plain', [1, 0], 0, 'cult')
    takeTurn(oracle, 'test/plain', [-1, 0], 0)
    expect(oracle.facts()).toMatchObject({ scores: [9, 0], figures: [], supply: [[7], [7]] })
  })

  it('the same the other way round, also between followers of one seat', () => {
    const oracle = game(RING, 'B cult/plain test/plain test/plain', { ...CULT, seats: 1 })
    takeTurn(oracle, 'cult/plain', [0, 0], 0, 'cult')
    takeTurn(oracle, 'B', [1, 0], 0, 'monastery')
    takeTurn(oracle, 'test/plain', [-1, 0], 0)
    expect(oracle.facts()).toMatchObject({ scores: [9], figures: [], supply: [[7]] })
  })

  it('a monastery without a monk sends nobody home', () => {
    const oracle = game(RING, 'B cult/plain test/plain test/plain', CULT)
    takeTurn(oracle, 'B', [0, 0], 0)
    takeTurn(oracle, 'cult/plain', [1, 0], 0, 'cult')
    takeTurn(oracle, 'test/plain', [-1, 0], 0)
    expect(oracle.facts()).toMatchObject({ scores: [0, 0], figures: [[1, 'follower', 1, 0, 'cult']] })
  })

  it('both completed by one tile take 9 each; both unfinished score what they have', () => {
    const both = game(
      [...RING.filter(([, x, y]) => x !== 0 || y !== -1), ...plain([-1, 0], [2, -1], [2, 0], [2, 1])],
      'B cult/plain test/plain B',
      CULT,
    )
    takeTurn(both, 'B', [0, 0], 0, 'monastery')
    takeTurn(both, 'cult/plain', [1, 0], 0, 'cult')
    takeTurn(both, 'test/plain', [0, -1], 0)
    expect(both.facts()).toMatchObject({ scores: [9, 9], figures: [] })

    const neither = game(plain([0, -1], [1, -1]), 'B cult/plain', CULT)
    takeTurn(neither, 'B', [0, 0], 0, 'monastery')
    takeTurn(neither, 'cult/plain', [1, 0], 0, 'cult')
    expect(neither.facts()).toMatchObject({ step: 'over', scores: [4, 4] })
  })

  it('an abbot is a monk among them; taken back he ends it', () => {
    const oracle = game(RING, 'B cult/plain test/plain test/plain', { ...CULT, modules: ['cult', 'abbot'], abbots: 1 })
    lay(oracle, 'B', [0, 0], 0)
    oracle.play({ deploy: 'abbot', on: 'monastery' })
    takeTurn(oracle, 'cult/plain', [1, 0], 0, 'cult')
    lay(oracle, 'test/plain', [2, 0], 0)
    oracle.play({ take: 'abbot', on: 'monastery', at: [0, 0] })
    expect(oracle.facts()).toMatchObject({
      scores: [8, 0],
      supply: [
        [7, 1],
        [6, 1],
      ],
    })
    takeTurn(oracle, 'test/plain', [-1, 0], 0)
    expect(oracle.facts().figures).toEqual([[1, 'follower', 1, 0, 'cult']])
  })
})
