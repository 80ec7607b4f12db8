import { expect, it } from 'vitest'
import { SPELLED_OUT } from '../../../scenarios/spelled-out.ts'
import type { TileHappening } from '../../happening.ts'
import { textsFor } from '../../languages.ts'
import { storyLine } from '../../story.ts'
import { LANGUAGES } from '../../text.ts'
import { MODULES } from '../order.ts'
import { MARKERS } from './marking.ts'

/** In a game without any other expansion. */
const inPlay = MODULES.filter(({ id }) => ['base', 'king-robber'].includes(id))
const told = (rest: Pick<TileHappening, 'kind' | 'clause'> & Partial<TileHappening>): readonly string[] =>
  SPELLED_OUT.map((language) =>
    storyLine(textsFor(inPlay, language), ['red'], { seat: 0, points: 0, feature: null, ...rest }),
  )

it('a marker is taken for the largest city and the longest road', () => {
  expect(told({ kind: 'marker', clause: 'KING-1', choice: 'king' })).toEqual([
    'red takes the king for the largest city so far. (KING-1)',
    'red krijgt de koning voor de grootste stad tot nu toe. (KING-1)',
    'red får kongen for den hidtil største by. (KING-1)',
  ])
  expect(told({ kind: 'marker', clause: 'KING-3', choice: 'robber' })).toEqual([
    'red takes the robber baron for the longest road so far. (KING-3)',
    'red krijgt de roofridder voor de langste weg tot nu toe. (KING-3)',
    'red får røverbaronen for den hidtil længste vej. (KING-3)',
  ])
})

it('what a marker brings is told with its sum', () => {
  const paid = (clause: string, of: string, count: number, each: number): readonly string[] =>
    told({ kind: 'score', clause, points: count * each, items: [{ of, count, each }] })
  expect(paid('KING-2', 'cities', 5, 1)).toEqual([
    'red scores 5 for holding the king: 5 cities. (KING-2)',
    'red scoort 5 met de koning: 5 steden. (KING-2)',
    'red får 5 point for at have kongen: 5 byer. (KING-2)',
  ])
  expect(paid('KING-3', 'roads', 1, 1)).toEqual([
    'red scores 1 for holding the robber baron: 1 road. (KING-3)',
    'red scoort 1 met de roofridder: 1 weg. (KING-3)',
    'red får 1 point for at have røverbaronen: 1 vej. (KING-3)',
  ])
  expect(paid('KING-6', 'king', 1, 10)).toEqual([
    'red scores 10 at the end: 1 king × 10. (KING-6)',
    'red scoort aan het eind 10: 1 koning × 10. (KING-6)',
    'red får 10 point til sidst: 1 konge × 10. (KING-6)',
  ])
  expect(paid('KING-7', 'robber', 1, 15)).toEqual([
    'red scores 15 at the end: 1 robber baron × 15. (KING-7)',
    'red scoort aan het eind 15: 1 roofridder × 15. (KING-7)',
    'red får 15 point til sidst: 1 røverbaron × 15. (KING-7)',
  ])
  expect(paid('KING-8', 'roads', 2, 1)).toEqual([
    'red scores 2 for holding the marker: 2 roads. (KING-8)',
    'red scoort 2 als bezitter van het fiche: 2 wegen. (KING-8)',
    'red får 2 point for at have markøren: 2 veje. (KING-8)',
  ])
})

it('every marker has its words', () => {
  for (const language of LANGUAGES) {
    const { words } = textsFor(inPlay, language)
    expect(MARKERS.map(({ name }) => `choice.${name}`).filter((key) => words[key] === undefined)).toEqual([])
  }
})
