/** Points and lines. A die is 100 wide and 100 high; x grows east, y grows south. */
export type Point = readonly [number, number]
export type Line = readonly Point[]

/** A point after rotating the die by that many quarter turns clockwise. */
export function rotated([x, y]: Point, rotation: number): Point {
  return (rotation & 3) === 0 ? [x, y] : rotated([100 - y, x], (rotation & 3) - 1)
}

export const plus = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times]

/** The points of a cubic curve. */
export function cubic(a: Point, b: Point, c: Point, d: Point, pieces = 8): Line {
  return Array.from({ length: pieces + 1 }, (_, i): Point => {
    const t = i / pieces
    const s = 1 - t
    const at = (k: 0 | 1) => s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k]
    return [at(0), at(1)]
  })
}

export const distance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)

/** The point at a distance from the start of a line, and the line's direction there, of length 1. */
export function along(line: Line, far: number): { readonly point: Point; readonly way: Point } {
  let left = far
  for (let i = 1; ; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point]
    const length = distance(from, to)
    const way: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    if (left <= length || i === line.length - 1) return { point: plus(from, way, left), way }
    left -= length
  }
}

function distanceToPiece(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length
  return distance(point, plus(a, [dx, dy], Math.max(0, Math.min(1, share))))
}

export function distanceToLine(point: Point, line: Line): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i++)
    least = Math.min(least, distanceToPiece(point, line[i - 1] as Point, line[i] as Point))
  return least
}

export function isInside([x, y]: Point, outline: Line): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i] as Point
    const [bx, by] = outline[j] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
