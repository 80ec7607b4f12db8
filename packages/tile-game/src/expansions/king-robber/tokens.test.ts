/** The two markers as a page draws them. */
import { WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'

/**
 * Cities that `E x,y/2` closes: of 2 tiles at (0, -1) and (1, -1), of 3 tiles at (2, -2). A road that `A 1,2/1` closes
 * lies below.
 */
const START = ['E 0,0/0', 'E 1,0/0', 'E 2,0/0', 'G 2,-1/1', 'B 0,1/0', 'A 0,2/3']

const play = (lines: string, start = START): Scenario =>
  scenario({ modules: ['king-robber'], start, more: ['B'] }, lines)
const tokensIn = (game: Scenario) => game.rules.view(game.p, WATCHER, []).tokens

describe('king and robber baron on the table', () => {
  test('are nobody’s, and for nothing, until something is completed', () => {
    expect(tokensIn(play('B 3,0/0 .'))).toEqual([
      { token: 'king', at: null, on: null, seat: null, cells: null },
      { token: 'robber', at: null, on: null, seat: null, cells: null },
    ])
  })

  test('say who holds them, and for which city and road', () => {
    const game = play('E 0,-1/2 .\nA 1,2/1 .')
    expect(tokensIn(game)).toEqual([
      {
        token: 'king',
        at: null,
        on: null,
        seat: 0,
        cells: [
          [0, -1],
          [0, 0],
        ],
      },
      {
        token: 'robber',
        at: null,
        on: null,
        seat: 1,
        cells: [
          [0, 2],
          [1, 2],
        ],
      },
    ])
  })

  test('KING-4 of equally large cities it is the one completed first, however they lie', () => {
    const cells = [
      [1, -1],
      [1, 0],
    ]
    expect(tokensIn(play('E 1,-1/2 .\nE 0,-1/2 .'))[0]).toMatchObject({ seat: 0, cells })
    expect(tokensIn(play('E 0,-1/2 .\nE 1,-1/2 .'))[0]).toMatchObject({
      seat: 0,
      cells: [
        [0, -1],
        [0, 0],
      ],
    })
  })

  test('go on to the larger one', () => {
    expect(tokensIn(play('E 0,-1/2 .\nE 2,-2/2 .'))[0]).toMatchObject({
      seat: 1,
      cells: [
        [2, -2],
        [2, -1],
        [2, 0],
      ],
    })
  })

  test('are not for what lay complete at the start', () => {
    const game = play('E 1,-1/2 .', [...START, 'E 0,-1/2'])
    expect(tokensIn(game)[0]).toMatchObject({
      seat: 0,
      cells: [
        [1, -1],
        [1, 0],
      ],
    })
  })
})
