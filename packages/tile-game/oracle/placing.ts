/** Where a drawn tile fits (BASE-5), each distinct placement once. */
import type { Tile } from '../src/board/tile.ts'
import { ALL_SIDES, type Landscape, oppositeSide, type Square, type Turned, turnedTile } from './landscape.ts'

const ALL_TURNS = [0, 1, 2, 3] as const

export interface Placement {
  readonly turned: Turned
  readonly x: number
  readonly y: number
}

/** Two turns that look the same on the table: equal edges, and equal segments of the kinds that mean something. */
function looks({ edges, segments }: Turned): string {
  const parts = segments.map(
    ({ kind, sides, halves, pennants }) => `${kind} ${sides.join('')} ${halves.join('')} ${pennants}`,
  )
  return [edges, ...parts.sort()].join('; ')
}

/** The tile in each turn that looks different, each look by its smallest turn. */
export function distinctTurns(tile: Tile, kinds: ReadonlySet<string>): Turned[] {
  const byLook = new Map<string, Turned>()
  for (const turn of ALL_TURNS) {
    const turned = turnedTile(tile, turn, kinds)
    const look = looks(turned)
    if (!byLook.has(look)) byLook.set(look, turned)
  }
  return [...byLook.values()]
}

/** What the tiles around a square show it, N E S W; nothing where there is none. */
const edgesAround = (land: Landscape, { x, y }: Square): (string | undefined)[] =>
  ALL_SIDES.map((side) => land.beyond(x, y, side)?.edges[oppositeSide(side)])

export function fittingPlacements(land: Landscape, turns: readonly Turned[]): Placement[] {
  return land.emptySquaresBeside().flatMap((square) => {
    const around = edgesAround(land, square)
    const fitting = turns.filter(({ edges }) =>
      ALL_SIDES.every((side) => around[side] === undefined || around[side] === edges[side]),
    )
    return fitting.map((turned): Placement => ({ turned, x: square.x, y: square.y }))
  })
}
