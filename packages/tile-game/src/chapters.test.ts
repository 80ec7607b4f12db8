import { describe, expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'
import { chaptersOf } from './chapters.ts'

const outline = (told: Parameters<typeof chaptersOf>[0]) =>
  chaptersOf(told).map(({ turn, seat, happenings }) => [turn, seat, happenings.map(({ kind }) => kind).join(' ')])

describe('chapters', () => {
  test('are who starts, the turns, and the end', () => {
    const game = scenario({ options: { starts: 'random' } }, '*1 U 1,0/0 +road:E\nU 2,0/0 .')
    expect(outline(game.told)).toEqual([
      [null, null, 'starts'],
      [1, 1, 'drawn placed deployed'],
      [2, 0, 'drawn placed passed'],
      [null, null, 'ending score over'],
    ])
  })

  test('keep a turn together in which drawn tiles fitted nowhere', () => {
    const game = scenario({ start: ['B 0,0/0'], more: ['B'] }, 'C X B 0,-1/0 .')
    expect(outline(game.told)).toEqual([[1, 0, 'drawn discarded drawn discarded drawn placed passed']])
  })

  test('of nothing are none', () => {
    expect(chaptersOf([])).toEqual([])
  })
})
