/** What lies on the table, as JSON: shared by the view, the digest and the narrator. */
import type { Position, Seat } from '@bastide/kernel'
import { nodeNext, tileCount, tileShape } from './board/columns.ts'
import { kindOfNode, type Node, tileOfNode } from './board/feature.ts'
import { type At, whereTile } from './board/map.ts'
import { figureOfRow, nodeOfPiece, seatOfRow } from './board/piece.ts'
import { addressOf } from './board/standing.ts'
import type { Tile } from './board/tile.ts'
import type { TileTables } from './board/tile-tables.ts'
import type { FeatureFacts } from './happening.ts'

export const inReadingOrder = (one: At, other: At): number => one[1] - other[1] || one[0] - other[0]

/** The cells of a feature, each once, in reading order. */
export function cellsOf(p: Position, node: Node): readonly At[] {
  const tiles = new Set<number>()
  let at = node
  do {
    tiles.add(tileOfNode(p, at))
    at = nodeNext.get(p, at)
  } while (at !== node)
  return [...tiles].map((tile) => whereTile(p, tile)).sort(inReadingOrder)
}

export function featureFacts(tables: TileTables, p: Position, node: Node): FeatureFacts {
  return { kind: tables.kinds[kindOfNode(tables, p, node)]?.id as string, cells: cellsOf(p, node) }
}

export interface LaidFacts {
  readonly tile: string
  readonly at: At
  readonly turn: number
}

/** A tile that lies there before the first turn, and who stands on it by then. */
export interface StartFacts extends LaidFacts {
  readonly figures?: readonly { readonly seat: Seat; readonly figure: string; readonly on: string }[]
}

/** The laid tiles in reading order. */
export function laidTiles(tables: TileTables, p: Position): readonly LaidFacts[] {
  const laid = Array.from({ length: tileCount.get(p, 0) }, (_, row) => {
    const shape = tileShape.get(p, row)
    return { tile: (tables.faces[shape >> 2] as Tile).id, at: whereTile(p, row), turn: shape & 3 }
  })
  return laid.sort((one, other) => inReadingOrder(one.at, other.at))
}

/** A place for figures that is not on a segment: its name, where it is shown, and a figure's role there. */
export interface AreaFacts {
  readonly on: string
  readonly at: At
  readonly role: string
}

export interface FigureFacts {
  readonly seat: Seat
  readonly figure: string
  readonly role: string
  readonly at: At
  readonly on: string
}

/** A thing that a module puts on the table besides figures. Its words are `token.<token>`. */
export interface TokenFacts {
  readonly token: string
  /** Where it lies, and on what; null if a seat holds it. */
  readonly at: At | null
  readonly on: string | null
  /** The seat that holds it. */
  readonly seat: Seat | null
  /** The tiles it was awarded for, if known. */
  readonly cells: readonly At[] | null
}

/** The figures on tiles and those that modules keep elsewhere, in reading order. */
export function standingFigures(
  tables: TileTables,
  p: Position,
  seats: number,
  elsewhere: readonly FigureFacts[],
): readonly FigureFacts[] {
  const figures: FigureFacts[] = [...elsewhere]
  for (let row = 0; row < seats * tables.rowsPerSeat; row++) {
    const node = nodeOfPiece(p, row)
    if (node < 0) continue
    const figure = tables.figures[figureOfRow(tables, row)]?.id as string
    figures.push({
      seat: seatOfRow(tables, row),
      figure,
      role: tables.kinds[kindOfNode(tables, p, node)]?.roles[figure] as string,
      ...addressOf(tables, p, node),
    })
  }
  const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
  return figures.sort(
    (one, other) =>
      inReadingOrder(one.at, other.at) ||
      compare(one.on, other.on) ||
      one.seat - other.seat ||
      compare(one.figure, other.figure),
  )
}
