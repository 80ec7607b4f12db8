/** Board coordinates. A tile is 100 units wide; the first tile's corner is at (0, 0). */
import type { View } from '@bastide/tile-game/words'
import type { Bounds } from '../../board/camera.ts'

export const TILE = 100

export const keyOf = ([x, y]: readonly [number, number]): string => `${x},${y}`

/** The area that a list of cells spans, with a margin of `around` cells. */
export function boundsOf(cells: readonly (readonly [number, number])[], around: number): Bounds {
  const xs = cells.map(([x]) => x)
  const ys = cells.map(([, y]) => y)
  return {
    left: (Math.min(0, ...xs) - around) * TILE,
    top: (Math.min(0, ...ys) - around) * TILE,
    right: (Math.max(0, ...xs) + 1 + around) * TILE,
    bottom: (Math.max(0, ...ys) + 1 + around) * TILE,
  }
}

/** The area of exactly these cells. */
export function spanOf(cells: readonly (readonly [number, number])[]): Bounds {
  const xs = cells.map(([x]) => x)
  const ys = cells.map(([, y]) => y)
  return {
    left: Math.min(...xs) * TILE,
    top: Math.min(...ys) * TILE,
    right: (Math.max(...xs) + 1) * TILE,
    bottom: (Math.max(...ys) + 1) * TILE,
  }
}

/** The cell under a point of the board. */
export const cellAt = ([x, y]: readonly [number, number]): readonly [number, number] => [
  Math.floor(x / TILE),
  Math.floor(y / TILE),
]

/** The middle of cells or of points; where points start to fly. */
export function middleOf(points: readonly (readonly [number, number])[]): readonly [number, number] {
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length)
  return [mean(0), mean(1)]
}

/** The spots of completed features by tile. They are drawn as completed. */
export function completeSpots(view: View): ReadonlyMap<string, readonly string[]> {
  const spots = new Map<string, string[]>()
  for (const { complete, parts } of view.features) {
    if (!complete) continue
    for (const [x, y, on] of parts) spots.set(keyOf([x, y]), [...(spots.get(keyOf([x, y])) ?? []), on])
  }
  return spots
}
