import { playRandomly, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'
import type { TileHappening } from './happening.ts'
import { EDITIONS, MODULES, tileGame } from './index.ts'
import { TEXTS, textsFor } from './languages.ts'
import { stream } from './stream/text/en.ts'
import { SOURCES, SPEAKING, sourceName, sourcesOf } from './words.ts'

const scored = (seat: number | null, points: number, clause: string, kind?: string): TileHappening => ({
  kind: 'score',
  seat,
  points,
  clause,
  feature: kind === undefined ? null : { kind, cells: [] },
})

describe('the sources of points', () => {
  test('are kinds of feature, summed for each seat', () => {
    const told = [
      scored(1, 4, 'BASE-13', 'city'),
      scored(0, 3, 'BASE-12', 'road'),
      scored(1, 6, 'BASE-23', 'city'),
      scored(1, 9, 'BASE-15', 'monastery'),
    ]
    expect(sourcesOf(told)).toEqual([{ road: 3 }, { city: 10, monastery: 9 }])
  })

  test('are modules where no feature gave the points', () => {
    expect(SPEAKING.map(({ id }) => id)).toEqual(MODULES.map(({ id }) => id))
    for (const { id, clauses } of SPEAKING) {
      const explained = Object.keys(TEXTS.en.modules[id]?.clauses ?? {})
      const own = explained.filter((clause) => clause.startsWith(`${clauses}-`))
      expect(own.length).toBeGreaterThan(0)
      for (const clause of own) expect(sourcesOf([scored(0, 5, clause)])).toEqual([{ [id]: 5 }])
      // What all streams obey gives no points, and is explained by each of them.
      expect(explained.filter((clause) => !own.includes(clause) && !(clause in stream.clauses))).toEqual([])
    }
  })

  test('leave out what gave nothing, and nobody’s', () => {
    expect(sourcesOf([scored(0, 0, 'BASE-25', 'field'), scored(null, 0, 'BASE-20', 'city')], 2)).toEqual([{}, {}])
  })

  test('of a whole game are its scores', () => {
    const game = scenario({}, 'E 0,-1/2 +city:S\nU 1,0/0 +road:E\nB 0,1/0 +monastery\nU -1,0/0 +field:NNE')
    expect(game.isOver).toBe(true)
    expect(
      sourcesOf(game.told, 2).map((sources) => Object.values(sources).reduce((sum, points) => sum + points, 0)),
    ).toEqual(game.scores)
  })

  test('are all in one list, whatever is played', () => {
    const found = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const setup = { edition: EDITIONS[seed % EDITIONS.length], modules: MODULES.slice(1).map(({ id }) => id) }
      const composed = tileGame.compose(setup, 2 + (seed % 3))
      if (!composed.ok) throw new Error(composed.reason)
      const told: TileHappening[] = []
      playRandomly(composed.value, composed.value.start(), new Random(seed), undefined, (happening) =>
        told.push(happening as TileHappening),
      )
      for (const sources of sourcesOf(told)) for (const source of Object.keys(sources)) found.add(source)
    }
    expect([...found].sort()).toEqual([...SOURCES].sort())
  })

  test('have the names of features, else of modules', () => {
    for (const { language, city, base } of [
      { language: 'en', city: 'cities', base: 'Base game' },
      { language: 'nl', city: 'steden', base: 'Basisspel' },
      { language: 'da', city: 'byer', base: 'Grundspil' },
    ] as const) {
      const texts = textsFor(SPEAKING, language)
      expect([sourceName(texts, 'city'), sourceName(texts, 'base'), sourceName(texts, 'nowhere')]).toEqual([
        city,
        base,
        'nowhere',
      ])
    }
  })
})
