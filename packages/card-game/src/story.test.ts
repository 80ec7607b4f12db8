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
      'Red scores 15: (1+1+3) × 3 people. (CARD-12)',
      'Red scoort 15: (1+1+3) × 3 personen. (CARD-12)',
      'Red får 15 point: (1+1+3) × 3 personer. (CARD-12)',
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

  test('buildings, where there is a series and where there is none', () => {
    const buildings = { kind: 'score', seat: 0, clause: 'CARD-19' } as const
    expect(told({ ...buildings, points: 35, items: [30, 5, 0] })).toEqual([
      'Red scores 35 for buildings: 1 series of four × 30 + 1 series of two × 5. (CARD-19)',
      'Red scoort 35 voor gebouwen: 1 serie van vier × 30 + 1 serie van twee × 5. (CARD-19)',
      'Red får 35 point for bygninger: 1 serie på fire × 30 + 1 serie på to × 5. (CARD-19)',
    ])
    expect(told({ ...buildings, points: 0, items: [0, 0] })).toEqual([
      'Red has no series of buildings and scores nothing for them. (CARD-19)',
      'Red heeft geen serie gebouwen en scoort er niets voor. (CARD-19)',
      'Red har ingen serie af bygninger og får ingen point for dem. (CARD-19)',
    ])
  })

  test('all that a round deals, as far as it is known', () => {
    const hands = [
      { seat: 1, cards: ['?', '?', '?'] },
      { seat: 0, cards: ['red/person-1', 'red/person-1', 'green/animal'] },
    ]
    expect(told({ kind: 'dealt', seat: null, clause: 'CARD-4', hands })).toEqual([
      'The cards are dealt: Blue (3 cards), Red (2 × red 1, pig).',
      'De kaarten worden gedeeld: Blue (3 kaarten), Red (2 × rode 1, varken).',
      'Kortene gives: Blue (3 kort), Red (2 × rød 1’er, gris).',
    ])
  })

  test('that equal points are decided by buildings', () => {
    const tied = [
      { seat: 1, buildings: 7 },
      { seat: 0, buildings: 5 },
    ]
    expect(told({ kind: 'tied', seat: null, clause: 'CARD-20', tied, total: 120 })).toEqual([
      'Blue and Red have 120 points each; more buildings decide: Blue 7, Red 5. (CARD-20)',
      'Blue en Red hebben elk 120 punten; meer gebouwen geven de doorslag: Blue 7, Red 5. (CARD-20)',
      'Blue og Red har 120 point hver; flest bygninger afgør det: Blue 7, Red 5. (CARD-20)',
    ])
  })

  test('a name is inserted as it is', () => {
    for (const name of ['{points}', '$&', '<i>', ''])
      expect(storyLine(textsFor('en'), [name], { kind: 'starts', seat: 0, points: 0, clause: 'CARD-5' })).toBe(
        `${name} deals first.`,
      )
  })
})

describe('a sum', () => {
  const sum = (items: readonly number[], clause: string, times?: number) =>
    sumText(textsFor('en'), { items, clause, ...(times === undefined ? {} : { times }) })

  test('says what it counts, and leaves out what gives nothing', () => {
    expect(sum([1, 1, 3], 'CARD-12', 3)).toBe('(1+1+3) × 3 people')
    expect(sum([2], 'CARD-12', 1)).toBe('2 × 1 person')
    expect(sum([30, 30, 5, 0], 'CARD-19')).toBe('2 series of four × 30 + 1 series of two × 5')
    expect(sum([15, 0, 0], 'CARD-19')).toBe('1 series of three × 15')
    expect(sum([10], 'CARD-16')).toBe('10')
    expect(sum([], 'CARD-19')).toBe('0')
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
