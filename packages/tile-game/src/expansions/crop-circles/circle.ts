/** What a crop circle concerns: one kind of feature, and the followers on features of that kind. */
import type { Position, Seat } from '@bastide/kernel'
import { tileJustLaid, tileShape } from '../../board/columns.ts'
import { kindOfNode, type Node } from '../../board/feature.ts'
import { nodeOfPiece } from '../../board/piece.ts'
import type { TileTables } from '../../board/tile-tables.ts'

/** No circle lies on this tile. */
export const NO_CIRCLE = 255

/** CROP-3: by kind of tile, the kind of feature that its circle concerns. */
export function circlesOf(tables: TileTables): Uint8Array {
  return Uint8Array.from(tables.faces, ({ symbols }) => {
    const kind = tables.kinds.findIndex((one) => symbols.includes(`crop-circle:${one.id}`))
    return kind < 0 ? NO_CIRCLE : kind
  })
}

/** The kind of feature that the circle on the tile just laid concerns. */
export const circleNow = (circles: Uint8Array, p: Position): number =>
  circles[tileShape.get(p, tileJustLaid.get(p, 0) - 1) >> 2] as number

/**
 * The row of the seat's next follower on that kind of feature, searching from a row of its figures on, or -1. The
 * seat's first row is `seat * rowsPerSeat`.
 */
export function nextConcerned(tables: TileTables, p: Position, circle: number, seat: Seat, from: number): number {
  for (let row = from; row < (seat + 1) * tables.rowsPerSeat; row++) {
    const node = nodeOfPiece(p, row)
    if (node >= 0 && kindOfNode(tables, p, node) === circle) return row
  }
  return -1
}

export const isConcerned = (tables: TileTables, p: Position, circle: number, seat: Seat): boolean =>
  nextConcerned(tables, p, circle, seat, seat * tables.rowsPerSeat) >= 0

/**
 * Whether an earlier row of the seat stands on the same segment, so that choosing this one would be the same choice.
 */
export function isRepeated(tables: TileTables, p: Position, seat: Seat, row: number): boolean {
  const node: Node = nodeOfPiece(p, row)
  for (let before = seat * tables.rowsPerSeat; before < row; before++) if (nodeOfPiece(p, before) === node) return true
  return false
}
