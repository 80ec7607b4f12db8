/** Where spots lie that read alike, such as two fields of one tile or two roads of a crossing. */
import { middleOf, TILE } from './layout.ts'

type Point = readonly [number, number]

/** One that is told by its words, and where it lies. */
export interface Lying {
  readonly words: string
  readonly point: Point
  /** The cell in which it lies. */
  readonly on?: Point
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
    const sides = (from: Point): readonly Side[] => alike.map((one) => sideOf(one.point, from))
    // Seen from the middle of their tile they may be told apart, where from each other they are not.
    const from = [middle, ...tileMiddle(alike)].find((one) => new Set(sides(one)).size === alike.length) ?? middle
    const side = sideOf(point, from)
    return sides(from).filter((one) => one === side).length === 1 ? side : null
  })
}

/** The middle of the tile on which all of them lie. */
function tileMiddle(lying: readonly Lying[]): readonly Point[] {
  const [first] = lying
  if (first?.on === undefined || lying.some(({ on }) => on?.join() !== first.on?.join())) return []
  return [[(first.on[0] + 0.5) * TILE, (first.on[1] + 0.5) * TILE]]
}
