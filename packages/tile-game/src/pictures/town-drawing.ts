/** A whole town: its ground, and what stands on it from the northern walls to the southern. */

import type { Point } from '@bastide/drawing'
import { findClearing, measuredAt, nodePoint, toBorder } from './clearance.ts'
import { drawHouses } from './houses.ts'
import { KNOWN, type MeasuredPlan } from './land.ts'
import { CHURCH_CLEARANCE, drawChurch } from './landmarks.ts'
import type { Brush, Detail, TownPicture } from './module.ts'
import { drawPennant, PENNANT_CLEARANCE } from './pennant.ts'
import type { Town } from './plan.ts'
import { drawPaving, drawSquare, SQUARE_RADIUS } from './squares.ts'
import { drawTownBridge } from './town-bridge.ts'
import { drawGround, drawYards, type Kept, PLAIN_TOWN, terracesIn, treesIn } from './towns.ts'
import { drawTrees } from './trees.ts'
import { drawWallShadows, drawWalls } from './walls.ts'

/** What gets its site in a town before houses are built. */
interface Fixtures {
  readonly pennant: Point | null
  readonly church: Point | null
}

/** The free point of a town with the most clearance. */
function freePoint({ plan }: MeasuredPlan, depth: Float64Array, kept: Kept, radius: number): Point {
  const clearance = depth.map((deep, node) => Math.min(deep, toBorder(nodePoint(node)) + 1))
  return findClearing(
    { ...plan, sites: kept.map(([at, away]) => ({ segment: -1, name: '', at, radius: away })) },
    radius + 4,
    () => true,
    clearance,
  )
}

const isFilled = ({ plan }: MeasuredPlan): boolean => plan.tile.symbols.some((symbol) => KNOWN.symbols[symbol]?.fills)

/** A town with two or more sides may have a church. */
const hasChurch = (measured: MeasuredPlan, { sides, bridge }: Town, detail: Detail): boolean =>
  detail > 0 && sides.length > 1 && bridge === null && !isFilled(measured)

function findFixtures(
  measured: MeasuredPlan,
  town: Town,
  depth: Float64Array,
  square: Point,
  detail: Detail,
): Fixtures {
  const pennants = measured.plan.tile.segments[town.segment]?.pennants ?? 0
  const pennant = pennants > 0 ? freePoint(measured, depth, [[square, 10]], PENNANT_CLEARANCE[detail]) : null
  const kept: Kept = [[square, 6], ...(pennant === null ? [] : [[pennant, PENNANT_CLEARANCE[detail] * 0.8] as const])]
  return {
    pennant,
    church: hasChurch(measured, town, detail) ? freePoint(measured, depth, kept, CHURCH_CLEARANCE) : null,
  }
}

const found = new WeakMap<MeasuredPlan, Map<string, Fixtures>>()

/** Independent of the seed, and slower to find than everything else, so they are cached beside the measured plan. */
function fixturesOf(measured: MeasuredPlan, index: number, square: Point, detail: Detail): Fixtures {
  const kept = found.get(measured) ?? new Map<string, Fixtures>()
  found.set(measured, kept)
  const key = `${index}/${detail}`
  const fixtures =
    kept.get(key) ??
    findFixtures(measured, measured.plan.towns[index] as Town, measured.depths[index] as Float64Array, square, detail)
  kept.set(key, fixtures)
  return fixtures
}

export interface TownLayers {
  readonly ground: string
  readonly above: string
}

export function drawTown(measured: MeasuredPlan, index: number, square: Point, brush: Brush): TownLayers {
  const { plan } = measured
  const { detail } = brush
  const town = plan.towns[index] as Town
  const style: TownPicture = KNOWN.towns[town.kind] ?? PLAIN_TOWN
  const fixtures = fixturesOf(measured, index, square, detail)
  const { pennant } = fixtures
  const church = brush.hand.maybe(style.churches) ? fixtures.church : null
  const depth = measured.depths[index] as Float64Array
  const isBare = isFilled(measured)
  const hasSquare =
    detail > 0 &&
    !isBare &&
    town.bridge === null &&
    town.sides.length > 1 &&
    measuredAt(depth, square) > SQUARE_RADIUS + 2
  const kept: Kept = [
    ...(detail === 0 ? [] : [[square, hasSquare ? SQUARE_RADIUS * 0.82 : 4] as const]),
    ...(pennant === null ? [] : [[pennant, PENNANT_CLEARANCE[detail] * 0.72] as const]),
    ...(church === null ? [] : [[church, CHURCH_CLEARANCE - 1] as const]),
  ]
  const terraces = isBare ? [] : terracesIn(plan, town, depth, square, kept, style, brush)
  const houses = terraces.flat().sort((one, other) => one.at[1] - other.at[1])
  const northern = church === null ? houses : houses.filter(({ at }) => at[1] <= church[1] + 5)
  // Before the walls: they take more or fewer strokes at each detail, and the rest must not change with them.
  const paving = hasSquare ? drawPaving(square, brush) : ''
  const onSquare = hasSquare ? drawSquare(square, brush) : ''
  const isRoofedFirst = brush.hand.maybe(0.5)
  return {
    ground:
      drawGround(town, square, style, brush) +
      (detail === 0 ? '' : drawYards(terraces)) +
      paving +
      drawWallShadows(town, detail),
    above: [
      drawWalls(town, false, isRoofedFirst, brush, style),
      drawHouses(northern, detail),
      church === null ? '' : drawChurch(church, detail),
      onSquare,
      drawHouses(houses.slice(northern.length), detail),
      detail === 2 && !isBare ? drawTrees(treesIn(depth, houses, kept, brush.hand), brush.hand, detail) : '',
      drawWalls(town, true, isRoofedFirst, brush, style),
      town.bridge === null ? '' : drawTownBridge(town.bridge, brush),
      pennant === null ? '' : drawPennant(pennant, detail),
    ].join(''),
  }
}
