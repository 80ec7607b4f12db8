import { describe, expect, it } from 'vitest'
import { placeAfter, type StoryPlace } from './story-keys.ts'

/** Lines with and without a clause. */
const rows = [1, 2, 1, 2]
const from = (place: StoryPlace, ...keys: readonly string[]): StoryPlace | null =>
  keys.reduce<StoryPlace | null>((at, key) => at && placeAfter(rows, at, key), place)

describe('in the story,', () => {
  it('arrows move from line to line and stop at the ends', () => {
    expect(from([1, 0], 'ArrowDown')).toEqual([2, 0])
    expect(from([1, 0], 'ArrowUp')).toEqual([0, 0])
    expect(from([0, 0], 'ArrowUp')).toEqual([0, 0])
    expect(from([3, 0], 'ArrowDown')).toEqual([3, 0])
  })

  it('arrows move to a line’s clause, and from there to other lines', () => {
    expect(from([1, 0], 'ArrowRight')).toEqual([1, 1])
    expect(from([1, 0], 'ArrowRight', 'ArrowRight')).toEqual([1, 1])
    expect(from([1, 1], 'ArrowLeft')).toEqual([1, 0])
    expect(from([0, 0], 'ArrowRight')).toEqual([0, 0])
    expect(from([1, 1], 'ArrowDown')).toEqual([2, 0])
  })

  it('Home and End go to the first and last line, and other keys do nothing', () => {
    expect(from([2, 0], 'Home')).toEqual([0, 0])
    expect(from([1, 1], 'End')).toEqual([3, 0])
    expect(from([1, 1], 'Enter')).toBeNull()
  })
})
