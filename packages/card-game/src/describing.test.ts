import { LANGUAGES, NOBODY, Random, WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { beforeLastClaim } from '../scenarios/scenario.ts'
import { trialRules } from '../scenarios/trials.ts'
import {
  describeRow,
  describeScore,
  describeSum,
  describeTable,
  describeWorth,
  type ShownRow,
  type StretchWorth,
  textsFor,
} from './index.ts'

const NAMES = ['Gold', 'Red', 'Green', 'Blue', 'Black']
const inAll = (tell: (texts: ReturnType<typeof textsFor>) => string): readonly string[] =>
  (['en', 'nl', 'da'] as const).map((language) => tell(textsFor(language)))

describe('a row in words', () => {
  const game = beforeLastClaim({ seats: 3, rows: { green: 'g2 (rA) +2 gA', red: '+0' } })
  const row = (viewer: number, at: number): ShownRow => game.view(viewer).rows[at] as ShownRow

  test('names its cards and who claimed them', () => {
    expect(inAll((texts) => describeRow(texts, NAMES, row(0, 2)))).toEqual([
      'The green row: 2 cards: a green 2, a card face down (Red). Claimed by Green. Then 1 card: a pig. Not claimed yet.',
      'De groene rij: 2 kaarten: een groene 2, een gedekte kaart (Red). Opgeëist door Green. Daarna 1 kaart: een varken. Nog vrij.',
      'Den grønne række: 2 kort: en grøn 2’er, et skjult kort (Red). Green gør krav på det. Derefter 1 kort: en gris. Endnu ledigt.',
    ])
  })

  test('names a face-down card to who laid it', () => {
    expect(describeRow(textsFor('en'), NAMES, row(1, 2))).toContain('2 cards: a green 2, a sheep, face down. Claimed')
  })

  test('says that nothing lies there', () => {
    expect([0, 1].map((at) => describeRow(textsFor('en'), NAMES, row(0, at)))).toEqual([
      'The yellow row: no cards.',
      'The red row: no cards. Claimed by Gold.',
    ])
  })
})

test('what a stretch pays, in words', () => {
  const worth = (points: number, hidden: number, buildings = 0): StretchWorth => ({
    ...{ seat: 0, sources: {}, persons: [] },
    ...{ points, hidden, buildings },
  })
  expect(inAll((texts) => describeWorth(texts, worth(1, 0)))).toEqual([
    'Pays 1 point.',
    'Levert 1 punt op.',
    'Giver 1 point.',
  ])
  expect(inAll((texts) => describeWorth(texts, worth(15, 1, 2)))).toEqual([
    'Pays at least 15 points, with 1 card hidden. 2 buildings.',
    'Levert minstens 15 punten op, met nog 1 kaart gedekt. 2 gebouwen.',
    'Giver mindst 15 point, med 1 kort skjult. 2 bygninger.',
  ])
})

test('what a stretch pays, as a sum', () => {
  const worth = beforeLastClaim({ rows: { green: 'g1 g3 gA D', red: '+1' }, animals: [{ green: 2 }] }).view(0)
    .worth?.[2]
  expect((['en', 'nl', 'da'] as const).map((one) => describeSum(textsFor(one), worth?.at(-1) as StretchWorth))).toEqual(
    [
      [
        { words: '(1+3) × 2 people', points: 8 },
        { words: 'animals, with those you own', points: 9 },
        { words: 'dragon and fairy', points: 10 },
      ],
      [
        { words: '(1+3) × 2 personen', points: 8 },
        { words: 'dieren, met die je al hebt', points: 9 },
        { words: 'draak en fee', points: 10 },
      ],
      [
        { words: '(1+3) × 2 personer', points: 8 },
        { words: 'dyr, med dem du har', points: 9 },
        { words: 'drage og fe', points: 10 },
      ],
    ],
  )
})

describe('the table in words', () => {
  test('has the round, the rows and the seats', () => {
    const game = beforeLastClaim({
      rows: { red: 'r1 +1' },
      animals: [{ green: 2, blue: 1 }],
      chests: [[1, 0, 0, 0, 1]],
    })
    expect(describeTable(textsFor('en'), NAMES, game.view(0))).toEqual([
      'Round 1 of 10: Gold deals, and 129 cards are left to deal.',
      'Gold deals the next round.',
      'The yellow row: no cards.',
      'The red row: 1 card: a red 1. Claimed by Red.',
      'The green row: no cards.',
      'The blue row: no cards.',
      'Gold: 0 points; 2 pigs and 1 horse; 2 cards under the chest.',
      'Red: 0 points; follower placed.',
    ])
  })

  test('can be told at every moment, in every language, and tells the series at the end', () => {
    for (const seed of [1, 2, 3]) {
      const rules = trialRules(seed)
      const [random, p] = [new Random(seed), rules.start()]
      let series = 0
      for (let by = rules.awaited(p), moves = 0; ; by = rules.awaited(p), moves++) {
        if (by === NOBODY || moves % 7 === 0)
          for (const language of LANGUAGES)
            for (const line of describeTable(textsFor(language), NAMES, rules.view(p, by === NOBODY ? WATCHER : 0))) {
              expect(line).not.toMatch(/[{}]|undefined|null|NaN|\/|\?|describe|card\./)
              if (/series?|serier?/.test(line)) series++
            }
        if (by === NOBODY) break
        rules.apply(p, by, rules.sample(p, by, random))
      }
      expect(series).toBeGreaterThan(0)
    }
  })
})

test('a score in words says what it is for', () => {
  const score = { kind: 'score', seat: 0, points: 0 } as const
  const words = (clause: string, more: object): string => describeScore(textsFor('en'), { ...score, clause, ...more })
  expect(words('CARD-12', { items: [2, 3, 1], times: 3 })).toBe('(2+3+1) × 3 people')
  expect(words('CARD-13', { card: 'green/animal', count: 4 })).toBe('4 pigs')
  expect(words('CARD-16', { card: 'dragon' })).toBe('dragon')
  expect(words('CARD-17', { card: 'red/person-1' })).toBe('red 1')
})
