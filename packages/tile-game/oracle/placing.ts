/** Where a drawn tile fits (BASE-5), each distinct placement once. */
import type { Tile } from '../src/board/tile.ts'
import { ALL_SIDES, type Landscape, oppositeSide, type Rotated, rotatedTile, type Square } from './landscape.ts'

const ALL_ROTATIONS = [0, 1, 2, 3] as const

export interface Placement {
  readonly rotated: Rotated
  readonly x: number
  readonly y: number
}

/** Equal for two rotations that look the same on the table: equal edges, and equal segments of the kinds in play. */
function looks({ edges, segments }: Rotated): string {
  const parts = segments.map(
    ({ kind, sides, halves, pennants }) => `${kind} ${sides.join('')} ${halves.join('')} ${pennants}`,
  )
  return [edges, ...parts.sort()].join('; ')
}

/** The tile in each rotation that looks different, using the smallest rotation for each look. */
export function distinctRotations(tile: Tile, kinds: ReadonlySet<string>): Rotated[] {
  const byLook = new Map<string, Rotated>()
  for (const rotation of ALL_ROTATIONS) {
    const rotated = rotatedTile(tile, rotation, kinds)
    const look = looks(rotated)
    if (!byLook.has(look)) byLook.set(look, rotated)
  }
  return [...byLook.values()]
}

/** The edges that the tiles around a square turn to it, N E S W; nothing where there is none. */
const edgesAround = (land: Landscape, { x, y }: Square): (string | undefined)[] =>
  ALL_SIDES.map((side) => land.beyond(x, y, side)?.edges[oppositeSide(side)])

export function fittingPlacements(land: Landscape, rotations: readonly Rotated[]): Placement[] {
  return land.emptySquaresBeside().flatMap((square) => {
    const around = edgesAround(land, square)
    const fitting = rotations.filter(({ edges }) =>
      ALL_SIDES.every((side) => around[side] === undefined || around[side] === edges[side]),
    )
    return fitting.map((rotated): Placement => ({ rotated, x: square.x, y: square.y }))
  })
}
