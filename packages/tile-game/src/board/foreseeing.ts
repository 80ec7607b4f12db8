/**
 * Predicts where figures could stand before a tile is laid: for lists of whole turns, for a page's hover, for bots'
 * first guesses. A segment is taken if the tile would join it to a claimed feature, or to another taken segment of the
 * same tile: two segments that touch the same feature outside become one.
 *
 * What lies around a cell is looked up once and serves all rotations of the tile there. A seat without figures looks up
 * nothing. This raised joint play from 3,950 to 7,500 games a second (docs/decisions/0009).
 */
import type { Position } from '@bastide/kernel'
import { type Cell, RING, TO_SIDE } from './cell.ts'
import { cellWord, MOST_FIGURES, TILE, TILE_ROW, tileNode, tileShape } from './columns.ts'
import { isClaimed, rootOf } from './feature.ts'
import { supplyOf } from './piece.ts'
import { FIRST_HALF, NO_SEGMENT, PORTS, type TileTables } from './tile-tables.ts'

/**
 * What meets the cell last looked at: at which port (see `TileTables.portSegment`), which feature, and whether it is
 * claimed.
 */
const metPort = new Uint8Array(PORTS)
const metRoot = new Int32Array(PORTS)
const metClaimed = new Uint8Array(PORTS)
let meetings = 0
/** Whether any of them is claimed, and whether a feature is met twice: only then can two segments become one. */
let isAnyClaimed = false
let isAnyMetTwice = false

function meet(p: Position, port: number, node: number): void {
  const root = rootOf(p, node)
  const claimed = isClaimed(p, root)
  for (let i = 0; i < meetings; i++) if (metRoot[i] === root) isAnyMetTwice = true
  metPort[meetings] = port
  metRoot[meetings] = root
  metClaimed[meetings++] = claimed ? 1 : 0
  if (claimed) isAnyClaimed = true
}

/** Looks up the features that meet a cell, for `takenAround` to use. */
export function lookAround(tables: TileTables, p: Position, cell: Cell): void {
  meetings = 0
  isAnyClaimed = false
  isAnyMetTwice = false
  for (let side = 0; side < 4; side++) {
    const word = cellWord.get(p, (cell + (TO_SIDE[side] as number)) & RING)
    if (word < TILE) continue
    const tile = word & TILE_ROW
    const theirs = tileShape.get(p, tile) * PORTS
    const first = tileNode.get(p, tile)
    const theirSide = (side + 2) & 3
    const segment = tables.portSegment[theirs + theirSide] as number
    if (segment !== NO_SEGMENT) meet(p, side, first + segment)
    // The first half of a side meets the second half of the neighbour's.
    const far = tables.portSegment[theirs + FIRST_HALF + 2 * theirSide + 1] as number
    const near = tables.portSegment[theirs + FIRST_HALF + 2 * theirSide] as number
    if (far !== NO_SEGMENT) meet(p, FIRST_HALF + 2 * side, first + far)
    if (near !== NO_SEGMENT) meet(p, FIRST_HALF + 2 * side + 1, first + near)
  }
}

/** A bit for each segment of the shape that would join a claimed feature on the cell last looked at. */
function takenAround(tables: TileTables, shape: number): number {
  if (!isAnyClaimed) return 0
  let taken = 0
  for (let i = 0; i < meetings; i++)
    taken |= (metClaimed[i] as number) << (tables.portSegment[shape * PORTS + (metPort[i] as number)] as number)
  return isAnyMetTwice ? spread(tables, shape, taken) : taken
}

/** Two segments that meet the same feature become one: if either is taken, both are. Repeats until nothing changes. */
function spread(tables: TileTables, shape: number, from: number): number {
  let taken = from
  for (let before = -1; before !== taken; ) {
    before = taken
    for (let i = 0; i < meetings; i++) {
      const segment = tables.portSegment[shape * PORTS + (metPort[i] as number)] as number
      if ((taken & (1 << segment)) === 0) continue
      for (let j = 0; j < meetings; j++)
        if (metRoot[j] === metRoot[i])
          taken |= 1 << (tables.portSegment[shape * PORTS + (metPort[j] as number)] as number)
    }
  }
  return taken
}

/** A bit for each segment where the seat could put the figure, if the shape were laid on the cell last looked at. */
export function openAround(tables: TileTables, p: Position, seat: number, figure: number, shape: number): number {
  if (supplyOf(p, seat, figure) === 0) return 0
  return (tables.standable[(shape >> 2) * MOST_FIGURES + figure] as number) & ~takenAround(tables, shape)
}
