/** Cult places and monasteries that border each other, corners included, are rivals. */
import type { Position } from '@bastide/kernel'
import { type Cell, RING, TO_AROUND } from '../../board/cell.ts'
import { CENTRE, cellWord, SEGMENTS, TILE, TILE_ROW, tileShape } from '../../board/columns.ts'
import type { Node } from '../../board/feature.ts'
import { centreOf } from '../../board/laying.ts'
import { NO_SEGMENT, type TileTables } from '../../board/tile-tables.ts'
import { cultPlace } from './cult-places.ts'

export interface Rivals {
  /** By kind of tile: the kind of its centre if that has rivals, otherwise `NO_RIVALS`. */
  readonly middle: Uint8Array
  /** The kind of feature that rivals this kind. */
  rivalOf(kind: number): number
  /** The centre of the tile on a cell, if it is of this kind, otherwise -1. */
  centreAt(p: Position, cell: Cell, kind: number): Node
}

/** Gardens, and tiles without a centre. */
export const NO_RIVALS = 255

export const around = (cell: Cell, i: number): Cell => (cell + (TO_AROUND[i] as number)) & RING

export function rivalsOf(tables: TileTables): Rivals {
  const cult = tables.kinds.findIndex(({ id }) => id === cultPlace.id)
  const monastery = tables.kinds.findIndex(({ id }) => id === 'monastery')
  const middle = Uint8Array.from(tables.faces, (_, tile) => {
    const segment = tables.centre[tile] as number
    const kind = segment === NO_SEGMENT ? NO_RIVALS : (tables.segmentKind[tile * SEGMENTS + segment] as number)
    return kind === cult || kind === monastery ? kind : NO_RIVALS
  })
  return {
    middle,
    rivalOf: (kind) => (kind === cult ? monastery : cult),
    centreAt(p, cell, kind) {
      const word = cellWord.get(p, cell)
      if (word < TILE || (word & CENTRE) === 0) return -1
      const row = word & TILE_ROW
      return middle[tileShape.get(p, row) >> 2] === kind ? centreOf(tables, p, row) : -1
    },
  }
}
