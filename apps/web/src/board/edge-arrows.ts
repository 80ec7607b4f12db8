/** Which places of a board are out of sight, by the edge beyond which they lie, and where an arrow points at them. */
import type { Bounds } from './framing.ts'

export type Side = 'north' | 'east' | 'south' | 'west'

export interface EdgeArrow {
  readonly side: Side
  /** The middle of the arrow, in pixels. */
  readonly x: number
  readonly y: number
  readonly places: readonly Bounds[]
}

const SIDES = ['north', 'east', 'south', 'west'] as const
/** How far an arrow's middle is from the edge it lies at, and from the menu in the corner. */
const INSET = 28
const CORNER = 88

const middleOf = ({ left, top, right, bottom }: Bounds): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
]
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The edge beyond which the middle of a place lies, farthest if there are two; null for one that is in sight. */
function sideOf(place: Bounds, seen: Bounds): Side | null {
  const [x, y] = middleOf(place)
  const beyond = { north: seen.top - y, east: x - seen.right, south: y - seen.bottom, west: seen.left - x }
  const [farthest] = [...SIDES].sort((one, other) => beyond[other] - beyond[one]) as [Side]
  return beyond[farthest] > 0 ? farthest : null
}

/** One arrow for each edge that hides something. Those at the right edge keep clear of the tools above them. */
export function beyondEdges(
  places: readonly Bounds[],
  seen: Bounds,
  width: number,
  height: number,
  toolsHeight: number,
): readonly EdgeArrow[] {
  const scale = width / (seen.right - seen.left)
  return SIDES.flatMap((side): readonly EdgeArrow[] => {
    const beyond = places.filter((place) => sideOf(place, seen) === side)
    if (beyond.length === 0) return []
    const x = (mean(beyond.map((place) => middleOf(place)[0])) - seen.left) * scale
    const y = (mean(beyond.map((place) => middleOf(place)[1])) - seen.top) * scale
    const along = {
      x: clamp(x, CORNER, width - CORNER),
      y: clamp(y, side === 'east' ? toolsHeight + 34 : CORNER, height - CORNER),
    }
    const at = {
      north: { x: along.x, y: INSET },
      east: { x: width - INSET, y: along.y },
      south: { x: along.x, y: height - INSET },
      west: { x: INSET, y: along.y },
    }[side]
    return [{ side, ...at, places: beyond }]
  })
}
