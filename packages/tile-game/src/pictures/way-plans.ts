/**
 * The course of roads and streams: always across the middle of a side, and from there to another side or to where they
 * end.
 */
import { cubic, distance, type Line, type Point, plus } from '@bastide/drawing'
import type { Segment, Tile } from '../board/tile.ts'
import type { Town, Way } from './plan.ts'
import { along, CENTRE, INWARDS, leftOf, MIDDLES, towards } from './shape.ts'
import { fieldAt } from './town-plans.ts'

/** Where a way may end, and how far short of it the way stops. */
export interface Goal {
  readonly at: Point
  readonly end: Way['end']
  readonly short: number
}

const from = (side: number): Point => MIDDLES[side] as Point
const inwards = (side: number): Point => INWARDS[side] as Point

/**
 * Straight on, with a swing that fades before the border: towards `bow` in the middle, or first to one side and then to
 * the other.
 */
function swing(side: number, bow: number, sway: number): Line {
  const aside = leftOf(inwards(side))
  return Array.from({ length: 21 }, (_, i): Point => {
    const t = i / 20
    const bump = t * t * (1 - t) * (1 - t)
    return plus(plus(from(side), inwards(side), 100 * t), aside, bump * 16 * bow + bump * (1 - 2 * t) * 56 * sway)
  })
}

/** From side to side. */
export function across(a: number, b: number, bow: number, sway: number): Line {
  if (((a - b) & 1) === 0) return swing(a, bow, sway)
  return cubic(from(a), plus(from(a), inwards(a), 26), plus(from(b), inwards(b), 26), from(b), 14)
}

/** From a side to a point, coming in along `way`. */
function into(side: number, at: Point, way: Point): Line {
  const reach = distance(from(side), at) * 0.42
  return cubic(from(side), plus(from(side), inwards(side), reach), plus(at, way, -reach), at, 12)
}

/** To a goal in the middle, as straight as possible, stopping short of it. */
export function upTo(side: number, { at, short }: Goal): Line {
  const way = towards(from(side), at)
  const end = plus(at, way, -short)
  return into(side, end, way)
}

/** The middle of the nearest wall, and the direction in through it. */
export function gateFrom(
  side: number,
  towns: readonly Town[],
): { readonly town: number; readonly wall: number; readonly line: Line } | null {
  let best: { town: number; wall: number; line: Line } | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [town, { walls }] of towns.entries())
    for (const [wall, { line }] of walls.entries()) {
      const { at, way } = along(line, 0.5)
      const away = distance(at, from(side))
      if (away >= least) continue
      least = away
      best = { town, wall, line: into(side, at, plus([0, 0], leftOf(way), -1)) }
    }
  return best
}

/**
 * Whether the land to its left and right is not one field, so that it must lead up to something that divides them
 * further.
 */
export const parts = (tile: Tile, side: number): boolean => fieldAt(tile, 2 * side) !== fieldAt(tile, 2 * side + 1)

/** How a stream with two ends swings aside: away from what lies in the middle, or just for looks. */
export function swingOf(
  tile: Tile,
  segment: Segment,
  goal: Point | null,
): { readonly bow: number; readonly sway: number } {
  const [side = 0] = segment.sides
  const isCrossed = tile.segments.some(({ kind }) => kind === (segment.kind === 'stream' ? 'road' : 'stream'))
  if (goal !== null && segment.kind === 'stream') {
    const [dx, dy] = [goal[0] - CENTRE[0], goal[1] - CENTRE[1]]
    const [lx, ly] = leftOf(inwards(side))
    return { bow: dx * lx + dy * ly > 0 ? -15 : 15, sway: 0 }
  }
  const hasTown = tile.segments.some(({ kind, sides }) => kind === 'city' && sides.length === 1)
  return {
    bow: 0,
    sway:
      isCrossed || tile.symbols.length > 0 ? 0 : segment.kind === 'stream' ? (hasTown ? 2 : 4.5) : hasTown ? 1.5 : 2.6,
  }
}
