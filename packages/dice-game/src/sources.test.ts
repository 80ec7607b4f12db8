import { playRandomly, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../scenarios/scenario.ts'
import { type DiceHappening, SOURCES, sourceName, sourcesOf, TEXTS } from './index.ts'

const scored = (seat: number, dice: number, count: number, each: number): DiceHappening => ({
  kind: 'score',
  seat,
  points: count * each,
  clause: 'DICE-11',
  dice,
  items: [{ of: 'points', count, each }],
})

describe('the sources of points', () => {
  test('are cities by their size, and the knight that doubles them', () => {
    expect(SOURCES).toEqual(['city-3', 'city-4', 'city-5', 'city-6', 'city-7', 'city-8', 'city-9', 'knight'])
    expect(sourcesOf([scored(1, 4, 3, 1), scored(0, 6, 10, 2), scored(1, 4, 3, 2)], 3)).toEqual([
      { 'city-6': 10, knight: 10 },
      { 'city-4': 6, knight: 3 },
      {},
    ])
  })

  test('have a name in every language', () => {
    for (const texts of Object.values(TEXTS))
      for (const source of SOURCES) expect(sourceName(texts, source)).not.toBe(source)
    expect(sourceName(TEXTS.en, 'luck')).toBe('luck')
  })

  test('of a whole game are its scores', () => {
    const rules = rulesOf({ seats: 3, options: { target: 9 } })
    const p = rules.start()
    const told: DiceHappening[] = []
    playRandomly(rules, p, new Random(2), undefined, (happening) => told.push(happening as DiceHappening))
    const sums = sourcesOf(told, 3).map((sources) => Object.values(sources).reduce((sum, points) => sum + points, 0))
    expect(sums).toEqual([0, 1, 2].map((seat) => rules.score(p, seat)))
    expect(Math.max(...sums)).toBeGreaterThan(0)
  })
})
