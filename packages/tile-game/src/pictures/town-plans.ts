/**
 * The ground of towns: along the border they take up whole sides, or a side up to its middle; inside the tile a wall
 * connects the ends.
 */
import { cubic, type Line, type Point, plus, rotated } from '@bastide/drawing'
import type { Segment, Tile } from '../board/tile.ts'
import type { Town, Wall } from './plan.ts'
import { along, CORNERS, INWARDS } from './shape.ts'

/** The border is 400 long, clockwise from the north-west corner. */
const AROUND = 400

function onBorder(t: number): Point {
  const side = Math.floor(t / 100) & 3
  const [x, y] = CORNERS[side] as Point
  const [nx, ny] = INWARDS[side] as Point
  return plus([x, y], [ny, -nx], t % 100)
}

export const fieldAt = ({ segments }: Tile, half: number): number =>
  segments.findIndex((segment) => segment.halves.includes(half & 7))

/** The parts of the border that a town takes up, in order, none touching the next. */
function stretches(tile: Tile, sides: readonly number[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  for (const side of [...sides].sort()) {
    const from = 100 * side + (fieldAt(tile, 2 * side) >= 0 ? 50 : 0)
    const to = 100 * side + (fieldAt(tile, 2 * side + 1) >= 0 ? 50 : 100)
    const last = found[found.length - 1]
    if (last !== undefined && last[1] === from) last[1] = to
    else found.push([from, to])
  }
  const first = found[0]
  const last = found[found.length - 1]
  if (first !== undefined && last !== undefined && found.length > 1 && first[0] === 0 && last[1] === AROUND) {
    found.pop()
    first[0] = last[0] - AROUND
  }
  return found
}

/**
 * How the wall bends between two corners, over as many sides as lie in the gap, drawn as if the town's last side were
 * the north.
 */
function cornerWall(tile: Tile, segment: Segment, fromCorner: number, gap: number): Line {
  const isTown = (side: number): boolean =>
    tile.segments.some((other) => other !== segment && other.kind === 'city' && other.sides.includes(side & 3))
  const hasSite = tile.segments.some(
    ({ sides, halves, kind }) => kind !== 'field' && sides.length + halves.length === 0,
  )
  const bent = (points: Line): Line => {
    const [a, b, c, d] = points.map((point) => rotated(point, fromCorner + 3)) as [Point, Point, Point, Point]
    return cubic(a, b, c, d, 16)
  }
  // Beside another town the wall leaves its corner at a flat angle, so that a wedge of field shows between the two.
  const steep = (isOther: boolean): Point => (isOther ? [38, 23] : [21, 36])
  const [ax, ay] = steep(isTown(fromCorner))
  const [bx, by] = steep(isTown(fromCorner + gap - 1))
  if (gap === 3)
    return bent([
      [100, 0],
      [100 - ax, ay],
      [bx, by],
      [0, 0],
    ])
  if (gap === 2)
    return bent([
      [100, 0],
      [79, 22],
      [22, 79],
      [0, 100],
    ])
  const depth = isTown(fromCorner) ? 54 : hasSite ? 42 : 32
  return bent([
    [100, 0],
    [100 - depth, 22],
    [100 - depth, 78],
    [100, 100],
  ])
}

function wallsAcross(tile: Tile, segment: Segment, from: number, to: number): readonly Line[] {
  const gap = (to - from + AROUND) % AROUND || AROUND
  if (from % 100 === 0 && gap % 100 === 0) {
    const corner = (from / 100) & 3
    const isSplit = gap === 200 && fieldAt(tile, 2 * corner + 1) !== fieldAt(tile, 2 * corner + 2)
    const gaps = isSplit ? [1, 1] : [gap / 100]
    return gaps.map((sides, i) => cornerWall(tile, segment, (corner + i) & 3, sides))
  }
  const [a, b] = [onBorder((from + AROUND) % AROUND), onBorder((to + AROUND) % AROUND)]
  const inwards = (t: number): Point => INWARDS[Math.floor(((t + AROUND) % AROUND) / 100)] as Point
  return [cubic(a, plus(a, inwards(from), 36), plus(b, inwards(to), 36), b, 16)]
}

/** The corners on the border between two of its points. */
const cornersWithin = (from: number, to: number): Line =>
  Array.from({ length: 4 + 4 }, (_, i) => (i - 3) * 100)
    .filter((t) => t > from && t < to)
    .map((t) => onBorder((t + AROUND) % AROUND))

/** Whether only a bridge connects its two sides, because something passes between them. */
function isBridged(tile: Tile, segment: Segment): boolean {
  const [first = 0, second = 0] = segment.sides
  if (segment.sides.length !== 2 || ((first - second) & 1) !== 0) return false
  const across = tile.segments.some(
    (other) =>
      other !== segment &&
      other.kind === segment.kind &&
      other.sides.length === 2 &&
      ((other.sides[0] as number) - first) & 1,
  )
  const isLater = tile.segments.findIndex(({ kind }) => kind === segment.kind) !== tile.segments.indexOf(segment)
  const beyond = tile.segments.some(
    ({ halves }) =>
      halves.some((half) => half >> 1 === ((first + 1) & 3)) && halves.some((half) => half >> 1 === ((first + 3) & 3)),
  )
  return (across && isLater) || beyond
}

function partOf(
  tile: Tile,
  segment: Segment,
  sides: readonly number[],
): { readonly outline: Line; readonly walls: readonly Line[] } {
  const held = stretches(tile, sides)
  const outline: Point[] = []
  const walls: Line[] = []
  for (const [i, [from, to]] of held.entries()) {
    outline.push(onBorder((from + AROUND) % AROUND), ...cornersWithin(from, to))
    if (to - from === AROUND) continue
    const next = held[(i + 1) % held.length] as readonly [number, number]
    const across = wallsAcross(tile, segment, to, next[0])
    walls.push(...across)
    outline.push(...across.flat())
  }
  return { outline, walls }
}

export function planTown(tile: Tile, segment: Segment): Town {
  const groups = isBridged(tile, segment) ? segment.sides.map((side) => [side]) : [segment.sides]
  const parts = groups.map((sides) => partOf(tile, segment, sides))
  const walls = parts.flatMap((part) => part.walls).map((line): Wall => ({ line, gate: 'none' }))
  const ends = walls.map(({ line }) => along(line, 0.5).at)
  return {
    segment: tile.segments.indexOf(segment),
    kind: segment.kind,
    sides: segment.sides,
    outlines: parts.map((part) => part.outline),
    walls,
    bridge: groups.length > 1 ? (ends as Line) : null,
  }
}
