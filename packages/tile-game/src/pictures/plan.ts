/**
 * Where everything lies on a tile: the plan from which its picture and its spots are made. It is made from the tile's
 * segments and then rotated point by point, so that what is drawn stands upright in the same light whichever way the
 * tile lies.
 */
import { type Line, type Point, rotated } from '@bastide/drawing'
import type { Tile } from '../board/tile.ts'

/** A piece of wall. Walking along its line, the town is on the right. */
export interface Wall {
  readonly line: Line
  /** Whether a road or stream passes through its middle. */
  readonly gate: 'none' | 'road' | 'stream'
}

export interface Town {
  readonly segment: number
  readonly kind: string
  /** The sides of the tile that it continues through. */
  readonly sides: readonly number[]
  /** More than one if its parts are joined by a bridge. */
  readonly outlines: readonly Line[]
  readonly walls: readonly Wall[]
  readonly bridge: Line | null
}

export const WAY_ENDS = ['side', 'crossing', 'gate', 'site', 'open'] as const

/** A road or a stream, from a side. */
export interface Way {
  readonly segment: number
  readonly line: Line
  readonly end: (typeof WAY_ENDS)[number]
  /** For a stream that ends here: how far the water spreads. */
  readonly pool: number
}

export interface Site {
  /** The segment, or -1 for a symbol. */
  readonly segment: number
  /** Its kind, or the symbol. */
  readonly name: string
  readonly at: Point
  readonly radius: number
}

export interface Plan {
  readonly tile: Tile
  readonly rotation: number
  readonly towns: readonly Town[]
  readonly roads: readonly Way[]
  readonly streams: readonly Way[]
  /** The one in the middle, which roads lead up to, comes first. */
  readonly sites: readonly Site[]
  /** Where three or more roads meet. */
  readonly crossing: Point | null
  /** Where a road crosses a stream, and the road's direction there. */
  readonly bridges: readonly { readonly at: Point; readonly way: Point }[]
}

/** The same plan after that many quarter turns clockwise. */
export function rotatePlan(plan: Plan, rotation: number): Plan {
  if (rotation === 0) return plan
  const point = (at: Point): Point => rotated(at, rotation)
  const line = (points: Line): Line => points.map(point)
  const way = ([x, y]: Point): Point => {
    const [px, py] = point([50 + x, 50 + y])
    return [px - 50, py - 50]
  }
  const ways = (list: readonly Way[]): readonly Way[] => list.map((one) => ({ ...one, line: line(one.line) }))
  return {
    tile: plan.tile,
    rotation,
    towns: plan.towns.map((town) => ({
      ...town,
      sides: town.sides.map((side) => (side + rotation) & 3),
      outlines: town.outlines.map(line),
      walls: town.walls.map((wall) => ({ ...wall, line: line(wall.line) })),
      bridge: town.bridge === null ? null : line(town.bridge),
    })),
    roads: ways(plan.roads),
    streams: ways(plan.streams),
    sites: plan.sites.map((site) => ({ ...site, at: point(site.at) })),
    crossing: plan.crossing === null ? null : point(plan.crossing),
    bridges: plan.bridges.map((bridge) => ({ at: point(bridge.at), way: way(bridge.way) })),
  }
}
