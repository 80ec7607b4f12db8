/** Points and lines. x grows east, y grows south. */
export type Point = readonly [number, number]
export type Line = readonly Point[]

/** A point after rotating a square of 100 × 100 by that many quarter turns clockwise. */
export function rotated([x, y]: Point, rotation: number): Point {
  if ((rotation & 3) === 0) return [x, y]
  return rotated([100 - y, x], (rotation & 3) - 1)
}

export const plus = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times]

/** The points of a cubic curve. */
export function cubic(a: Point, b: Point, c: Point, d: Point, pieces: number): Line {
  return Array.from({ length: pieces + 1 }, (_, i): Point => {
    const t = i / pieces
    const s = 1 - t
    const at = (k: 0 | 1) => s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k]
    return [at(0), at(1)]
  })
}

// Here and below, points are read by index: destructuring them makes garbage, and these run a million times for a sheet
// of tiles.
export function distance(a: Point, b: Point): number {
  const x = a[0] - b[0]
  const y = a[1] - b[1]
  return Math.sqrt(x * x + y * y)
}

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

/** To the nearest point between `a` and `b`. */
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
