/** River II with the abbot. */
import { Options } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../scenarios/scenario.ts'
import { deploymentOf } from '../../index.ts'

const PASS = { pass: true }
const takeBack = { take: 'abbot', on: 'monastery', at: [1, 0] }

/** The first seat's abbot stands in a monastery by the river, and its next tile is the volcano. */
const beforeVolcano = () =>
  scenario(
    { modules: ['river-2', 'abbot'], more: ['river-2/volcano', 'U', 'B'] },
    'river-2/monastery 1,0/0 +abbot=monastery\nriver-2/curve 2,0/0 .',
  )

describe('River II with the abbot', () => {
  test('RIVER2-3 while the volcano is laid the abbot stays where he stands', () => {
    const game = beforeVolcano()
    game.play({ draw: 'river-2/volcano' })
    const whole = new Options()
    game.rules.wholeTurns(game.p, whole)
    expect(Array.from({ length: whole.length }, (_, i) => deploymentOf(whole.action(i)))).toEqual([0])
    game.play({ place: 'river-2/volcano', at: [2, 1], turn: 1 })
    expect({ awaited: game.awaited, moves: game.moves() }).toEqual({ awaited: 0, moves: [PASS] })
    expect(game.refused(takeBack)).toMatchObject({ code: 'bare', clause: 'RIVER2-3', where: 'take' })
    expect(game.refused({ deploy: 'abbot', on: 'field:NNE' })).toMatchObject({ code: 'bare', clause: 'RIVER2-3' })
  })

  test('RIVER2-3 in the turn that follows he may be taken back', () => {
    const game = beforeVolcano()
    game.go('river-2/volcano 2,1/1 .\nU 0,1/0')
    expect({ awaited: game.awaited, moves: game.moves() }).toMatchObject({
      awaited: 0,
      moves: expect.arrayContaining([takeBack]),
    })
    game.play(takeBack)
    // The monastery's own tile, and around it the spring, the curve, the volcano and the new tile.
    expect(game.scored(0)).toEqual(['monastery 5 ABBOT-4'])
  })
})
