/** Reads the outlines that the tile game's pen writes back, for tests. */
import { isWithin, type Point, quadratic, stepsOf } from '../../drawing/reading-back/outlines.ts'

interface Walk {
  x: number
  y: number
  controlX: number
  controlY: number
}

function step(letter: string, n: readonly number[], at: Walk, shape: Point[]): void {
  const [a = 0, b = 0, c = 0, d = 0] = n
  const from: Point = [at.x, at.y]
  if (letter === 'l') {
    at.x += a
    at.y += b
    shape.push([at.x, at.y])
    return
  }
  const by: Point = letter === 'q' ? [at.x + a, at.y + b] : [2 * at.x - at.controlX, 2 * at.y - at.controlY]
  const to: Point = letter === 'q' ? [at.x + c, at.y + d] : [at.x + a, at.y + b]
  shape.push(...quadratic(from, by, to))
  at.x = to[0]
  at.y = to[1]
  at.controlX = by[0]
  at.controlY = by[1]
}

/** The outlines of a path of moves, lines and curves: everything our pen writes for shapes. */
export function outlinesOf(d: string): readonly (readonly Point[])[] {
  const outlines: Point[][] = []
  const at: Walk = { x: 0, y: 0, controlX: 0, controlY: 0 }
  for (const { letter, numbers } of stepsOf(d)) {
    if (letter === 'M') {
      at.x = numbers[0] as number
      at.y = numbers[1] as number
      outlines.push([[at.x, at.y]])
      continue
    }
    if (letter === 'z') continue
    const size = { l: 2, t: 2, q: 4 }[letter]
    if (size === undefined || numbers.length % size !== 0) throw new Error(`cannot read ${letter}${numbers.join(' ')}`)
    for (let i = 0; i < numbers.length; i += size)
      step(letter, numbers.slice(i, i + size), at, outlines[outlines.length - 1] as Point[])
  }
  return outlines
}

/** Whether a point lies inside one of a path's outlines. */
export const isInPath = (point: Point, d: string): boolean => outlinesOf(d).some((outline) => isWithin(point, outline))
