/** Reads the outline of a part on a die back, for tests. */
import { type Point, quadratic, stepsOf } from '../../drawing/reading-back/outlines.ts'

/**
 * The outline of one shape whose path has moves, lines, curves and the arcs of corners, all absolute. Of an arc only
 * its end is read: the chord is close enough.
 */
export function outlineOf(d: string): readonly Point[] {
  const outline: Point[] = []
  for (const { letter, numbers } of stepsOf(d)) {
    const n = numbers as readonly [number, number, number, number]
    if (letter === 'M' || letter === 'L') outline.push([n[0], n[1]])
    else if (letter === 'Q')
      outline.push(...quadratic(outline[outline.length - 1] as Point, [n[0], n[1]], [n[2], n[3]]))
    else if (letter === 'A') outline.push([n[5 as 0], n[6 as 0]])
    else if (letter !== 'z') throw new Error(`cannot read ${letter}${numbers.join(' ')}`)
  }
  return outline
}
