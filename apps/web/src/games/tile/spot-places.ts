/** Where figures stand on the board, and where the spots to choose from lie. */
import type { Spot } from '@bastide/tile-game/words'
import { pointer } from '../../kit/pointer.svelte.ts'
import { shapeAt } from './art.ts'
import { keyOf, TILE } from './layout.ts'
import type { At, LaidTile, OfferedSpot } from './shown.ts'
import { DISC, layOutSpots, type SpotDisc, type SpotPlace, scaleForSpots } from './spot-layout.ts'

type Point = readonly [number, number]
type Tiles = ReadonlyMap<string, LaidTile>

export interface SpotDiscs {
  readonly discs: readonly SpotDisc[]
  /** In board units, as the discs are. */
  readonly radius: number
}

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** A figure's position, entirely within its tile. Figures on the same spot stand side by side. */
export function placeOn(tiles: Tiles, at: At, on: string, nth = 0, among = 1): Point {
  const laid = tiles.get(keyOf(at))
  const point = (laid && shapeAt(laid.tile, laid.turn, on)?.point) ?? [50, 50]
  const spread = among === 1 ? 0 : (nth - (among - 1) / 2) * Math.min(16, 60 / among)
  return [at[0] * TILE + between(point[0], 14, 86) + spread, at[1] * TILE + between(point[1], 24, 92)]
}

/** A figure's width in board units: as far away as the board may be, one must see whose it is. */
const FIGURE = { units: 34, leastPixels: 26, mostUnits: 52 } as const

export const figureSize = (scale: number): number => between(FIGURE.leastPixels / scale, FIGURE.units, FIGURE.mostUnits)

/** Pixels per unit: the board comes no closer for figures. */
const MOST_SCALE = pointer.isTouch ? 2.6 : 1.6

/** What a spot means: where a figure would stand, or stands. */
export const placeOfSpot = ({ at, on, does }: Spot, tiles: Tiles): SpotPlace => {
  const laid = tiles.get(keyOf(at))
  // A figure that stands there is tapped at its middle.
  const [x, y] = placeOn(tiles, at, on)
  const point = does === 'take' ? ([x - at[0] * TILE, y - at[1] * TILE - 8] as const) : undefined
  return { cell: at, point: point ?? (laid && shapeAt(laid.tile, laid.turn, on)?.point) ?? [50, 50] }
}

/** What is to be seen of these spots. Figures that can be taken have a row in the hand: they may be out of sight. */
export function spotsToSee(offered: readonly OfferedSpot[]): readonly OfferedSpot[] {
  const put = offered.filter(({ spot }) => spot.does === 'deploy')
  return put.length > 0 ? put : offered
}

/** The least scale at which spots lie where they mean to, or nearly so. */
export const scaleOfSpots = (offered: readonly OfferedSpot[], tiles: Tiles): number =>
  scaleForSpots(
    spotsToSee(offered).map(({ spot }) => placeOfSpot(spot, tiles)),
    MOST_SCALE,
  )

/** The discs of spots on a board that is seen at a scale. */
export const discsOf = (offered: readonly OfferedSpot[], tiles: Tiles, scale: number): SpotDiscs => ({
  discs: layOutSpots(
    offered.map(({ spot }) => placeOfSpot(spot, tiles)),
    scale,
  ),
  radius: DISC / 2 / scale,
})
