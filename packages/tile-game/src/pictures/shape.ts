/** Points and lines. A tile is 100 wide and 100 high; x grows east, y grows south. */
export type Point = readonly [number, number]
export type Line = readonly Point[]

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

/** A point after rotating the tile by that many quarter turns clockwise. */
export function rotated([x, y]: Point, rotation: number): Point {
  if ((rotation & 3) === 0) return [x, y]
  return rotated([100 - y, x], (rotation & 3) - 1)
}

export const plus = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times]
export const between = ([ax, ay]: Point, [bx, by]: Point, share = 0.5): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]
// Here and below, points are read by index: destructuring them makes garbage, and these run a million times for a sheet
// of tiles.
export function distance(a: Point, b: Point): number {
  const x = a[0] - b[0]
  const y = a[1] - b[1]
  return Math.sqrt(x * x + y * y)
}

/** Of length 1. */
export function towards([ax, ay]: Point, [bx, by]: Point): Point {
  const length = distance([ax, ay], [bx, by]) || 1
  return [(bx - ax) / length, (by - ay) / length]
}

/** The points of a cubic curve. */
export function cubic(a: Point, b: Point, c: Point, d: Point, pieces = 14): Line {
  return Array.from({ length: pieces + 1 }, (_, i): Point => {
    const t = i / pieces
    const s = 1 - t
    const at = (k: 0 | 1) => s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k]
    return [at(0), at(1)]
  })
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

/** Squared. */
function gapTo(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const fromX = point[0] - a[0]
  const fromY = point[1] - a[1]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (fromX * dx + fromY * dy) / length))
  const x = dx * share - fromX
  const y = dy * share - fromY
  return x * x + y * y
}

export const distanceToPiece = (point: Point, a: Point, b: Point): number => Math.sqrt(gapTo(point, a, b))

export function distanceToLine(point: Point, line: Line): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i++) {
    const gap = gapTo(point, line[i - 1] as Point, line[i] as Point)
    if (gap < least) least = gap
  }
  return Math.sqrt(least)
}

export function isInside(point: Point, outline: Line): boolean {
  const x = point[0]
  const y = point[1]
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i] as Point
    const b = outline[j] as Point
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}
