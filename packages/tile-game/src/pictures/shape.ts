/** Points and lines of a tile, which is 100 wide and 100 high. */
import { distance, type Line, type Point, plus } from '@bastide/drawing'

export const CENTRE: Point = [50, 50]
/** Clockwise: side `s` runs from corner `s` to the next. */
export const CORNERS: Line = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]
/** The middle of each side, where roads and streams cross it. */
export const MIDDLES: Line = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
]
/** From each side into the tile. */
export const INWARDS: Line = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
]

export const between = ([ax, ay]: Point, [bx, by]: Point, share = 0.5): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]
/** Of length 1. */
export function towards([ax, ay]: Point, [bx, by]: Point): Point {
  const length = distance([ax, ay], [bx, by]) || 1
  return [(bx - ax) / length, (by - ay) / length]
}

/** A closed line with its corners rounded: it touches every side in its middle. */
export function rounded(line: Line): Line {
  return line.flatMap((corner, i) => {
    const from = between(line[(i + line.length - 1) % line.length] as Point, corner)
    const to = between(corner, line[(i + 1) % line.length] as Point)
    return [from, between(between(from, corner), between(corner, to))]
  })
}

function lengthOf(line: Line): number {
  let length = 0
  for (let i = 1; i < line.length; i++) length += distance(line[i - 1] as Point, line[i] as Point)
  return length
}

/** The point at a share of a line's length, and the line's direction there. */
export function along(line: Line, share: number): { readonly at: Point; readonly way: Point } {
  let left = lengthOf(line) * share
  for (let i = 1; i < line.length; i++) {
    const from = line[i - 1] as Point
    const to = line[i] as Point
    const length = distance(from, to)
    if (left <= length || i === line.length - 1)
      return { at: between(from, to, length === 0 ? 0 : Math.min(1, left / length)), way: towards(from, to) }
    left -= length
  }
  return { at: line[0] ?? CENTRE, way: [1, 0] }
}

/** The part of a line between two shares of its length. */
export function part(line: Line, from: number, to: number, pieces = 10): Line {
  return Array.from({ length: pieces + 1 }, (_, i) => along(line, from + ((to - from) * i) / pieces).at)
}

/** To the left when walking along `way`. */
export const leftOf = ([x, y]: Point): Point => [y, -x]

/** A parallel line, at a distance to the left. */
export function beside(line: Line, away: number): Line {
  return line.map((point, i) =>
    plus(
      point,
      leftOf(towards(line[Math.max(0, i - 1)] as Point, line[Math.min(line.length - 1, i + 1)] as Point)),
      away,
    ),
  )
}

/** The strip of land on both sides of a line. */
export const strip = (line: Line, half: number): Line => [...beside(line, half), ...[...beside(line, -half)].reverse()]
