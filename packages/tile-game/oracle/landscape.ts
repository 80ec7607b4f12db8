/**
 * The laid tiles, and nothing else: what lies where, which way round, and what touches what.
 * The oracle is a second, slow and plain telling of the rules, for tests only. It shares the tiles' data with the engine and no code.
 */
import { HALVES, SIDES } from '../src/board/side.ts'
import type { Tile } from '../src/board/tile.ts'

export type Kind = 'city' | 'road' | 'field' | 'monastery'

/** A segment as it lies on the table: its sides and half-sides are those of the board, not of the tile as printed. */
export interface LaidSegment {
  readonly kind: Kind
  readonly spot: string
  readonly sides: readonly number[]
  readonly halves: readonly number[]
  readonly pennants: number
  /** The spots, on the same tile, of the cities that a field lies beside. */
  readonly beside: readonly string[]
}

export interface Laid {
  readonly tile: Tile
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly edges: string
  readonly segments: readonly LaidSegment[]
}

export type Landscape = Map<string, Laid>

/** One segment of one laid tile. */
export interface Place {
  readonly laid: Laid
  readonly segment: LaidSegment
}

const KINDS: readonly string[] = ['city', 'road', 'field', 'monastery'] satisfies readonly Kind[]
const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const

export const cellName = (x: number, y: number): string => `${x},${y}`
export const placeName = (x: number, y: number, spot: string): string => `${cellName(x, y)} ${spot}`

const ascending = (a: number, b: number): number => a - b

function spotName(kind: string, sides: readonly number[], halves: readonly number[]): string {
  const place = kind === 'field' ? HALVES[halves[0] ?? -1] : SIDES[sides[0] ?? -1]
  return place === undefined ? kind : `${kind}:${place}`
}

/** The tile as it looks at that cell after so many quarter turns clockwise. */
export function laidTile(tile: Tile, x: number, y: number, turn: number): Laid {
  const edges = SIDES.map((_, side) => tile.edges[(side - turn + 4) % 4]).join('')
  const turned = tile.segments.map((segment) => {
    const sides = segment.sides.map((side) => (side + turn) % 4).sort(ascending)
    const halves = segment.halves.map((half) => (half + 2 * turn) % 8).sort(ascending)
    return { segment, sides, halves, spot: spotName(segment.kind, sides, halves) }
  })
  const segments = turned
    .filter(({ segment }) => KINDS.includes(segment.kind))
    .map(
      ({ segment, sides, halves, spot }): LaidSegment => ({
        kind: segment.kind as Kind,
        spot,
        sides,
        halves,
        pennants: segment.pennants,
        beside: segment.beside.map((number) => turned[number]?.spot ?? ''),
      }),
    )
  return { tile, x, y, turn, edges, segments }
}

export function lay(land: Landscape, laid: Laid): void {
  land.set(cellName(laid.x, laid.y), laid)
}

export function neighbourCell(x: number, y: number, side: number): { x: number; y: number } {
  const step = STEPS[side] ?? { x: 0, y: 0 }
  return { x: x + step.x, y: y + step.y }
}

export function neighbour(land: Landscape, x: number, y: number, side: number): Laid | undefined {
  const cell = neighbourCell(x, y, side)
  return land.get(cellName(cell.x, cell.y))
}

/** How many of the 8 squares around a cell hold tiles. */
export function tilesAround(land: Landscape, x: number, y: number): number {
  let count = 0
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      if ((dx !== 0 || dy !== 0) && land.has(cellName(x + dx, y + dy))) count++
    }
  }
  return count
}
