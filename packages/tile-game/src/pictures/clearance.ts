/**
 * The clearance of each point of a tile: its distance to the nearest road, stream or town, below 0 inside one. Measured
 * once on a lattice, and used to find free ground and the outlines of fields.
 */
import { distance, distanceToLine, isInside, type Point } from '@bastide/drawing'
import type { Plan, Town } from './plan.ts'
import { between, CENTRE } from './shape.ts'

export const STEP = 2.5
export const NODES = 100 / STEP + 1
export const ROAD_HALF = 4.6
export const STREAM_HALF = 6.6
export const BRIDGE_HALF = 7

/** The largest distance, for a tile without any bounds. */
const FAR = 150

export const nodePoint = (node: number): Point => [(node % NODES) * STEP, Math.floor(node / NODES) * STEP]

/** Below 0 inside its walls. */
export function distanceToTown(point: Point, { outlines, walls }: Town): number {
  let away = Number.POSITIVE_INFINITY
  for (const { line } of walls) away = Math.min(away, distanceToLine(point, line))
  // Points exactly on the border would count as inside on two sides of the tile and as outside on the others.
  const within = between(point, CENTRE, 0.0001)
  return outlines.some((outline) => isInside(within, outline)) ? -away : away
}

function distanceToWays(point: Point, plan: Plan): number {
  let least = Number.POSITIVE_INFINITY
  for (const { line, end } of plan.roads) {
    least = Math.min(least, distanceToLine(point, line) - ROAD_HALF)
    // What a road leads up to divides the land just as the road does.
    const site = end === 'site' ? plan.sites[0] : undefined
    if (end === 'open') least = Math.min(least, distance(point, line[line.length - 1] as Point) - 8)
    if (site !== undefined) least = Math.min(least, distance(point, site.at) - site.radius + 4)
  }
  for (const { line, pool } of plan.streams) {
    least = Math.min(least, distanceToLine(point, line) - STREAM_HALF)
    if (pool > 0) least = Math.min(least, distance(point, line[line.length - 1] as Point) - pool)
  }
  if (plan.crossing !== null) least = Math.min(least, distance(point, plan.crossing) - 8)
  return least
}

/** How far a point is from the nearest thing that bounds a field. */
export function distanceToBounds(point: Point, plan: Plan): number {
  let least = distanceToWays(point, plan)
  for (const town of plan.towns) least = Math.min(least, distanceToTown(point, town))
  return least
}

export const toBorder = (point: Point): number => Math.min(point[0], point[1], 100 - point[0], 100 - point[1])

/** Nodes row by row. */
export function measure(plan: Plan, far: (point: Point, plan: Plan) => number = distanceToBounds): Float64Array {
  const values = new Float64Array(NODES * NODES)
  for (let node = 0; node < values.length; node++) values[node] = Math.min(FAR, far(nodePoint(node), plan))
  return values
}

/** The measurements after rotating the tile by a quarter turn clockwise. */
export function rotatedOnce(values: Float64Array): Float64Array {
  const rotated = new Float64Array(values.length)
  for (let row = 0; row < NODES; row++)
    for (let column = 0; column < NODES; column++)
      rotated[column * NODES + NODES - 1 - row] = values[row * NODES + column] as number
  return rotated
}

/** The measurement at a point, interpolated from the four nodes around it. */
export function measuredAt(values: Float64Array, point: Point): number {
  const x = Math.max(0, Math.min(100, point[0])) / STEP
  const y = Math.max(0, Math.min(100, point[1])) / STEP
  const column = Math.min(NODES - 2, Math.floor(x))
  const row = Math.min(NODES - 2, Math.floor(y))
  const node = row * NODES + column
  const north = (values[node] as number) * (column + 1 - x) + (values[node + 1] as number) * (x - column)
  const south =
    (values[node + NODES] as number) * (column + 1 - x) + (values[node + NODES + 1] as number) * (x - column)
  return north * (row + 1 - y) + south * (y - row)
}

/** The free point with the most clearance, also from sites placed earlier. */
export function findClearing(
  plan: Plan,
  radius: number,
  among: (node: number) => boolean = () => true,
  clearance = measure(plan),
): Point {
  let best: Point = [50, 50]
  let most = Number.NEGATIVE_INFINITY
  for (let node = 0; node < clearance.length; node++) {
    if (!among(node)) continue
    const point = nodePoint(node)
    let free = Math.min(clearance[node] as number, toBorder(point))
    for (const site of plan.sites) free = Math.min(free, distance(point, site.at) - site.radius)
    // More clearance than needed is no better. Among equals, prefer the point nearest the middle.
    const worth = Math.min(free, radius + 1) - distance(point, [50, 50]) * 0.02
    if (worth > most) {
      most = worth
      best = point
    }
  }
  return best
}
