import type { Told } from '@bastide/wire'
import { describe, expect, it, vi } from 'vitest'

vi.mock('../kit/sounds.ts', () => ({ sounds: {} }))
vi.mock('../kit/messages.svelte.ts', () => ({ say: (key: string) => key }))
const { announced, lastMoveOf } = await import('./news.ts')

const told = (by: number | 'chance', ...kinds: readonly string[]): Told =>
  ({ by, happenings: kinds.map((kind) => ({ kind })) }) as never
const kindsOf = (story: readonly Told[], seat: number): readonly string[] =>
  lastMoveOf(story, seat).map(({ kind }) => kind)

const STORY = [
  told('chance', 'drawn'),
  told(0, 'placed'),
  told(0, 'deployed', 'score'),
  told('chance', 'drawn'),
  told(1, 'placed'),
  told(1, 'passed'),
  told('chance', 'drawn'),
]

describe('the last move of a seat', () => {
  it('is all that it decided in its last turn', () => {
    expect(kindsOf(STORY, 0)).toEqual(['placed', 'deployed', 'score'])
    expect(kindsOf(STORY, 1)).toEqual(['placed', 'passed'])
  })

  it('is nothing before its first turn', () => {
    expect(kindsOf(STORY, 2)).toEqual([])
    expect(kindsOf([], 0)).toEqual([])
  })

  it('tells that the game ended, but not the final scoring', () => {
    expect(kindsOf([told(0, 'placed', 'ending', 'score', 'over')], 0)).toEqual(['placed', 'ending'])
  })
})

it('an announcement leaves out the numbers of rules', () => {
  const speech = { storyLine: (_: unknown, [name]: readonly string[]) => `${name} keeps a knight. (DICE-3)` }
  const kept = { kind: 'kept', seat: 0, points: 0, clause: 'DICE-3' }
  expect(announced(speech, {} as never, ['red'], [kept, kept])).toBe('red keeps a knight. red keeps a knight.')
})
