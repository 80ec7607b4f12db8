/** Where figures stand on the board, and where the spots to choose from lie. */
import { shapeAt } from './art.ts'
import { keyOf, TILE } from './layout.ts'
import { type At, type LaidTile, type OfferedSpot, spreadApart } from './shown.ts'

type Point = readonly [number, number]
type Tiles = ReadonlyMap<string, LaidTile>

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** A figure's position, entirely within its tile. Figures on the same spot stand side by side. */
export function placeOn(tiles: Tiles, at: At, on: string, nth = 0, among = 1): Point {
  const laid = tiles.get(keyOf(at))
  const point = (laid && shapeAt(laid.tile, laid.turn, on)?.point) ?? [50, 50]
  const spread = among === 1 ? 0 : (nth - (among - 1) / 2) * Math.min(16, 60 / among)
  return [at[0] * TILE + between(point[0], 14, 86) + spread, at[1] * TILE + between(point[1], 24, 92)]
}

/** The least distance between two spots, in board units. Closer ones are pushed apart. */
const APART = 29

/** The middles of the spots, none on top of another. */
export function spotPoints(offered: readonly OfferedSpot[], tiles: Tiles): readonly Point[] {
  const points = offered.map(({ spot }) => {
    const same = offered.filter((other) => keyOf(other.spot.at) === keyOf(spot.at) && other.spot.on === spot.on)
    const nth = same.findIndex((other) => other.spot === spot)
    const [x, y] = placeOn(tiles, spot.at, spot.on, nth, same.length)
    // The figure stands on its point; what is tapped is its middle.
    return [x, y - 8] as const
  })
  return spreadApart(points, APART)
}
