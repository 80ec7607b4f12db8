/** A refusal says what would have been accepted. */
import { describe, expect, test } from 'vitest'
import { scenario } from '../../scenarios/scenario.ts'

/** The start tile has a city in the N and a road from W to E. */
const holding = (tile: string, more: readonly string[] = []) => {
  const game = scenario({ more: [tile, ...more] }, '')
  game.play({ draw: `base/${tile}` })
  return game
}
const place = (tile: string, at: readonly [number, number], turn: number) => ({ place: `base/${tile}`, at, turn })

describe('a draw that is refused', () => {
  test('names what can be drawn', () => {
    const game = scenario({ more: ['E', 'U'] }, '')
    expect(game.refused({ draw: 'E' }).reason).toBe('no tile "E" is in this game; there are base/E, base/U')
    game.go('E 0,-1/2 .')
    expect(game.refused({ draw: 'base/E' }).reason).toBe('no base/E is in the bag now; there are base/U')
  })
})

describe('a placement that is refused', () => {
  test('names the placements there are, in reading order', () => {
    const may = 'it may lie at 0,-1/2, 0,1/1, 0,1/2, 0,1/3 (x,y/turn)'
    const game = holding('E')
    expect(game.refused(place('E', [5, 5], 0)).reason).toBe(`no tile lies beside 5,5; ${may}`)
    expect(game.refused(place('E', [0, 0], 0)).reason).toBe(`a tile lies at 0,0 already; ${may}`)
  })

  test('names the sides that do not match, and the turns in which the tile may lie there', () => {
    expect(holding('E').refused(place('E', [0, -1], 0)).reason).toBe(
      'base/E turned 0 times does not match its neighbours at 0,-1: its S side is F and meets C; turned 2 it may lie there',
    )
    expect(holding('E').refused(place('E', [0, 1], 0)).reason).toContain('turned 1 or 2 or 3 it may lie there')
  })

  test('names other cells where no turn would do', () => {
    const { reason } = holding('E').refused(place('E', [1, 0], 3))
    expect(reason).toContain('its W side is C and meets R; it may lie at 0,-1/2')
  })
})

describe('a deployment that is refused', () => {
  test('names the spots of the tile as it lies', () => {
    const game = scenario({ more: ['E'] }, 'D 1,0/2')
    expect(game.refused({ deploy: 'follower', on: 'city:N' }).reason).toBe(
      'the tile just laid has no "city:N"; there are city:S, road:E, field:ESE, field:NNW',
    )
  })

  test('names the figures there are', () => {
    const game = scenario({ more: ['E'] }, 'D 1,0/2')
    expect(game.refused({ deploy: 'knight', on: 'city:S' }).reason).toBe('there is no figure "knight"; known: follower')
  })

  test('names what is free, or says how to put none', () => {
    const game = scenario({ more: ['E'], options: { farmers: 'none' } }, 'U 1,0/0 +road:E\nU 2,0/0')
    const none = 'nothing on this tile is free for it; to put none is {"pass":true}'
    expect(game.refused({ deploy: 'follower', on: 'road:E' }).reason).toBe(
      `somebody stands on the road at road:E already; ${none}`,
    )
    expect(game.refused({ deploy: 'follower', on: 'field:NNW' }).reason).toBe(
      `no follower goes on a field in this game; ${none}`,
    )
    const other = scenario({ more: ['E'] }, 'U 1,0/0 +road:E\nU 2,0/0')
    expect(other.refused({ deploy: 'follower', on: 'road:E' }).reason).toMatch(/; free: field:NNW, field:ESE$/)
  })

  test('says how to put none where the next draw came too early', () => {
    expect(scenario({ more: ['E'] }, 'D 1,0/2').refused({ draw: 'base/E' }).reason).toBe(
      '"draw" is not awaited now: a figure may be put on the tile just laid; to put none is {"pass":true}',
    )
  })
})
