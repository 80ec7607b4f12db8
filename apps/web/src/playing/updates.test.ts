import type { TableUpdate } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { isContinued, storyUpTo } from './updates.ts'

const updateOf = (version: number, moves: number, from: number, viewer = 0): TableUpdate =>
  ({ version, viewer, from, told: new Array(moves - from).fill({ by: viewer }), view: { moves } }) as never

const before = updateOf(4, 10, 8)

describe('an update', () => {
  it('continues the one before it, if it tells what came after that', () => {
    expect(isContinued(before, updateOf(5, 12, 10))).toBe(true)
  })

  it('continues it for somebody else at the same screen, who hears the whole story', () => {
    expect(isContinued(before, updateOf(5, 12, 0, 1))).toBe(true)
    expect(isContinued(before, updateOf(5, 12, 0)), 'the same person again').toBe(false)
  })

  it('does not continue what was taken back, even if it was played on since', () => {
    expect(isContinued(before, updateOf(5, 9, 9))).toBe(false)
    expect(isContinued(before, updateOf(6, 11, 9))).toBe(false)
    expect(isContinued(before, updateOf(5, 9, 0, 1))).toBe(false)
  })

  it('without a move continues nothing', () => {
    expect(isContinued(before, updateOf(5, 10, 10))).toBe(false)
    expect(isContinued(before, before)).toBe(false)
  })
})

describe('the story', () => {
  const told = (...names: readonly string[]) => names.map((by) => ({ by, happenings: [] })) as never[]
  const update = { ...before, from: 2, told: told('c', 'd', 'e') }

  it('grows by as many moves as are shown', () => {
    expect(storyUpTo(told('a', 'b'), update, 3)).toEqual(told('a', 'b', 'c'))
    expect(storyUpTo(told('a', 'b', 'c'), update, 5)).toEqual(told('a', 'b', 'c', 'd', 'e'))
  })

  it('is told anew from where it changed', () => {
    expect(storyUpTo(told('a', 'b', 'x', 'y', 'z', 'z'), update, 5)).toEqual(told('a', 'b', 'c', 'd', 'e'))
  })
})
