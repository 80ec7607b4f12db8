/** A whole town: its ground, and what stands on it from the northern walls to the southern. */

import { findClearing, nodePoint, toBorder } from './clearance.ts'
import { drawHouses } from './houses.ts'
import { KNOWN, type Lie } from './land.ts'
import { CHURCH_CLEARANCE, drawChurch } from './landmarks.ts'
import type { Brush, Detail, TownPicture } from './module.ts'
import { drawPennant, PENNANT_CLEARANCE } from './pennant.ts'
import type { Town } from './plan.ts'
import type { Point } from './shape.ts'
import { drawTownBridge } from './town-bridge.ts'
import { drawGround, housesIn, type Kept, PLAIN_TOWN, treesIn } from './towns.ts'
import { drawTrees } from './trees.ts'
import { drawWalls } from './walls.ts'

/** What gets its site in a town before houses are built. */
interface Fixtures {
  readonly pennant: Point | null
  readonly church: Point | null
}

/** The free point of a town with the most clearance. */
function freePoint({ plan }: Lie, depth: Float64Array, kept: Kept, radius: number): Point {
  const clearance = depth.map((deep, node) => Math.min(deep, toBorder(nodePoint(node)) + 1))
  return findClearing(
    { ...plan, sites: kept.map(([at, away]) => ({ segment: -1, name: '', at, radius: away })) },
    radius + 4,
    () => true,
    clearance,
  )
}

const isFilled = ({ plan }: Lie): boolean => plan.tile.symbols.some((symbol) => KNOWN.symbols[symbol]?.fills)

/** A town with two or more sides may have a church. */
const hasChurch = (lie: Lie, { sides, bridge }: Town, detail: Detail): boolean =>
  detail > 0 && sides.length > 1 && bridge === null && !isFilled(lie)

function findFixtures(lie: Lie, town: Town, depth: Float64Array, square: Point, detail: Detail): Fixtures {
  const pennants = lie.plan.tile.segments[town.segment]?.pennants ?? 0
  const pennant = pennants > 0 ? freePoint(lie, depth, [[square, 10]], PENNANT_CLEARANCE[detail]) : null
  const kept: Kept = [[square, 6], ...(pennant === null ? [] : [[pennant, PENNANT_CLEARANCE[detail] * 0.8] as const])]
  return { pennant, church: hasChurch(lie, town, detail) ? freePoint(lie, depth, kept, CHURCH_CLEARANCE) : null }
}

const found = new WeakMap<Lie, Map<string, Fixtures>>()

/** Independent of the seed, and slower to find than everything else, so they are cached beside the tile's lie. */
function fixturesOf(lie: Lie, index: number, square: Point, detail: Detail): Fixtures {
  const kept = found.get(lie) ?? new Map<string, Fixtures>()
  found.set(lie, kept)
  const key = `${index}/${detail}`
  const fixtures =
    kept.get(key) ?? findFixtures(lie, lie.plan.towns[index] as Town, lie.depths[index] as Float64Array, square, detail)
  kept.set(key, fixtures)
  return fixtures
}

export interface TownLayers {
  readonly ground: string
  readonly above: string
}

export function drawTown(lie: Lie, index: number, square: Point, brush: Brush): TownLayers {
  const { plan } = lie
  const { detail } = brush
  const town = plan.towns[index] as Town
  const style: TownPicture = KNOWN.towns[town.kind] ?? PLAIN_TOWN
  const fixtures = fixturesOf(lie, index, square, detail)
  const { pennant } = fixtures
  const church = brush.hand.maybe(style.churches) ? fixtures.church : null
  const kept: Kept = [
    ...(detail === 0 ? [] : [[square, 4] as const]),
    ...(pennant === null ? [] : [[pennant, PENNANT_CLEARANCE[detail] * 0.72] as const]),
    ...(church === null ? [] : [[church, CHURCH_CLEARANCE - 1] as const]),
  ]
  const houses = isFilled(lie)
    ? []
    : housesIn(plan, town, lie.depths[index] as Float64Array, square, kept, style, brush)
  const northern = church === null ? houses : houses.filter(({ at }) => at[1] <= church[1] + 5)
  return {
    ground: drawGround(town, square, style, brush),
    above: [
      drawWalls(town, false, brush, style),
      drawHouses(northern, detail),
      church === null ? '' : drawChurch(church, detail),
      drawHouses(houses.slice(northern.length), detail),
      detail === 2 && !isFilled(lie)
        ? drawTrees(treesIn(lie.depths[index] as Float64Array, houses, kept, brush.hand), brush.hand, detail)
        : '',
      drawWalls(town, true, brush, style),
      town.bridge === null ? '' : drawTownBridge(town.bridge, brush),
      pennant === null ? '' : drawPennant(pennant, detail),
    ].join(''),
  }
}
