import { distance, type Line, type Point, plus } from '@bastide/drawing'

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
