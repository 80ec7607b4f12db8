import { describe, expect, test } from 'vitest'
import { stonesRules } from '../../example/stones.ts'
import type { AnyRules, Game } from '../contract.ts'
import type { Lesson } from '../lesson.ts'
import { accept } from '../result.ts'
import { lessonFaults } from './lessons.ts'

const GAME = {
  id: 'stones',
  seats: { min: 2, max: 4 },
  compose: (setup: unknown, seats: number) =>
    setup === null ? accept(stonesRules({}, seats) as AnyRules) : { ok: false as const, reason: 'no setup is known' },
} as unknown as Game

const LESSON: Lesson = {
  id: 'toy',
  setup: null,
  seats: 2,
  opening: [
    { deal: 1, to: 0 },
    { deal: 2, to: 1 },
  ],
  steps: [
    { name: 'hello' },
    {
      name: 'take',
      expects: [{ take: 2 }, { take: 1 }],
      answers: [{ to: { pass: true }, says: 'take.nothing' }],
      follows: [{ take: 1 }],
    },
    { name: 'done' },
  ],
}

const KEYS = [
  '',
  '.says',
  '.hello',
  '.take',
  '.take.hint',
  '.take.nothing',
  '.done',
  '.learnt.1',
  '.learnt.2',
  '.learnt.3',
]
const WORDS: { readonly [key: string]: string } = Object.fromEntries(KEYS.map((key) => [`lesson.toy${key}`, 'Words.']))

type Step = Lesson['steps'][number]

/** The lesson with another second step. */
const withStep = (change: Partial<Step>): Lesson => ({
  ...LESSON,
  steps: LESSON.steps.map((step) => (step.name === 'take' ? { ...step, ...change } : step)),
})
const faultsOf = (lesson: Lesson, words = WORDS): readonly string[] => lessonFaults(GAME, lesson, { en: words })

describe('the law of lessons', () => {
  test('holds for a sound lesson', () => {
    expect(faultsOf(LESSON)).toEqual([])
  })

  test('finds a setup that is refused', () => {
    expect(faultsOf({ ...LESSON, setup: 'other' })).toEqual(['toy: its setup is refused: no setup is known'])
  })

  test('finds an opening that is not legal', () => {
    expect(faultsOf({ ...LESSON, opening: [{ take: 1 }] })).toEqual([
      expect.stringMatching(/^toy: opening: \{"take":1\} is refused: /),
    ])
  })

  test('finds a task that is not legal, and a pattern that nothing matches', () => {
    expect(faultsOf(withStep({ expects: [{ take: 3 }] }))).toContain('toy: take: nothing that is expected is legal')
    expect(faultsOf(withStep({ expects: [{ take: 2 }, { take: 3 }] }))).toEqual([
      'toy: take: no legal move is {"take":3}',
    ])
  })

  test('finds an answer to what is expected, or to what cannot be done', () => {
    for (const to of [{ take: 1 }, { take: 7 }])
      expect(faultsOf(withStep({ answers: [{ to, says: 'take.nothing' }] }))).toEqual([
        'toy: take: nothing that is not expected is answered by take.nothing',
      ])
  })

  test('finds a decision of the learner that the script makes', () => {
    expect(faultsOf(withStep({ follows: [{ take: 1 }, { take: 1 }] }))).toEqual([
      `toy: take: {"take":1} is the learner's to decide`,
    ])
  })

  test('finds what cannot follow on one branch only', () => {
    // Where the learner took two stones, one of nine is left for the last move; where one, two are.
    const opening = [...LESSON.opening, { take: 2 }, { take: 2 }, { take: 1 }, { take: 1 }]
    expect(faultsOf({ ...withStep({ follows: [{ take: 2 }] }), opening })).toEqual([
      expect.stringMatching(/^toy: take: \{"take":2\} is refused: /),
    ])
  })

  test('finds a task while somebody else is awaited', () => {
    const again: Lesson = {
      ...LESSON,
      steps: [...LESSON.steps.slice(0, 2), { name: 'more', expects: [{ take: 1 }] }, { name: 'done' }],
    }
    const words = { ...WORDS, 'lesson.toy.more': 'More.', 'lesson.toy.more.hint': 'Take one.' }
    const tooEarly = {
      ...again,
      steps: again.steps.map((step) => (step.name === 'take' ? { ...step, follows: [] } : step)),
    }
    expect(faultsOf(again, words)).toEqual([])
    expect(faultsOf(tooEarly, words)).toEqual(['toy: more: 1 is awaited, not the learner'])
  })

  test('finds a last step that is not only read', () => {
    expect(faultsOf({ ...LESSON, steps: LESSON.steps.slice(0, 2) }, omit('lesson.toy.done'))).toEqual([
      'toy: its last step is not one that is only read',
    ])
  })

  test('finds two steps of the same name', () => {
    expect(
      faultsOf({ ...LESSON, steps: [{ name: 'done' }, ...LESSON.steps.slice(1)] }, omit('lesson.toy.hello')),
    ).toEqual(['toy: two steps are called done'])
  })

  test('finds words that are missing, too long or of no use', () => {
    expect(faultsOf(LESSON, omit('lesson.toy.take.hint'))).toEqual(['toy: en lacks "lesson.toy.take.hint"'])
    expect(faultsOf(LESSON, { ...WORDS, 'lesson.toy.hello': 'x'.repeat(131) })).toEqual([
      'toy: en: "lesson.toy.hello" has 131 letters; 130 fit',
    ])
    expect(faultsOf(LESSON, { ...WORDS, 'lesson.toy.other': 'Words.' })).toEqual([
      'toy: en has "lesson.toy.other", which nothing says',
    ])
  })
})

function omit(key: string): { readonly [key: string]: string } {
  return Object.fromEntries(Object.entries(WORDS).filter(([one]) => one !== key))
}
