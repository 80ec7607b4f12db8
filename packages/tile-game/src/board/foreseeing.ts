/**
 * Foreseeing where figures could stand before a tile is laid: for lists of whole turns, for a page's hover, for bots' first
 * guesses. A segment is taken when the tile would join it to a claimed feature, or to another segment of the same tile that is: two
 * segments that touch the same feature outside become one.
 *
 * What lies around a cell is looked up once and serves all turns of the tile there.
 */
import type { Position } from '@bastide/kernel'
import { lowestBit } from './bits.ts'
import { type Cell, RING, TO_SIDE } from './cell.ts'
import { cellWord, MOST_FIGURES, SEGMENTS, TILE, TILE_ROW, tileNode, tileShape } from './columns.ts'
import { isClaimed, rootOf } from './feature.ts'
import { type Land, NO_SEGMENT } from './land.ts'
import { supplyOf } from './piece.ts'

/** No feature meets the cell there. */
const NOTHING = -1
/** By side: the feature that meets the whole side; and by half-side: the field that meets the half. */
const meetsSide = new Int32Array(4)
const meetsHalf = new Int32Array(8)

/** Looks at the features that meet a cell. `takenAround` then speaks of that cell. */
export function lookAround(land: Land, p: Position, cell: Cell): void {
  for (let side = 0; side < 4; side++) {
    const word = cellWord.get(p, (cell + (TO_SIDE[side] as number)) & RING)
    meetsSide[side] = meetsHalf[2 * side] = meetsHalf[2 * side + 1] = NOTHING
    if (word < TILE) continue
    const tile = word & TILE_ROW
    const shape = tileShape.get(p, tile)
    const first = tileNode.get(p, tile)
    const theirSide = (side + 2) & 3
    const segment = land.sideSegment[shape * 4 + theirSide] as number
    if (segment !== NO_SEGMENT) meetsSide[side] = rootOf(p, first + segment)
    // This cell's first half of a side meets the other tile's second.
    const far = land.halfSegment[shape * 8 + 2 * theirSide + 1] as number
    const near = land.halfSegment[shape * 8 + 2 * theirSide] as number
    if (far !== NO_SEGMENT) meetsHalf[2 * side] = rootOf(p, first + far)
    if (near !== NO_SEGMENT) meetsHalf[2 * side + 1] = near === far ? (meetsHalf[2 * side] as number) : rootOf(p, first + near)
  }
}

/** By segment: the segments of the same tile that touch the same feature outside. */
const linked = new Uint8Array(SEGMENTS)
const touched = new Int32Array(12)
const touchedBy = new Uint8Array(12)
let touches = 0
let taken = 0

function touch(p: Position, root: number, segment: number): void {
  if (isClaimed(p, root)) taken |= 1 << segment
  for (let i = 0; i < touches; i++) {
    const other = touchedBy[i] as number
    if (touched[i] !== root || other === segment) continue
    linked[segment] = (linked[segment] as number) | (1 << other)
    linked[other] = (linked[other] as number) | (1 << segment)
  }
  touched[touches] = root
  touchedBy[touches++] = segment
}

/** A bit for each segment of the shape that would be part of a claimed feature on the cell last looked at. */
export function takenAround(land: Land, p: Position, shape: number): number {
  taken = 0
  touches = 0
  linked.fill(0)
  for (let side = 0; side < 4; side++) {
    const whole = land.sideSegment[shape * 4 + side] as number
    if (whole !== NO_SEGMENT && meetsSide[side] !== NOTHING) touch(p, meetsSide[side] as number, whole)
    const near = land.halfSegment[shape * 8 + 2 * side] as number
    const far = land.halfSegment[shape * 8 + 2 * side + 1] as number
    if (near !== NO_SEGMENT && meetsHalf[2 * side] !== NOTHING) touch(p, meetsHalf[2 * side] as number, near)
    const isUndivided = near === far && meetsHalf[2 * side] === meetsHalf[2 * side + 1]
    if (far !== NO_SEGMENT && !isUndivided && meetsHalf[2 * side + 1] !== NOTHING) touch(p, meetsHalf[2 * side + 1] as number, far)
  }
  return spread(taken)
}

/** What is linked to a taken segment is taken too, and what is linked to that. */
function spread(from: number): number {
  let all = from
  let waiting = from
  while (waiting !== 0) {
    const segment = lowestBit(waiting)
    const found = (linked[segment] as number) & ~all
    all |= found
    waiting = (waiting ^ (1 << segment)) | found
  }
  return all
}

/** A bit for each segment where the seat could put such a figure, if the shape were laid on the cell last looked at. */
export function openAround(land: Land, p: Position, seat: number, figure: number, shape: number): number {
  if (supplyOf(p, seat, figure) === 0) return 0
  return (land.standable[(shape >> 2) * MOST_FIGURES + figure] as number) & ~takenAround(land, p, shape)
}
