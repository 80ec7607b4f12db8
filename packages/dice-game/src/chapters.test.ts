import { describe, expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'
import { chaptersOf } from './chapters.ts'

const outline = (told: Parameters<typeof chaptersOf>[0]) =>
  chaptersOf(told).map(({ turn, seat, happenings }) => [turn, seat, happenings.map(({ kind }) => kind).join(' ')])

describe('chapters', () => {
  test('are who starts, the turns, and the end', () => {
    const game = scenario(
      { options: { starts: 'random' } },
      '*1 NE:8,catapult:1 NE@0,0/0 again NE:7 stop\nknight:9 +knight again knight:8 stop\ncatapult:9',
    )
    expect(outline(game.told)).toEqual([
      [null, null, 'starts'],
      [1, 1, 'thrown catapults built again thrown nothing'],
      [2, 0, 'thrown kept again thrown nothing'],
      [3, 1, 'thrown catapults won'],
      [null, null, 'over'],
    ])
  })

  test('begin with the first throw, where nobody had to be chosen', () => {
    expect(outline(scenario({}, 'knight:9').told)).toEqual([[1, 0, 'thrown']])
  })

  test('of nothing are none', () => {
    expect(chaptersOf([])).toEqual([])
  })
})
