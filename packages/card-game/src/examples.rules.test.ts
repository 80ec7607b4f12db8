/** The examples of the rulebook. */
import { describe, expect, test } from 'vitest'
import { beforeLastClaim } from '../scenarios/scenario.ts'

describe('the examples', () => {
  test('CARD-X1 persons 1, 1 and 3 give (1+1+3) × 3 = 15', () => {
    const game = beforeLastClaim({ rows: { red: 'r3 r1 r1', blue: '+1' } }).play('+r')
    expect(game.scores).toEqual([15, 0])
    expect(game.story).toContain('Red scores 15: (3+1+1) × 3 people. (CARD-12)')
  })

  test('CARD-X2 two sheep give 6; two more and a joker make five, 14; a pair of horses is worth 6 and a chicken 3', () => {
    expect(beforeLastClaim({ rows: { red: 'rA rA', blue: '+1' } }).play('+r').scores).toEqual([6, 0])
    expect(
      beforeLastClaim({ rows: { red: 'rA jA rA', blue: '+1' }, animals: [{ red: 2 }], round: 3 }).play('+r').scores,
    ).toEqual([14, 0])
    const both = beforeLastClaim({ rows: { blue: 'bA (yA) bA', green: '+1' }, animals: [{ red: 5 }], round: 4 }).play(
      '+b ^yA =keep',
    )
    expect(both.awards).toEqual(['0: 3 by CARD-13', '0: 6 by CARD-13'])
  })

  test('CARD-X3 a red person in the green row gives 10, a red sheep there is kept as the sixth: 16', () => {
    const game = beforeLastClaim({ rows: { green: '(rA) (r2)', blue: '+1' }, animals: [{ red: 5 }] }).play(
      '+g ^rA ^r2 =keep',
    )
    expect(game.awards).toEqual(['0: 16 by CARD-13', '0: 10 by CARD-17'])
  })

  test('CARD-X4 two series of four, one of two and a single building give 30+30+5+0 = 65', () => {
    const game = beforeLastClaim({ rows: { blue: '+1' }, chests: [[4, 3, 2, 2, 0]], round: 10 }).play('+b')
    expect(game.scores).toEqual([65, 0])
    expect(game.story).toContain('Red scores 65 for buildings: 2 series of four × 30 + 1 series of two × 5. (CARD-19)')
  })

  test('CARD-X5 one claims four cards in green, another the first four in blue, a third the three after them', () => {
    const game = beforeLastClaim({ seats: 3, rows: { green: 'g1 g1 g1 g1 +0', blue: 'b2 b1 b1 b1 +1 b3 b1 b1' } }).play(
      '+b',
    )
    expect(game.told.filter(({ kind }) => kind === 'won').map(({ seat, row, count }) => [seat, row, count])).toEqual([
      [1, 'blue', 4],
      [2, 'blue', 3],
      [0, 'green', 4],
    ])
    expect(game.scores).toEqual([16, 20, 15])
  })
})
