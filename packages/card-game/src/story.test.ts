import { playRandomly, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { trialRules } from '../scenarios/trials.ts'
import {
  type CardHappening,
  chaptersOf,
  SOURCES,
  sourceName,
  sourcesOf,
  storyLine,
  sumText,
  textsFor,
} from './index.ts'

const NAMES = ['Red', 'Blue']
const told = (happening: Omit<CardHappening, 'points'> & { readonly points?: number }): readonly string[] =>
  (['en', 'nl', 'da'] as const).map((language) => storyLine(textsFor(language), NAMES, { points: 0, ...happening }))

describe('a happening is told in one sentence', () => {
  test('a card that is played face up, and one face down, known or not', () => {
    expect(told({ kind: 'played', seat: 0, clause: 'CARD-7', card: 'red/person-2', row: 'red' })).toEqual([
      'Red plays a red 2 to the red row.',
      'Red speelt een rode 2 in de rode rij.',
      'Red spiller en rød 2’er i den røde række.',
    ])
    expect(told({ kind: 'played', seat: 1, clause: 'CARD-7', card: 'dragon', row: 'green', down: true })).toEqual([
      'Blue plays the dragon face down to the green row.',
      'Blue speelt de draak gedekt in de groene rij.',
      'Blue spiller dragen skjult i den grønne række.',
    ])
    expect(told({ kind: 'played', seat: 1, clause: 'CARD-7', card: '?', row: 'green', down: true })[0]).toBe(
      'Blue plays a card face down to the green row.',
    )
  })

  test('points with their sums', () => {
    expect(told({ kind: 'score', seat: 0, points: 15, clause: 'CARD-12', items: [1, 1, 3], times: 3 })).toEqual([
      'Red scores 15 for persons: (1+1+3) × 3 = 15. (CARD-12)',
      'Red scoort 15 voor personen: (1+1+3) × 3 = 15. (CARD-12)',
      'Red får 15 point for personer: (1+1+3) × 3 = 15. (CARD-12)',
    ])
    expect(
      told({ kind: 'score', seat: 0, points: 14, clause: 'CARD-13', card: 'blue/animal', count: 5, items: [14] }),
    ).toEqual([
      'Red scores 14, having 5 horses. (CARD-13)',
      'Red scoort 14 met 5 paarden. (CARD-13)',
      'Red får 14 point med 5 heste. (CARD-13)',
    ])
    expect(
      told({ kind: 'score', seat: 0, points: 3, clause: 'CARD-13', card: 'blue/animal', count: 1, items: [3] })[0],
    ).toBe('Red scores 3, having 1 horse. (CARD-13)')
  })

  test('a name is inserted as it is', () => {
    for (const name of ['{points}', '$&', '<i>', ''])
      expect(storyLine(textsFor('en'), [name], { kind: 'starts', seat: 0, points: 0, clause: 'CARD-5' })).toBe(
        `${name} deals first.`,
      )
  })
})

describe('a sum', () => {
  const sum = (items: readonly number[], points: number, times?: number) =>
    sumText(textsFor('en'), { items, points, ...(times === undefined ? {} : { times }) })

  test('adds up, multiplies, and says where there is nothing', () => {
    expect(sum([1, 1, 3], 15, 3)).toBe('(1+1+3) × 3 = 15')
    expect(sum([2], 2, 1)).toBe('2 × 1 = 2')
    expect(sum([30, 30, 5, 0], 65)).toBe('30+30+5+0 = 65')
    expect(sum([10], 10)).toBe('10')
    expect(sum([], 0)).toBe('nothing counts')
  })
})

describe('over whole games', () => {
  const games = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const rules = trialRules(seed)
    const p = rules.start()
    const happenings: CardHappening[] = []
    playRandomly(rules, p, new Random(seed), undefined, (happening) => happenings.push(happening as CardHappening))
    return { rules, p, happenings }
  })

  test('every score is its items added up, times what they are multiplied by', () => {
    for (const { points, items, times } of games
      .flatMap(({ happenings }) => happenings)
      .filter(({ kind }) => kind === 'score'))
      expect((items as readonly number[]).reduce((sum, item) => sum + item, 0) * (times ?? 1)).toBe(points)
  })

  test('sources sum to the scores, and all are in the list', () => {
    const found = new Set<string>()
    for (const { rules, p, happenings } of games) {
      const sources = sourcesOf(happenings, rules.seats)
      for (const one of sources) for (const source of Object.keys(one)) found.add(source)
      expect(sources.map((one) => Object.values(one).reduce((sum, points) => sum + points, 0))).toEqual(
        Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat)),
      )
    }
    expect([...found].sort()).toEqual([...SOURCES].sort())
    expect([sourceName(textsFor('nl'), 'persons'), sourceName(textsFor('en'), 'nowhere')]).toEqual([
      'personen',
      'nowhere',
    ])
  })

  test('chapters are the opening, each round with its dealer, and the end', () => {
    for (const { rules, p, happenings } of games) {
      const chapters = chaptersOf(happenings)
      const { rounds } = rules.view(p, 0)
      expect(chapters.map(({ turn }) => turn)).toEqual([null, ...Array.from({ length: rounds }, (_, i) => i + 1), null])
      expect(chapters.flatMap((chapter) => chapter.happenings)).toEqual(happenings)
      for (const { turn, seat, happenings: of } of chapters)
        if (turn !== null) expect([of[0]?.kind, of[0]?.seat]).toEqual(['round', seat])
    }
  })
})
