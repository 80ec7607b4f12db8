import { describe, expect, test } from 'vitest'
import { ROUNDING, rimAround } from './outline.ts'

const lines = (path: string): string[] => path.split('z').slice(0, -1)
const count = (path: string, letter: string): number => path.split(letter).length - 1

describe('the outline of the land', () => {
  test('of nothing is nothing', () => {
    expect(rimAround([])).toBe('')
  })

  test('goes around a tile clockwise, with round corners', () => {
    const r = ROUNDING
    expect(rimAround([[0, 0]])).toBe(
      `M0 ${r}a${r} ${r} 0 0 1 ${r} ${-r}L${100 - r} 0a${r} ${r} 0 0 1 ${r} ${r}` +
        `L100 ${100 - r}a${r} ${r} 0 0 1 ${-r} ${r}L${r} 100a${r} ${r} 0 0 1 ${-r} ${-r}z`,
    )
  })

  test('goes around tiles side by side once, and round only where none lies beside', () => {
    const path = rimAround([
      [0, 0],
      [1, 0],
    ])
    expect(lines(path)).toHaveLength(1)
    expect(count(path, 'a')).toBe(4)
    expect(count(path, 'L')).toBe(3)
  })

  test('goes in squarely where tiles meet around a corner', () => {
    const path = rimAround([
      [0, 0],
      [1, 0],
      [0, 1],
    ])
    expect(lines(path)).toHaveLength(1)
    expect(count(path, 'a')).toBe(5)
    expect(path).toContain('L100 100')
  })

  test('parts tiles that touch only at a corner', () => {
    const path = rimAround([
      [0, 0],
      [1, 1],
    ])
    expect(lines(path)).toHaveLength(2)
    expect(count(path, 'a')).toBe(8)
  })

  test('goes around a hole too', () => {
    const ring = [-1, 0, 1]
      .flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))
      .filter(([x, y]) => x !== 0 || y !== 0)
    const path = rimAround(ring)
    expect(lines(path)).toHaveLength(2)
    expect(count(path, 'a')).toBe(4)
  })

  test('covers every tile and nothing else, also where holes touch at corners', () => {
    const cells = Array.from({ length: 7 }, (_, x) =>
      Array.from({ length: 7 }, (_, y) => [x, y] as const).filter(([, y]) => (x * 5 + y * 3) % 7 > 2),
    ).flat()
    const isLand = ([x, y]: readonly [number, number]): boolean =>
      windings(rimAround(cells), (x + 0.5) * 100, (y + 0.5) * 100) !== 0
    for (let x = -1; x <= 7; x++)
      for (let y = -1; y <= 7; y++)
        expect(isLand([x, y]), `${x},${y}`).toBe(cells.some((cell) => cell[0] === x && cell[1] === y))
  })
})

/** How often the path goes around a point, with its round corners taken for square ones. */
function windings(path: string, x: number, y: number): number {
  let sum = 0
  for (const line of lines(path)) {
    const corners = [
      ...line.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)(?:a[\d.]+ [\d.]+ 0 0 1 (-?[\d.]+) (-?[\d.]+))?/g),
    ].flatMap(([, toX, toY, dx, dy]) => {
      const to = [Number(toX), Number(toY)] as const
      return dx === undefined ? [to] : [to, [to[0] + Number(dx), to[1] + Number(dy)] as const]
    })
    corners.forEach(([fromX, fromY], i) => {
      const [toX, toY] = corners[(i + 1) % corners.length] as readonly [number, number]
      if (fromY <= y === toY <= y) return
      const crossing = fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
      if (crossing > x) sum += toY > fromY ? 1 : -1
    })
  }
  return sum
}
