/** Where a drawn tile may go (BASE-5), each distinct placement once. */
import type { Tile } from '../src/board/tile.ts'
import { cellName, type Laid, type Landscape, laidTile, neighbour, neighbourCell } from './landscape.ts'

const ALL_SIDES = [0, 1, 2, 3] as const
const ALL_TURNS = [0, 1, 2, 3] as const

/** Two turns that look the same on the table: equal edges, and equal segments of the kinds that mean something. */
function looks(laid: Laid): string {
  const segments = laid.segments.map(({ kind, sides, halves, pennants }) => `${kind} ${sides.join('')} ${halves.join('')} ${pennants}`)
  return [laid.edges, ...segments.sort()].join('; ')
}

/** The tile in each turn that looks different, each look by its smallest turn. */
function distinctTurns(tile: Tile): Laid[] {
  const turned = new Map<string, Laid>()
  for (const turn of ALL_TURNS) {
    const laid = laidTile(tile, 0, 0, turn)
    if (!turned.has(looks(laid))) turned.set(looks(laid), laid)
  }
  return [...turned.values()]
}

/** The empty squares that share a full side with a laid tile. */
function emptySquaresBeside(land: Landscape): { x: number; y: number }[] {
  const squares = new Map<string, { x: number; y: number }>()
  for (const { x, y } of land.values()) {
    for (const side of ALL_SIDES) {
      const square = neighbourCell(x, y, side)
      const name = cellName(square.x, square.y)
      if (!land.has(name)) squares.set(name, square)
    }
  }
  return [...squares.values()]
}

function matches(land: Landscape, laid: Laid): boolean {
  return ALL_SIDES.every((side) => {
    const other = neighbour(land, laid.x, laid.y, side)
    return other === undefined || other.edges[(side + 2) % 4] === laid.edges[side]
  })
}

export function placements(land: Landscape, tile: Tile): Laid[] {
  const turns = distinctTurns(tile)
  return emptySquaresBeside(land).flatMap(({ x, y }) => turns.map((turned): Laid => ({ ...turned, x, y })).filter((laid) => matches(land, laid)))
}
