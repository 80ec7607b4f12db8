/** Nodes by address: a tile's coordinates and a spot on it. */
import type { Position } from '@bastide/kernel'
import { cellWord, TILE, TILE_ROW, tileNode, tileShape } from './columns.ts'
import { type Node, segmentOfNode, tileOfNode } from './feature.ts'
import { type At, findCell, whereTile } from './map.ts'
import { findSpot, spotName } from './spot.ts'
import type { TileTables } from './tile-tables.ts'

export interface Address {
  readonly on: string
  readonly at: At
}

export function addressOf(tables: TileTables, p: Position, node: Node): Address {
  const tile = tileOfNode(p, node)
  return { on: spotName(tables, tileShape.get(p, tile), segmentOfNode(p, node)), at: whereTile(p, tile) }
}

/** The node at an address, or -1. */
export function nodeAt(tables: TileTables, p: Position, { on, at }: Address): Node {
  const cell = findCell(p, at)
  const word = cell < 0 ? 0 : cellWord.get(p, cell)
  if (word < TILE) return -1
  const tile = word & TILE_ROW
  const segment = findSpot(tables, tileShape.get(p, tile), on)
  return segment < 0 ? -1 : tileNode.get(p, tile) + segment
}
