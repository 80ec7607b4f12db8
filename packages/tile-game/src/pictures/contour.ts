/** The outline of what lies above 0 on a lattice, by marching squares. */
import { distanceToPiece, type Line, type Point } from '@bastide/drawing'
import { NODES, STEP } from './clearance.ts'

/** One more node on every side, below 0 and barely farther out, closes outlines exactly at the border. */
const WIDE = NODES + 2
const coordinate = (i: number): number => (i === 0 ? -0.001 : i === WIDE - 1 ? 100.001 : (i - 1) * STEP)

/**
 * For each of the sixteen cases: from which edge of a square to which. Edges: 0 top, 1 right, 2 bottom, 3 left; what is
 * above 0 lies to the right.
 */
const CASES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
]

/** Removes points that lie on the line between their neighbours. */
function simplified(line: Line, tolerance: number): Line {
  if (line.length < 3) return line
  const first = line[0] as Point
  const last = line[line.length - 1] as Point
  let most = 0
  let at = 0
  for (let i = 1; i < line.length - 1; i++) {
    const away = distanceToPiece(line[i] as Point, first, last)
    if (away > most) [most, at] = [away, i]
  }
  if (most <= tolerance) return [first, last]
  return [...simplified(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(line.slice(at), tolerance)]
}

export function contours(values: Float64Array, isOwn: (node: number) => boolean): readonly Line[] {
  const value = (x: number, y: number): number => {
    if (x === 0 || y === 0 || x === WIDE - 1 || y === WIDE - 1) return -1
    const node = (y - 1) * NODES + x - 1
    const own = values[node] as number
    return own > 0 && !isOwn(node) ? -own : own
  }
  /** Keys of edges: even for those along x. */
  const key = (x: number, y: number, edge: number): number =>
    edge === 0
      ? 2 * (y * WIDE + x)
      : edge === 2
        ? 2 * ((y + 1) * WIDE + x)
        : edge === 3
          ? 2 * (y * WIDE + x) + 1
          : 2 * (y * WIDE + x + 1) + 1
  const next = new Map<number, number>()
  for (let y = 0; y < WIDE - 1; y++)
    for (let x = 0; x < WIDE - 1; x++) {
      const at =
        (value(x, y) > 0 ? 1 : 0) +
        (value(x + 1, y) > 0 ? 2 : 0) +
        (value(x + 1, y + 1) > 0 ? 4 : 0) +
        (value(x, y + 1) > 0 ? 8 : 0)
      for (const [from, to] of CASES[at] ?? []) next.set(key(x, y, from), key(x, y, to))
    }
  const crossing = (edge: number): Point => {
    const x = (edge >> 1) % WIDE
    const y = Math.floor((edge >> 1) / WIDE)
    const [a, b] = (edge & 1) === 0 ? [value(x, y), value(x + 1, y)] : [value(x, y), value(x, y + 1)]
    const share = a / (a - b)
    return (edge & 1) === 0
      ? [coordinate(x) + (coordinate(x + 1) - coordinate(x)) * share, coordinate(y)]
      : [coordinate(x), coordinate(y) + (coordinate(y + 1) - coordinate(y)) * share]
  }
  const lines: Line[] = []
  while (next.size > 0) {
    const [start] = next.keys().next().value === undefined ? [-1] : [next.keys().next().value as number]
    const line: Point[] = []
    let edge: number | undefined = start
    while (edge !== undefined && next.has(edge)) {
      const following: number = next.get(edge) as number
      next.delete(edge)
      line.push(crossing(edge))
      edge = following
    }
    lines.push(simplified([...line, line[0] as Point], 0.25).slice(0, -1))
  }
  return lines.filter((line) => line.length > 2)
}
