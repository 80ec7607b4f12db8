/** The clauses about the end of the game. */
import { standings } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type BeforeLastClaim, beforeLastClaim, type Scenario } from '../scenarios/scenario.ts'

/** The last round of two players, with the last claim in yellow. */
const ended = (before: BeforeLastClaim): Scenario =>
  beforeLastClaim({ round: 10, ...before, rows: { yellow: '+1', ...before.rows } }).play('+y')

describe('the end', () => {
  test('CARD-18 the game is over after the last round, and what lies in the rows is worth nothing', () => {
    const game = ended({ rows: { green: 'g3 g3 g3', blue: 'D bA' } })
    expect(game.view()).toMatchObject({ over: true, awaited: null, step: 'over' })
    expect(game.scores).toEqual([0, 0])
    for (const token of ['rA>0', 'rA', '+g', '(rA)@g', '^rA', '=keep', '~r', '@g', '*0'])
      expect(game.refused(token)).toBe('game-over CARD-18')
    expect(
      beforeLastClaim({ round: 9, rows: { yellow: '+1' } })
        .play('+y')
        .view(),
    ).toMatchObject({ over: false, round: 10 })
    expect(ended({ waiting: [2] }).scores).toEqual([0, 0])
  })

  test.each([
    [[1, 0, 0, 0, 0], 0],
    [[1, 1, 0, 0, 0], 5],
    [[1, 1, 1, 0, 0], 15],
    [[1, 1, 1, 1, 0], 30],
    [[5, 0, 0, 0, 0], 0],
    [[2, 2, 2, 2, 0], 60],
    [[2, 0, 1, 0, 1], 15],
    [[1, 0, 0, 0, 3], 30],
    [[0, 0, 0, 0, 4], 30],
    [[3, 2, 0, 0, 2], 35],
  ])('CARD-19 a chest with %j is worth %i', (chest, points) => {
    expect(ended({ chests: [[], chest] }).scores).toEqual([0, points])
  })

  test('CARD-19 the buildings won in the last round count too, and the split is told', () => {
    const game = ended({ chests: [[2, 1, 0, 1, 0]], rows: { yellow: '+1 yB', green: '' } })
    expect(game.story).toContain('Red scores 15 for buildings: 1 series of three × 15. (CARD-19)')
    expect(game.story).toContain('Blue has no series of buildings and scores nothing for them. (CARD-19)')
  })

  test('CARD-20 the most points win', () => {
    const game = ended({
      chests: [
        [1, 1],
        [1, 1, 1],
      ],
    })
    expect(standings(game.rules, game.p).map(({ seat, score, place }) => [seat, score, place])).toEqual([
      [1, 15, 1],
      [0, 5, 2],
    ])
  })

  test('CARD-20 among equals the most building cards win, jokers included; and if these are equal too, the place is shared', () => {
    const places = (...chests: (readonly number[])[]) => {
      const game = ended({ chests })
      return standings(game.rules, game.p).map(({ seat, place }) => `${seat}: ${place}`)
    }
    expect(places([1, 0, 0, 0, 0], [2, 0, 0, 0, 0])).toEqual(['1: 1', '0: 2'])
    expect(places([0, 0, 0, 0, 1], [0, 0, 0, 0, 0])).toEqual(['0: 1', '1: 2'])
    expect(places([1, 0, 0, 0, 0], [0, 0, 0, 0, 1])).toEqual(['0: 1', '1: 1'])
    expect(places([5, 0, 0, 0, 0], [1, 1, 0, 0, 0])).toEqual(['1: 1', '0: 2'])
  })

  test('CARD-20 a tie that buildings decide is told, and one that nothing decides is not', () => {
    const ties = (...chests: (readonly number[])[]) => ended({ chests }).told.filter(({ kind }) => kind === 'tied')
    expect(ties([1, 0, 0, 0, 0], [2, 0, 0, 0, 0])).toEqual([
      {
        kind: 'tied',
        seat: null,
        points: 0,
        clause: 'CARD-20',
        tied: [
          { seat: 1, buildings: 2 },
          { seat: 0, buildings: 1 },
        ],
        total: 0,
      },
    ])
    expect(ties([1, 0, 0, 0, 0], [0, 0, 0, 0, 1])).toEqual([])
    expect(ties([5, 0, 0, 0, 0], [1, 1, 0, 0, 0])).toEqual([])
  })
})
