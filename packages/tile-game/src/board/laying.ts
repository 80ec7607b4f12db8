/**
 * Laying a tile: the hottest file of the engine. It adds rows, moves the frontier outward, joins what meets, and
 * updates the centres around. A third of a playout's time is spent here (laying 11 %, surroundings 7 %, joining 10 %,
 * new nodes 6 %), so it writes as few words as possible: counts once, at the end, and nothing that stays the same.
 */
import type { Position } from '@bastide/kernel'
import { type Cell, RING, TO_AROUND, TO_SIDE } from './cell.ts'
import {
  CENTRE,
  cellWord,
  centresCompleted,
  frontierCount,
  frontierNeed,
  nodeClaims,
  nodeCount,
  nodeExtent,
  nodeLateClaims,
  nodeNext,
  nodeParent,
  nodeSegment,
  ROOT,
  SEGMENTS,
  TILE,
  TILE_ROW,
  tileAt,
  tileCell,
  tileCount,
  tileNode,
  tileShape,
} from './columns.ts'
import { join } from './feature.ts'
import { removeFromFrontier, writeFrontier } from './frontier.ts'
import { AT_SIDE, ORIGIN } from './map.ts'
import { FIRST_HALF, NO_SEGMENT, PORTS, type TileTables } from './tile-tables.ts'

/** Lays a shape on an empty cell where it fits. Returns the new tile's row. */
export function layTile(tables: TileTables, p: Position, cell: Cell, shape: number): number {
  const row = tileCount.get(p, 0)
  const kind = shape >> 2
  const first = bearNodes(tables, p, row, kind)
  tileCell.init(p, row, cell)
  tileShape.init(p, row, shape)
  tileNode.init(p, row, first)
  tileCount.set(p, 0, row + 1)

  let frontier = frontierCount.get(p, 0)
  // The cell's former frontier row, for the first new cell to reuse. Below 0 if there was none or once it is reused.
  let freed = cellWord.get(p, cell) - 1
  const centre = tables.centre[kind] as number
  cellWord.set(p, cell, centre === NO_SEGMENT ? TILE | row : TILE | CENTRE | row)

  let at = ORIGIN
  for (let side = 0; side < 4; side++) {
    const beyond = (cell + (TO_SIDE[side] as number)) & RING
    const word = cellWord.get(p, beyond)
    if (word >= TILE) {
      joinAcross(tables, p, first, shape, side, word & TILE_ROW)
      at = tileAt.get(p, word & TILE_ROW) - (AT_SIDE[side] as number)
    } else if (word === 0) {
      writeFrontier(p, freed < 0 ? frontier++ : freed, beyond, tables.sideNeed[shape * 4 + side] as number)
      freed = -1
    } else frontierNeed.set(p, word - 1, frontierNeed.get(p, word - 1) + (tables.sideNeed[shape * 4 + side] as number))
  }
  if (freed >= 0) removeFromFrontier(p, freed, --frontier)
  frontierCount.set(p, 0, frontier)
  tileAt.init(p, row, at)
  surround(tables, p, cell, centre === NO_SEGMENT ? -1 : first + centre)
  return row
}

function bearNodes(tables: TileTables, p: Position, row: number, kind: number): number {
  const first = nodeCount.get(p, 0)
  const count = tables.segmentCount[kind] as number
  for (let segment = 0; segment < count; segment++) {
    const node = first + segment
    nodeParent.init(p, node, ROOT + 1)
    nodeNext.init(p, node, node)
    nodeSegment.init(p, node, row * 8 + segment)
    nodeExtent.init(p, node, tables.segmentExtent[kind * SEGMENTS + segment] as number)
    nodeClaims.init(p, node, 0)
    if (tables.hasLateSeats) nodeLateClaims.init(p, node, 0)
  }
  nodeCount.set(p, 0, first + count)
  return first
}

/** Joins what meets across a side: roads, cities and the like through the whole side, fields half by half. */
function joinAcross(
  tables: TileTables,
  p: Position,
  first: number,
  shape: number,
  side: number,
  neighbour: number,
): void {
  const ours = shape * PORTS
  const theirs = tileShape.get(p, neighbour) * PORTS
  const theirFirst = tileNode.get(p, neighbour)
  const theirSide = (side + 2) & 3
  const segment = tables.portSegment[ours + side] as number
  if (segment !== NO_SEGMENT)
    join(p, first + segment, theirFirst + (tables.portSegment[theirs + theirSide] as number), 2)
  // Halves count clockwise on both tiles, so the first half of this side meets the second half of the other.
  const near = tables.portSegment[ours + FIRST_HALF + 2 * side] as number
  const far = tables.portSegment[ours + FIRST_HALF + 2 * side + 1] as number
  const theirNear = tables.portSegment[theirs + FIRST_HALF + 2 * theirSide] as number
  const theirFar = tables.portSegment[theirs + FIRST_HALF + 2 * theirSide + 1] as number
  if (near !== NO_SEGMENT) join(p, first + near, theirFirst + theirFar, 0)
  // If neither side is divided, the two have met already.
  if (far !== NO_SEGMENT && (far !== near || theirFar !== theirNear)) join(p, first + far, theirFirst + theirNear, 0)
}

/** The centres around lack one cell less. The new tile's own centre (or -1) lacks the cells that are still empty. */
function surround(tables: TileTables, p: Position, cell: Cell, ownCentre: number): void {
  let empty = 8
  let completed = 0
  for (let i = 0; i < 8; i++) {
    const word = cellWord.get(p, (cell + (TO_AROUND[i] as number)) & RING)
    if (word < TILE) continue
    empty--
    if ((word & CENTRE) === 0) continue
    const node = centreOf(tables, p, word & TILE_ROW)
    const lacking = nodeExtent.get(p, node) - 1
    nodeExtent.set(p, node, lacking)
    if (lacking === 0) completed |= 1 << i
  }
  if (centresCompleted.get(p, 0) !== completed) centresCompleted.set(p, 0, completed)
  if (ownCentre >= 0) nodeExtent.init(p, ownCentre, empty)
}

/** The node of a tile's centre. The tile must have one. */
export const centreOf = (tables: TileTables, p: Position, tile: number): number =>
  tileNode.get(p, tile) + (tables.centre[tileShape.get(p, tile) >> 2] as number)
