import { describe, expect, test } from 'vitest'
import { clipOf, cornersOf, outlineOf, ROUNDING } from './outline.ts'
import type { At } from './shown.ts'

const among = (...cells: readonly At[]) => {
  const taken = new Set(cells.map(([x, y]) => `${x},${y}`))
  return (key: string): boolean => taken.has(key)
}

describe('the corners of a tile', () => {
  test('are round all around where it lies alone, also if another touches it at a corner', () => {
    expect(cornersOf([0, 0], among([0, 0], [1, 1]))).toEqual([ROUNDING, ROUNDING, ROUNDING, ROUNDING])
  })

  test('are square on the sides where another tile lies', () => {
    expect(cornersOf([0, 0], among([0, 0], [1, 0]))).toEqual([ROUNDING, 0, 0, ROUNDING])
    expect(cornersOf([0, 0], among([0, 0], [0, -1]))).toEqual([0, 0, ROUNDING, ROUNDING])
  })

  test('are cut off only if there is something to cut', () => {
    expect(clipOf([0, 0, 0, 0])).toBeUndefined()
    expect(clipOf([0, 3, 0, 0])).toBe('inset(0 round 0px 3px 0px 0px)')
  })
})

describe('the outline of the land', () => {
  test('goes once around each tile and ends where it began', () => {
    expect(outlineOf([])).toBe('')
    const path = outlineOf([
      [0, 0],
      [1, 0],
    ])
    expect(path.match(/M/g)).toHaveLength(2)
    expect(path.match(/a/g)).toHaveLength(4)
    for (const one of path.split('z').slice(0, -1)) {
      const steps = [...one.matchAll(/([hva])([^hvaz]+)/g)].map(([, letter, numbers]) => {
        const given = (numbers ?? '').split(' ').map(Number)
        return letter === 'h' ? [given[0], 0] : letter === 'v' ? [0, given[0]] : given.slice(-2)
      })
      for (const axis of [0, 1]) expect(steps.reduce((sum, step) => sum + (step[axis] ?? 0), 0)).toBeCloseTo(0)
    }
  })
})
