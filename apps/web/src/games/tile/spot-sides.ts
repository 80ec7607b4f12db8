/** Where spots lie that read alike, such as two fields of one tile or two roads of a crossing. */
import { middleOf } from './layout.ts'

type Point = readonly [number, number]

/** One that is told by its words, and where it lies. */
export interface Lying {
  readonly words: string
  readonly point: Point
}

export type Side = 'top' | 'bottom' | 'left' | 'right' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** A direction counts beside the other one if it goes at least this far in comparison. */
const SLANTED = 0.4

/** The side of a point as seen from another. */
function sideOf([x, y]: Point, [fromX, fromY]: Point): Side {
  const [dx, dy] = [x - fromX, y - fromY]
  const far = SLANTED * Math.max(Math.abs(dx), Math.abs(dy))
  const upright = Math.abs(dy) < far ? [] : [dy < 0 ? 'top' : 'bottom']
  const sideways = Math.abs(dx) < far ? [] : [dx < 0 ? 'left' : 'right']
  return [...upright, ...sideways].join('-') as Side
}

/** The side of each that reads like another; null where its words are enough, or sides tell no more than they do. */
export function sidesOf(lying: readonly Lying[]): readonly (Side | null)[] {
  return lying.map(({ words, point }) => {
    const alike = lying.filter((other) => other.words === words)
    if (alike.length === 1) return null
    const middle = middleOf(alike.map((one) => one.point))
    const side = sideOf(point, middle)
    return alike.filter((one) => sideOf(one.point, middle) === side).length === 1 ? side : null
  })
}
