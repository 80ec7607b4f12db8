/** A tile as it lies: its plan, and what was measured on it. Made once for each tile and rotation, and cached. */

import type { Tile } from '../board/tile.ts'
import { DRAWN } from '../expansions/pictures.ts'
import { distanceToTown, measure, rotatedOnce } from './clearance.ts'
import { fieldsOf } from './fields.ts'
import type { ModulePictures } from './module.ts'
import { type Plan, rotatePlan } from './plan.ts'
import { type Known, planTile } from './planning.ts'

const gathered = <Key extends 'sites' | 'symbols' | 'towns' | 'pools' | 'figures' | 'tokens'>(
  key: Key,
): NonNullable<ModulePictures[Key]> =>
  Object.assign({}, ...DRAWN.map((module) => module[key] ?? {})) as NonNullable<ModulePictures[Key]>

/** What all modules draw, merged. */
export const KNOWN: Known = {
  sites: gathered('sites'),
  symbols: gathered('symbols'),
  towns: gathered('towns'),
  pools: gathered('pools'),
}
export const SILHOUETTES = gathered('figures')
export const TOKENS = gathered('tokens')

/** Every tile of every module, by its name in records. */
export const TILES: ReadonlyMap<string, Tile> = new Map(
  DRAWN.flatMap(({ tiles }) => tiles.map((tile) => [tile.id, tile] as const)),
)

export interface MeasuredPlan {
  readonly plan: Plan
  readonly clearance: Float64Array
  /** By node: the segment of its field, or -1. */
  readonly fields: Int8Array
  /** By town and node: the depth inside the town. */
  readonly depths: readonly Float64Array[]
}

function withMeasures(plan: Plan): MeasuredPlan {
  const clearance = measure(plan)
  const depths = plan.towns.map((town) => measure(plan, (point) => -distanceToTown(point, town)))
  return { plan, clearance, fields: fieldsOf(plan, clearance), depths }
}

/** Measurements are rotated along with the tile rather than taken again. */
function rotatedMeasures({ plan }: MeasuredPlan, before: MeasuredPlan, rotation: number): MeasuredPlan {
  const clearance = rotatedOnce(before.clearance)
  const rotated = rotatePlan(plan, rotation)
  return { plan: rotated, clearance, fields: fieldsOf(rotated, clearance), depths: before.depths.map(rotatedOnce) }
}

const kept = new Map<string, MeasuredPlan>()

export function measuredPlanOf(id: string, rotation: number): MeasuredPlan {
  const key = `${id}/${rotation & 3}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const tile = TILES.get(id)
  if (tile === undefined) throw new Error(`there is no tile "${id}"`)
  const measured =
    (rotation & 3) === 0
      ? withMeasures(planTile(tile, KNOWN))
      : rotatedMeasures(measuredPlanOf(id, 0), measuredPlanOf(id, (rotation & 3) - 1), rotation & 3)
  kept.set(key, measured)
  return measured
}
