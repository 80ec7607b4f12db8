/** River II with the abbot. */
import { Options } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'
import { deploymentOf, tileGame } from '../../index.ts'

const PASS = { pass: true }
const takeBack = { take: 'abbot', on: 'monastery', at: [1, 0] }
const STAYS = { 'volcano-abbot': 'stays' }

/** The first seat's abbot stands in a monastery by the river, and its next tile is the volcano. */
const beforeVolcano = (options = {}): Scenario =>
  scenario(
    { modules: ['river-2', 'abbot'], options, more: ['river-2/volcano', 'U', 'B'] },
    'river-2/monastery 1,0/0 +abbot=monastery\nriver-2/curve 2,0/0 .',
  )
const layVolcano = (game: Scenario): void => game.play({ place: 'river-2/volcano', at: [2, 1], turn: 1 })
/** What the seat may do after laying the tile in hand, predicted before it is laid. */
function foreseen(game: Scenario): readonly number[] {
  const whole = new Options()
  game.rules.wholeTurns(game.p, whole)
  return Array.from({ length: whole.length }, (_, i) => deploymentOf(whole.action(i)))
}

describe('River II with the abbot', () => {
  test('RIVER2-3 in the turn of the volcano the abbot may be taken back, and nobody put', () => {
    const game = beforeVolcano()
    game.play({ draw: 'river-2/volcano' })
    expect(foreseen(game)).toHaveLength(2)
    layVolcano(game)
    expect({ awaited: game.awaited, moves: game.moves() }).toEqual({ awaited: 0, moves: [PASS, takeBack] })
    expect(game.refused({ deploy: 'abbot', on: 'field:NNE' })).toMatchObject({ code: 'bare', clause: 'RIVER2-3' })
    expect(game.rules.view(game.p, 0).choices).toMatchObject([{ kind: 'spots', spots: [{ move: takeBack }] }, PASSING])
    game.play(takeBack)
    // The monastery's own tile, and around it the spring, the curve and the volcano.
    expect(game.scored(0)).toEqual(['monastery 4 ABBOT-4'])
    expect(game.rules.view(game.p, -3)).toMatchObject({ step: 'draw', active: 0, figures: [] })
  })

  test('RIVER2-3 what the volcano completes is scored as well', () => {
    const game = pocket()
    game.go('river-2/volcano 1,-3/2')
    game.play({ take: 'abbot', on: 'monastery', at: [4, -2] })
    expect([game.scored(0), game.scored(1)]).toEqual([['monastery 9 BASE-15'], ['monastery 5 ABBOT-4']])
    expect(game.supply).toEqual([7, 7])
  })

  test('RIVER2-3 with `stays` the abbot stays where he stands while the volcano is laid', () => {
    const game = beforeVolcano(STAYS)
    game.play({ draw: 'river-2/volcano' })
    expect(foreseen(game)).toEqual([0])
    layVolcano(game)
    expect({ awaited: game.awaited, moves: game.moves() }).toEqual({ awaited: 0, moves: [PASS] })
    expect(game.refused(takeBack)).toMatchObject({ code: 'bare', clause: 'RIVER2-3', where: 'take' })
  })

  test('RIVER2-3 with `stays` he may be taken back in any other turn, and in the one that follows', () => {
    const game = beforeVolcano(STAYS)
    game.go('river-2/volcano 2,1/1 .\nU 0,1/0')
    expect({ awaited: game.awaited, moves: game.moves() }).toMatchObject({
      awaited: 0,
      moves: expect.arrayContaining([takeBack]),
    })
    game.play(takeBack)
    // The monastery's own tile, and around it the spring, the curve, the volcano and the new tile.
    expect(game.scored(0)).toEqual(['monastery 5 ABBOT-4'])
  })

  test('RIVER2-3 there is nothing to choose without an abbot, or without the volcano', () => {
    for (const modules of [['river-2'], ['abbot'], ['river', 'abbot']])
      expect(tileGame.compose({ edition: '2016', modules, options: STAYS }, 2)).toMatchObject({
        code: 'module-not-played',
        where: 'setup.options.volcano-abbot',
      })
  })
})

const PASSING = { kind: 'pass', move: PASS }

/**
 * A river around a pocket and into it, where RIVER-3 has to be lifted for every tile. The last cell, 1,-3, completes
 * the first seat's monastery at 2,-3. The second seat's abbot stands at 4,-2, and that seat lays the volcano.
 */
function pocket(): Scenario {
  const around = [
    ...['1,0/0 .', '2,0/0 .', '3,0/0 .'].map((rest) => `monastery ${rest}`),
    'curve 4,0/1 .',
    ...['4,-1/1 .', '4,-2/1 +abbot=monastery', '4,-3/1 .'].map((rest) => `monastery ${rest}`),
    'curve 4,-4/0 .',
    ...['3,-4/0 .', '2,-4/0 .', '1,-4/0 .'].map((rest) => `monastery ${rest}`),
    'curve 0,-4/3 .',
    'monastery 0,-3/1 .',
    'curve 0,-2/2 .',
    'monastery 1,-2/0 .',
  ].map((line) => `river-2/${line}`)
  const more = ['monastery', 'monastery', 'curve', 'curve', 'volcano'].map((tile) => `river-2/${tile}`)
  const options = { 'river-room': 'wide' }
  const game = scenario({ modules: ['river-2', 'abbot'], options, more: [...more, 'U', 'B'] }, around.join('\n'))
  for (const line of ['monastery 2,-2/0 .', 'curve 3,-2/1 .', 'curve 3,-3/0 .', 'monastery 2,-3/0 +monastery']) {
    const { tiles = {} } = game.rules.view(game.p, -3).pile
    for (const [id, copies] of Object.entries(tiles)) for (let copy = 0; copy < copies; copy++) game.play({ draw: id })
    game.go(`river-2/${line}`)
  }
  return game
}
