/** Leaving the cathedral, and the challenge between a monastery and a cult place. */
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../../../scenarios/scenario.ts'
import type { Move } from '../../index.ts'

const PASS: Move = { pass: true }
const lastTold = (game: Scenario, kind: string) => game.told.filter((one) => one.kind === kind).at(-1)

/**
 * A monastery at -1,2 without a monk and a cult place at -1,3 with a heretic of seat 0, or the other way around. Seat 1
 * waits in the cathedral, and seat 0 lays the tile that completes the centre at -1,2.
 */
const challenge = (upper: string, lower: string): Scenario =>
  scenario(
    { modules: ['cult', 'count'], more: ['B'] },
    `V 0,2/2 .
     ${upper} -1,2/0 .
     ${lower}
     E 0,3/2 .
     E -2,3/2 .
     E 2,1/3 .
     U 1,-2/1 +road:N
     X 1,-3/0 . +cathedral@0,0 .
     E -2,2/0 .`,
  )
const MONASTERY: Move = { deploy: 'follower', on: 'monastery', at: [-1, 2] }
const CULT: Move = { deploy: 'follower', on: 'cult', at: [-1, 2] }
const figuresIn = (game: Scenario) => game.rules.view(game.p, -3).figures.map(({ seat, role }) => `${seat} ${role}`)

describe('a challenge is judged after figures have left Carcassonne', () => {
  test('CULT-7 a follower from the cathedral makes a monastery a rival: it gives 9, and the heretic goes home with nothing', () => {
    const game = challenge('B', 'cult/plain -1,3/0 +cult')
    expect(game.moves()).toEqual([PASS, MONASTERY])
    game.play(MONASTERY)
    expect(game.scored(1)).toEqual(['monastery 9 BASE-15'])
    expect(lastTold(game, 'returned')).toMatchObject({ seat: 0, clause: 'CULT-4' })
    expect(figuresIn(game)).toEqual([])
  })

  test('CULT-7 nobody comes, and the empty monastery that is completed sends nobody home', () => {
    const game = challenge('B', 'cult/plain -1,3/0 +cult')
    game.play(PASS)
    expect(figuresIn(game)).toEqual(['1 resident', '0 heretic'])
  })

  test('COUNT-5 the cathedral leads to a completed cult place too, and so to a challenge with the monk beside it', () => {
    const game = challenge('cult/plain', 'B -1,3/0 +monastery')
    expect(game.moves()).toEqual([PASS, CULT])
    game.play(CULT)
    expect(game.scored(1)).toEqual(['cult 9 CULT-1'])
    expect(lastTold(game, 'returned')).toMatchObject({ seat: 0, clause: 'CULT-4' })
  })
})
