/** What lies inside town walls: ground, lanes that continue on the next tile, and houses wherever there is space. */

import { distance, distanceToLine, filled, type Hand, type Line, type Point, stroked } from '@bastide/drawing'
import { BRIDGE_HALF, measuredAt } from './clearance.ts'
import { HOUSE_HEIGHT, type House } from './houses.ts'
import type { Brush, TownPicture } from './module.ts'
import { ROOFS, TOWN } from './palette.ts'
import { closed, curve } from './pen.ts'
import type { Plan, Town } from './plan.ts'
import { between, MIDDLES } from './shape.ts'
import type { Tree } from './trees.ts'

export const PLAIN_TOWN: TownPicture = {
  roofs: ROOFS,
  ground: TOWN.ground,
  towerRoof: ['#CC6E4B', '#94432F'],
  churches: 0.55,
}

/**
 * Lanes cross each side at its middle, like the neighbour's, and meet in the square, as does the street from a gate.
 */
function lanesOf({ sides, walls, bridge }: Town, square: Point): readonly Line[] {
  if (bridge !== null) return []
  const starts = sides.map((side) => MIDDLES[side] as Point)
  const gates = walls
    .filter(({ gate }) => gate === 'road')
    .map(({ line }) => line[Math.floor(line.length / 2)] as Point)
  return [...starts, ...gates].map((from) => [from, between(from, square, 0.5), square])
}

export function drawGround(town: Town, square: Point, style: TownPicture, { detail }: Brush): string {
  const ground = filled(town.outlines.map(closed).join(''), style.ground)
  return detail === 0
    ? ground
    : ground + stroked(lanesOf(town, square).map(curve).join(''), TOWN.lane, 4.2, ' stroke-linecap="round"')
}

/** What houses keep clear of: a point, and how far. */
export type Kept = readonly (readonly [Point, number])[]

/** The width of houses, by detail: in a town with one side, and in larger ones. */
const SIZES = [
  [14, 19],
  [10.4, 13.6],
  [9.2, 9.6],
] as const

/** Returns a function that says whether a house may stand somewhere. */
function freeGround(
  plan: Plan,
  town: Town,
  depth: Float64Array,
  square: Point,
  kept: Kept,
  detail: Brush['detail'],
): (at: Point, width: number) => boolean {
  const lanes = detail === 0 ? [] : lanesOf(town, square)
  const bridges = plan.towns.flatMap(({ bridge }) => (bridge === null ? [] : [bridge]))
  const least = detail === 0 ? 4 : 2.6
  return ([x, y], w) => {
    if (x < w * 0.53 || x > 100 - w * 0.53 || y < w * HOUSE_HEIGHT + 0.3 || y > 99.5) return false
    const isDeep = (px: number, py: number): boolean => measuredAt(depth, [px, py]) >= least
    if (
      !(
        isDeep(x - w * 0.45, y) &&
        isDeep(x + w * 0.45, y) &&
        isDeep(x - w * 0.4, y - w * 0.5) &&
        isDeep(x + w * 0.4, y - w * 0.5)
      )
    )
      return false
    const middle: Point = [x, y - w * 0.4]
    if (lanes.some((lane) => distanceToLine([x, y - w * 0.25], lane) < w * 0.4 + 1.6)) return false
    if (bridges.some((bridge) => distanceToLine(middle, bridge) < BRIDGE_HALF + w * 0.6)) return false
    return kept.every(([point, radius]) => distance(point, middle) > radius + w * 0.45)
  }
}

/** Rows from north to south, as close together as allowed. */
export function housesIn(
  plan: Plan,
  town: Town,
  depth: Float64Array,
  square: Point,
  kept: Kept,
  style: TownPicture,
  { detail, hand }: Brush,
): readonly House[] {
  const size = SIZES[detail][town.sides.length === 1 || town.bridge !== null ? 0 : 1]
  const isFree = freeGround(plan, town, depth, square, kept, detail)
  const houses: House[] = []
  // Each colour is an element of its own, and from afar two are enough.
  const roofs = detail === 2 ? style.roofs : [hand.pick(style.roofs), hand.pick(style.roofs)]
  const isApart = ([x, y]: Point, width: number): boolean =>
    houses.every(
      ({ at, width: other }) => Math.abs(at[1] - y) > size * 0.9 || Math.abs(at[0] - x) > (width + other) * 0.51,
    )
  for (let y = size * HOUSE_HEIGHT + 0.4; y < 100; y += size * 0.31)
    for (let x = size * hand.between(0.52, 0.8); x < 100; x += size * 0.38) {
      const width = size * hand.between(0.84, 1.04)
      const at: Point = [x + hand.about(0.6), Math.min(99.4, y + hand.about(size * 0.12))]
      if (!isApart(at, width) || !isFree(at, width)) continue
      houses.push({ at, width, roof: hand.pick(roofs), isGable: hand.maybe(0.55) })
    }
  return houses.sort((one, other) => one.at[1] - other.at[1])
}

/** A few trees in the yards that are left. */
export function treesIn(depth: Float64Array, houses: readonly House[], kept: Kept, hand: Hand): readonly Tree[] {
  const tried = Array.from(
    { length: 14 },
    (): Tree => ({ at: [hand.between(4, 96), hand.between(6, 97)], size: hand.between(1.6, 2.2), kind: 'round' }),
  )
  const isFree = ({ at: [x, y] }: Tree): boolean =>
    measuredAt(depth, [x, y]) > 3.5 &&
    measuredAt(depth, [x, y - 4]) > 2 &&
    houses.every(
      ({ at, width }) => Math.abs(at[0] - x) > width * 0.5 + 1.8 || y < at[1] - width * 1.1 || y > at[1] + 4.6,
    ) &&
    kept.every(([point, radius]) => distance(point, [x, y]) > radius + 2)
  return tried.filter(isFree)
}
