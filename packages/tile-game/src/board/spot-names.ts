/**
 * The names of spots: where a figure stands on a tile, as the tile lies on the table. A road or city is named by its
 * kind and a side, `city:N`; a field by its kind and a half-side, `field:ENE`; a centre by its kind alone. Any of a
 * segment's sides can name it. The first, clockwise from the north, is the one that is written.
 *
 * Separate from `spot.ts` because drawing a tile takes the names but nothing of the engine.
 */
import { HALVES, type Rotation, SIDES } from './side.ts'
import type { Segment, Tile } from './tile.ts'

function portsOf(segment: Segment, rotation: Rotation): readonly string[] {
  const sides = segment.sides.map((side) => (side + rotation) & 3).sort((a, b) => a - b)
  const halves = segment.halves.map((half) => (half + 2 * rotation) & 7).sort((a, b) => a - b)
  return [...sides.map((side) => SIDES[side] as string), ...halves.map((half) => HALVES[half] as string)]
}

/** All names of each segment of a tile in one rotation, starting with the one that is written. */
export function spotNamesOf({ segments }: Tile, rotation: Rotation): readonly (readonly string[])[] {
  const portless = (segment: Segment) => segment.sides.length + segment.halves.length === 0
  return segments.map((segment) => {
    const ports = portsOf(segment, rotation)
    if (ports.length > 0) return ports.map((port) => `${segment.kind}:${port}`)
    const alike = segments.filter((other) => other.kind === segment.kind && portless(other))
    return alike.length === 1 ? [segment.kind] : [`${segment.kind}:${alike.indexOf(segment) + 1}`]
  })
}
