/** The ground of a feature over all its tiles: one area, and one line around it without the borders of tiles in it. */
import { isInside, type Line, type Point } from '@bastide/drawing'
import { closed, open } from './pen.ts'
import { between } from './shape.ts'
import type { SpotShape } from './spots.ts'

/** A segment of the feature, and the cell of its tile. */
export interface GroundPiece {
  readonly at: Point
  readonly shape: Pick<SpotShape, 'outlines'>
}

export interface Outline {
  /** The `d` of the area and of the line, in units of a hundredth of a tile. */
  readonly area: string
  readonly rim: string
}

const TILE = 100
/** Lines end this near to the border on which they end. */
const NEAR = 0.3

/** The direction of the border along which a piece of a line runs, or null. */
function borderOf(a: Point, b: Point): Point | null {
  const along = (k: 0 | 1, at: number): boolean => Math.abs(a[k] - at) < NEAR && Math.abs(b[k] - at) < NEAR
  if (along(1, 0)) return [0, -1]
  if (along(0, TILE)) return [1, 0]
  if (along(1, TILE)) return [0, 1]
  return along(0, 0) ? [-1, 0] : null
}

const isWithin = (line: Line, other: Line): boolean => line.every((point) => isInside(point, other))

/** All of the ground clockwise and its holes the other way: then what overlaps is filled, too. */
function turned(line: Line, isHole: boolean): Line {
  const twice = line.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length] as Point
    return sum + x * nextY - nextX * y
  }, 0)
  return twice > 0 === isHole ? [...line].reverse() : line
}

/** Where neighbours lie, what runs along the border goes on beyond it: there a feature has no edge. */
function edgesOf(line: Line, covers: readonly Line[], isJoined: (way: Point) => boolean): readonly Line[] {
  const edges: Point[][] = []
  let isOn = false
  line.forEach((from, i) => {
    const to = line[(i + 1) % line.length] as Point
    const border = borderOf(from, to)
    const isEdge = !(border !== null && isJoined(border)) && !covers.some((other) => isInside(between(from, to), other))
    if (isEdge && isOn) edges.at(-1)?.push(to)
    else if (isEdge) edges.push([from, to])
    isOn = isEdge
  })
  return edges
}

/** `isLaid` says whether a tile lies in a cell: segments that meet at a border are always one feature. */
export function outlineOf(pieces: readonly GroundPiece[], isLaid: (cell: Point) => boolean): Outline {
  let area = ''
  let rim = ''
  for (const { at, shape } of pieces) {
    const placed = (line: Line): Line => line.map(([x, y]): Point => [at[0] * TILE + x, at[1] * TILE + y])
    const isJoined = ([dx, dy]: Point): boolean => isLaid([at[0] + dx, at[1] + dy])
    for (const line of shape.outlines) {
      const others = shape.outlines.filter((other) => other !== line)
      // What contains all of it has a hole there; the others may cover a part of it.
      const covers = others.filter((other) => !isWithin(line, other))
      area += closed(placed(turned(line, covers.length < others.length)))
      for (const edge of edgesOf(line, covers, isJoined)) rim += open(placed(edge))
    }
  }
  return { area, rim }
}
