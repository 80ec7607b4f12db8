/** The spots of a tile as shapes: where a figure stands, and the ground of its segment. */
import { distance, distanceToLine, type Line, type Point, plus } from '@bastide/drawing'
import { spotNamesOf } from '../board/spot-names.ts'
import { BRIDGE_HALF, findClearing, nodePoint, ROAD_HALF, STREAM_HALF, toBorder } from './clearance.ts'
import { contours } from './contour.ts'
import { KNOWN, type MeasuredPlan, measuredPlanOf } from './land.ts'
import { blob, closed } from './pen.ts'
import type { Plan, Town, Way } from './plan.ts'
import { RING } from './ring.ts'
import { along, rounded, strip } from './shape.ts'

export interface SpotShape {
  /** As it is written in records. */
  readonly name: string
  readonly names: readonly string[]
  readonly kind: string
  /** Where a figure stands. */
  readonly point: Point
  /** The ground of the whole segment, as the `d` of a path. */
  readonly path: string
  /** The same as closed lines. They may overlap; one that lies in another is a hole. */
  readonly outlines: readonly Line[]
}

interface Ground {
  readonly point: Point
  readonly path: string
  readonly outlines: readonly Line[]
}

const disc = (at: Point, radius: number): Line => RING.map((way) => plus(at, way, radius))

const groundIn = (point: Point, outlines: readonly Line[]): Ground => ({
  point,
  path: outlines.map(closed).join(''),
  outlines,
})

/** The point of a town with the most clearance, also from its pennant and from another town's bridge. */
function townPoint({ plan, depths }: MeasuredPlan, town: Town): Point {
  const bridges = plan.towns.flatMap(({ bridge }) => (bridge === null || bridge === town.bridge ? [] : [bridge]))
  const depth = depths[plan.towns.indexOf(town)] as Float64Array
  const clearance = depth.map((deep, node) => {
    const point = nodePoint(node)
    return bridges.reduce(
      (least, bridge) => Math.min(least, distanceToLine(point, bridge) - BRIDGE_HALF),
      Math.min(deep, toBorder(point) + 2),
    )
  })
  return findClearing({ ...plan, sites: plan.sites.filter(({ segment }) => segment >= 0) }, 20, () => true, clearance)
}

function townGround(measured: MeasuredPlan, town: Town): Ground {
  const bridge = town.bridge === null ? [] : [strip(town.bridge, BRIDGE_HALF)]
  return groundIn(townPoint(measured, town), [...town.outlines, ...bridge])
}

function wayPoint({ bridges }: Plan, { line, end }: Way): Point {
  const share = end === 'side' ? 0.5 : 0.45
  const { at } = along(line, share)
  // On a bridge a figure would hide the best part of the picture.
  return bridges.some((bridge) => distance(bridge.at, at) < 12) ? along(line, end === 'side' ? 0.2 : 0.16).at : at
}

/** A strip whose ends lie exactly on the border of the tile, at whatever angle the line arrives there. */
function flushStrip(line: Line, half: number): Line {
  const isBorder = (at: number): boolean => at === 0 || at === 100
  const ends = [...line, ...[...line].reverse()]
  return strip(line, half).map((point, i): Point => {
    const [x, y] = ends[i] as Point
    return [isBorder(x) ? x : point[0], isBorder(y) ? y : point[1]]
  })
}

function wayGround(plan: Plan, ways: readonly Way[], half: number): Ground {
  const pools = ways
    .filter(({ pool }) => pool > 0)
    .map(({ line, pool }) => disc(line[line.length - 1] as Point, pool * 1.04))
  const strips = ways.map(({ line }) => flushStrip(line, half))
  return {
    point: wayPoint(plan, ways[0] as Way),
    path: [...strips.map(closed), ...pools.map(blob)].join(''),
    outlines: [...strips, ...pools.map(rounded)],
  }
}

function fieldGround({ plan, clearance, fields }: MeasuredPlan, segment: number): Ground {
  const isOwn = (node: number): boolean => fields[node] === segment
  // As far from everything as possible: spots of other segments are then far as well.
  return groundIn(findClearing(plan, Number.POSITIVE_INFINITY, isOwn, clearance), contours(clearance, isOwn))
}

function groundOf(measured: MeasuredPlan, segment: number, kind: string): Ground {
  const { plan } = measured
  const town = plan.towns.find((one) => one.segment === segment)
  if (town !== undefined) return townGround(measured, town)
  if (kind === 'field') return fieldGround(measured, segment)
  const site = plan.sites.find((one) => one.segment === segment)
  if (site !== undefined) {
    const around = disc(site.at, site.radius)
    const point = plus(site.at, KNOWN.sites[site.name]?.stand ?? [0, 0])
    return { point, path: blob(around), outlines: [rounded(around)] }
  }
  const roads = plan.roads.filter((one) => one.segment === segment)
  return roads.length > 0
    ? wayGround(plan, roads, ROAD_HALF + 1)
    : wayGround(
        plan,
        plan.streams.filter((one) => one.segment === segment),
        STREAM_HALF,
      )
}

function shapesOf(id: string, rotation: number): readonly SpotShape[] {
  const measured = measuredPlanOf(id, rotation)
  const { tile } = measured.plan
  const names = spotNamesOf(tile, rotation & 3)
  const shapes = tile.segments.map((segment, i): SpotShape => {
    const own = names[i] as readonly string[]
    return { name: own[0] as string, names: own, kind: segment.kind, ...groundOf(measured, i, segment.kind) }
  })
  const quarters = tile.symbols.flatMap((symbol) => KNOWN.symbols[symbol]?.quarters ?? [])
  const square = ([x, y]: Point, size: number): Line => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ]
  return [
    ...shapes,
    ...quarters.map(
      ({ name, corner, size, point }): SpotShape => ({
        name,
        names: [name],
        kind: name,
        ...groundIn(point, [square(corner, size)]),
      }),
    ),
  ]
}

const kept = new Map<string, readonly SpotShape[]>()

/**
 * The shapes of a tile's spots in the order of its segments, followed by the other parts of the tile that take figures.
 */
export function spotShapes(id: string, rotation: number): readonly SpotShape[] {
  const key = `${id}/${rotation & 3}`
  const shapes = kept.get(key) ?? shapesOf(id, rotation & 3)
  kept.set(key, shapes)
  return shapes
}
