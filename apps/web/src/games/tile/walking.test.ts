import { describe, expect, it } from 'vitest'
import type { At } from './shown.ts'
import { wayHome, wayOver } from './walking.ts'

const line = (from: number, to: number, y = 0): readonly At[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i, y] as const)

describe('a way over cells', () => {
  it('leads from neighbour to neighbour, and is the shortest', () => {
    const square = [...line(0, 2), ...line(0, 2, 1), ...line(0, 2, 2)]
    const way = wayOver(square, [0, 0], [2, 2])
    expect(way).toHaveLength(5)
    expect([way[0], way.at(-1)]).toEqual([
      [0, 0],
      [2, 2],
    ])
    for (const [i, [x, y]] of way.slice(1).entries())
      expect(Math.abs(x - (way[i] as At)[0]) + Math.abs(y - (way[i] as At)[1])).toBe(1)
  })

  it('stays where it is, if that is the goal, and is none across a gap', () => {
    expect(wayOver(line(0, 2), [1, 0], [1, 0])).toEqual([[1, 0]])
    expect(wayOver([...line(0, 1), ...line(3, 4)], [0, 0], [4, 0])).toEqual([])
  })
})

describe('the way home', () => {
  const land = [...line(0, 4), ...line(0, 4, 1)]

  it('follows the road as far as it leads towards the player, then the land', () => {
    const road: readonly At[] = [
      [1, 0],
      [1, 1],
      [2, 1],
    ]
    expect(wayHome(land, road, [1, 0], [9, 1])).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ])
  })

  it('begins where the figure stood, even if its feature is not known', () => {
    expect(wayHome(land, [], [2, 0], [2, 9])).toEqual([
      [2, 0],
      [2, 1],
    ])
  })
})
