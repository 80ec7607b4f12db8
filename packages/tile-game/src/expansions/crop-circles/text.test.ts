import { expect, it } from 'vitest'
import { SPELLED_OUT } from '../../../scenarios/spelled-out.ts'
import type { TileHappening } from '../../happening.ts'
import { textsFor } from '../../languages.ts'
import { storyLine } from '../../story.ts'
import { LANGUAGES } from '../../text.ts'
import { MODULES } from '../order.ts'
import { CHOICES } from './choosing.ts'
import { tiles } from './tiles.ts'

const told = (rest: Pick<TileHappening, 'kind' | 'clause'> & Partial<TileHappening>): readonly string[] =>
  SPELLED_OUT.map((language) =>
    storyLine(textsFor(MODULES, language), ['red'], { seat: 0, points: 0, feature: null, ...rest }),
  )

it('the choice is told with what it means', () => {
  expect(told({ kind: 'chosen', clause: 'CROP-2', choice: 'A' })).toEqual([
    'red chooses A (add a follower) for everyone.',
    'red kiest voor iedereen A (een horige erbij).',
    'red vælger A (en følgesvend til) for alle.',
  ])
  expect(told({ kind: 'chosen', clause: 'CROP-2', choice: 'B' })).toEqual([
    'red chooses B (recall a follower) for everyone.',
    'red kiest voor iedereen B (een horige terug).',
    'red vælger B (en følgesvend hjem) for alle.',
  ])
})

it('a follower is added, or not, or taken back', () => {
  const farmer = {
    figure: 'follower',
    role: 'farmer',
    spot: 'field:NNW',
    at: [1, -2],
    feature: { kind: 'field', cells: [[1, -2]] },
  } as const
  expect(told({ kind: 'deployed', clause: 'CROP-5', ...farmer })).toEqual([
    'red adds a farmer at (1, -2).',
    'red zet er een boer bij op (1, -2).',
    'red sætter en bonde til på (1, -2).',
  ])
  expect(told({ kind: 'passed', clause: 'CROP-5' })).toEqual([
    'red adds no follower.',
    'red zet er geen horige bij.',
    'red sætter ingen følgesvend til.',
  ])
  expect(told({ kind: 'taken', clause: 'CROP-6', ...farmer })).toEqual([
    'red takes back a farmer from (1, -2).',
    'red neemt een boer van (1, -2) terug.',
    'red tager en bonde tilbage fra (1, -2).',
  ])
})

it('every choice and every sign has its words', () => {
  const needed = [
    ...CHOICES.flatMap((choice) => [`choice.${choice}`, `choice.${choice}.says`]),
    ...tiles.flatMap((tile) => tile.symbols.map((symbol) => `symbol.${symbol}`)),
  ]
  for (const language of LANGUAGES) {
    const { words } = textsFor(MODULES, language)
    expect(needed.filter((key) => words[key] === undefined)).toEqual([])
  }
})
