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

/** Pixels per unit at which the figures on one tile can be told apart, or all over the board; and the most. */
const ONE_TILE_SCALE = pointer.isTouch ? 1.25 : 0.9
const SCATTERED_SCALE = 0.7
const MOST_SCALE = pointer.isTouch ? 2.6 : 1.6

const placeOfSpot = ({ at, on, does }: Spot, tiles: Tiles): SpotPlace => {
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

/** The scale at which spots can be seen and tapped. */
export function scaleOfSpots(offered: readonly OfferedSpot[], tiles: Tiles): number {
  const places = spotsToSee(offered).map(({ spot }) => placeOfSpot(spot, tiles))
  const isOneTile = new Set(places.map(({ cell }) => keyOf(cell))).size === 1
  return scaleForSpots(places, isOneTile ? ONE_TILE_SCALE : SCATTERED_SCALE, MOST_SCALE)
}

/**
 * The spots on a board that is drawn at a scale. They are laid out for the scale at which they are to be seen, even
 * before the camera has come that close: then they stay where they are meanwhile.
 */
export const discsOf = (offered: readonly OfferedSpot[], tiles: Tiles, drawn: number): SpotDiscs => {
  const scale = Math.max(drawn, scaleOfSpots(offered, tiles))
  const places = offered.map(({ spot }) => placeOfSpot(spot, tiles))
  return { discs: layOutSpots(places, scale), radius: DISC / 2 / scale }
}
