/**
 * The laid tiles, and nothing else: what lies where, in which rotation, and what touches what. The oracle is a second,
 * slow and plain implementation of the rules, for tests only. It shares the tiles' data with the engine, but no code.
 */
import { HALVES, SIDES } from '../src/board/side.ts'
import type { Tile } from '../src/board/tile.ts'
import type { Kind } from './kinds.ts'

/** A segment of a rotated tile: its sides and half-sides are those of the board, not of the tile as printed. */
export interface RotatedSegment {
  readonly kind: Kind
  /** Its number in the tile's list of segments. */
  readonly number: number
  readonly spot: string
  readonly sides: readonly number[]
  readonly halves: readonly number[]
  readonly pennants: number
  /** The spots, on the same tile, of the cities that a field borders. */
  readonly beside: readonly string[]
}

/** A tile as it looks after that many quarter turns clockwise. */
export interface Rotated {
  readonly tile: Tile
  readonly rotation: number
  readonly edges: string
  readonly segments: readonly RotatedSegment[]
}

/** One segment of one laid tile. Each is one object, so two are the same segment only if they are the same object. */
export interface LaidSegment extends RotatedSegment {
  readonly x: number
  readonly y: number
}

export interface Laid {
  readonly tile: Tile
  readonly x: number
  readonly y: number
  readonly rotation: number
  readonly edges: string
  readonly segments: readonly LaidSegment[]
  /** The segment, if any, that reaches each of the four sides and eight half-sides. */
  readonly atSide: readonly (LaidSegment | undefined)[]
  readonly atHalf: readonly (LaidSegment | undefined)[]
}

export interface Square {
  readonly x: number
  readonly y: number
}

export const ALL_SIDES = [0, 1, 2, 3] as const

const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const

const AROUND = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: dx, y: dy })))
  .filter(({ x, y }) => x !== 0 || y !== 0)

/** One number for each square: no table is 4096 squares wide, and numbers are found faster than strings. */
export const numberOf = (x: number, y: number): number => x + 4096 * y

export const oppositeSide = (side: number): number => (side + 2) % 4

export const isSame = (one: Square, other: Square): boolean => one.x === other.x && one.y === other.y

export function neighbourCell(x: number, y: number, side: number): Square {
  const step = STEPS[side] ?? { x: 0, y: 0 }
  return { x: x + step.x, y: y + step.y }
}

const ascending = (a: number, b: number): number => a - b

/** A segment is named by its kind and its first port; without one by its kind alone, numbered if there are several. */
function spotNames(kinds: readonly string[], ports: readonly (string | undefined)[]): string[] {
  return kinds.map((kind, number) => {
    const port = ports[number]
    if (port !== undefined) return `${kind}:${port}`
    const alike = kinds.flatMap((other, i) => (other === kind && ports[i] === undefined ? [i] : []))
    return alike.length === 1 ? kind : `${kind}:${alike.indexOf(number) + 1}`
  })
}

/** The tile after that many quarter turns clockwise, with the segments of the kinds in play. */
export function rotatedTile(tile: Tile, rotation: number, kinds: ReadonlySet<string>): Rotated {
  const edges = SIDES.map((_, side) => tile.edges[(side - rotation + 4) % 4]).join('')
  const sides = tile.segments.map((segment) => segment.sides.map((side) => (side + rotation) % 4).sort(ascending))
  const halves = tile.segments.map((segment) => segment.halves.map((half) => (half + 2 * rotation) % 8).sort(ascending))
  const spots = spotNames(
    tile.segments.map(({ kind }) => kind),
    tile.segments.map((_, number) => SIDES[sides[number]?.[0] ?? -1] ?? HALVES[halves[number]?.[0] ?? -1]),
  )
  const segments = tile.segments.map(
    ({ kind, pennants, beside }, number): RotatedSegment => ({
      kind: kind as Kind,
      number,
      spot: spots[number] ?? kind,
      sides: sides[number] ?? [],
      halves: halves[number] ?? [],
      pennants,
      beside: beside.map((other) => spots[other] ?? ''),
    }),
  )
  return { tile, rotation, edges, segments: segments.filter(({ kind }) => kinds.has(kind)) }
}

export function laidAt({ tile, rotation, edges, segments }: Rotated, x: number, y: number): Laid {
  const lying = segments.map((segment): LaidSegment => ({ ...segment, x, y }))
  const atSide = SIDES.map((_, side) => lying.find(({ sides }) => sides.includes(side)))
  const atHalf = HALVES.map((_, half) => lying.find(({ halves }) => halves.includes(half)))
  return { tile, rotation, edges, x, y, segments: lying, atSide, atHalf }
}

export class Landscape {
  private readonly tiles = new Map<number, Laid>()

  lay(laid: Laid): void {
    this.tiles.set(numberOf(laid.x, laid.y), laid)
  }

  get size(): number {
    return this.tiles.size
  }

  all(): Iterable<Laid> {
    return this.tiles.values()
  }

  at(x: number, y: number): Laid | undefined {
    return this.tiles.get(numberOf(x, y))
  }

  /** The tile beyond that side of a square. */
  beyond(x: number, y: number, side: number): Laid | undefined {
    const step = STEPS[side]
    return step && this.at(x + step.x, y + step.y)
  }

  isEmpty({ x, y }: Square): boolean {
    return this.at(x, y) === undefined
  }

  /** The tiles on the 8 squares around one. */
  around(x: number, y: number): Laid[] {
    return AROUND.flatMap((step) => this.at(x + step.x, y + step.y) ?? [])
  }

  /** The empty squares that share a full side with a laid tile. */
  emptySquaresBeside(): Square[] {
    const squares = new Map<number, Square>()
    for (const { x, y } of this.tiles.values()) {
      for (const side of ALL_SIDES) {
        const square = neighbourCell(x, y, side)
        if (this.isEmpty(square)) squares.set(numberOf(square.x, square.y), square)
      }
    }
    return [...squares.values()]
  }
}
