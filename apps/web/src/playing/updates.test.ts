import type { TableUpdate } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { isByOthers, isContinued, newlyTold, showingTime, staysInPlace, storyUpTo, takenBackBy } from './updates.ts'

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

describe('what is shown before an update', () => {
  const timed = (running: number | null): TableUpdate =>
    ({ view: { clock: { running }, seats: [{ player: { kind: 'human' } }, { player: { kind: 'bot' } }] } }) as never

  it('takes nobody’s time but a bot’s, and of that little', () => {
    expect(showingTime(timed(null))).toBe(Number.POSITIVE_INFINITY)
    expect(showingTime(timed(0))).toBe(0)
    expect(showingTime(timed(1))).toBeGreaterThan(0)
    expect(showingTime(timed(1))).toBeLessThan(1000)
  })

  it('matters to those who did not move themselves', () => {
    const update = { ...before, mine: [0, 2] }
    const by = (...seats: readonly (number | 'chance')[]) => seats.map((seat) => ({ by: seat, happenings: [] }))
    expect(isByOthers(update, by(0, 'chance', 2))).toBe(false)
    expect(isByOthers(update, by(0, 'chance', 1))).toBe(true)
  })

  it('is not told again', () => {
    const told = [{ by: 0 }, { by: 1 }, { by: 2 }] as never
    expect(newlyTold({ update: { ...before, from: 4, told }, known: 5 })).toEqual([{ by: 1 }, { by: 2 }])
  })
})

describe('what happens at a table besides moves', () => {
  it('leaves the position as it was', () => {
    expect(staysInPlace(before, updateOf(5, 10, 10))).toBe(true)
    expect(staysInPlace(before, updateOf(5, 11, 10)), 'a move').toBe(false)
    expect(staysInPlace(before, updateOf(6, 10, 9)), 'another move instead of the last').toBe(false)
    expect(staysInPlace(before, updateOf(5, 10, 10, 1)), 'somebody else looks').toBe(false)
  })
})

describe('what is taken back', () => {
  const told = (...movers: readonly (number | 'chance')[]) =>
    movers.map((by, i) => ({ by, happenings: [{ nth: i }] })) as never[]
  const story = told('chance', 0, 0, 'chance', 1)
  const to = (moves: number, from = moves) => ({ ...updateOf(9, moves, from), told: [] }) as never

  it('is what its seat had done last', () => {
    expect(takenBackBy(before, story, to(4))).toEqual({ by: 1, own: story.slice(4), hasMore: false })
  })

  it('goes with what others did after it', () => {
    expect(takenBackBy(before, story, to(1))).toEqual({ by: 0, own: story.slice(1, 3), hasMore: true })
  })

  it('is found although a draw was made again', () => {
    const again = { ...updateOf(9, 4, 3), told: [story[3]] } as never
    expect(takenBackBy(before, story, again)).toMatchObject({ by: 1, hasMore: false })
  })

  it('is nothing where the story goes on, or where somebody else looks', () => {
    expect(takenBackBy(before, story, updateOf(9, 6, 5))).toBeNull()
    expect(takenBackBy(before, story, { ...updateOf(9, 4, 4, 1), told: [] } as never)).toBeNull()
  })
})
