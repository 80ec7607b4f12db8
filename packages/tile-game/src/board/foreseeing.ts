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

/** Where features can meet a cell: at its four sides, then at its eight half-sides. */
const PLACES = 12
const FIRST_HALF = 4
/** No feature meets the cell there. */
const NOTHING = -1
const met = new Int32Array(PLACES)
/** 1 where the feature is claimed. */
const metClaimed = new Uint8Array(PLACES)

function meet(p: Position, place: number, node: number): void {
  const root = rootOf(p, node)
  met[place] = root
  metClaimed[place] = isClaimed(p, root) ? 1 : 0
}

/** Looks at the features that meet a cell. `takenAround` then speaks of that cell. */
export function lookAround(land: Land, p: Position, cell: Cell): void {
  for (let side = 0; side < 4; side++) {
    const word = cellWord.get(p, (cell + (TO_SIDE[side] as number)) & RING)
    const half = FIRST_HALF + 2 * side
    met[side] = met[half] = met[half + 1] = NOTHING
    if (word < TILE) continue
    const tile = word & TILE_ROW
    const shape = tileShape.get(p, tile)
    const first = tileNode.get(p, tile)
    const theirSide = (side + 2) & 3
    const segment = land.sideSegment[shape * 4 + theirSide] as number
    if (segment !== NO_SEGMENT) meet(p, side, first + segment)
    // This cell's first half of a side meets the other tile's second.
    const far = land.halfSegment[shape * 8 + 2 * theirSide + 1] as number
    const near = land.halfSegment[shape * 8 + 2 * theirSide] as number
    if (far !== NO_SEGMENT) meet(p, half, first + far)
    if (near !== NO_SEGMENT) meet(p, half + 1, first + near)
  }
}

/** By segment: the segments of the same tile that touch the same feature outside. Cleared only after there were any: they are rare. */
const linked = new Uint8Array(SEGMENTS)
let hasLinks = false
/** Which feature was touched, and by which segment. */
const touched = new Int32Array(PLACES)
const touchedBy = new Uint8Array(PLACES)
let touches = 0

function touch(root: number, segment: number): void {
  for (let i = 0; i < touches; i++) {
    const other = touchedBy[i] as number
    if (touched[i] !== root || other === segment) continue
    linked[segment] = (linked[segment] as number) | (1 << other)
    linked[other] = (linked[other] as number) | (1 << segment)
    hasLinks = true
  }
  touched[touches] = root
  touchedBy[touches++] = segment
}

/** A bit for each segment of the shape that would be part of a claimed feature on the cell last looked at. */
export function takenAround(land: Land, shape: number): number {
  let taken = 0
  touches = 0
  for (let side = 0; side < 4; side++) {
    if (met[side] === NOTHING) continue
    const segment = land.sideSegment[shape * 4 + side] as number
    taken |= (metClaimed[side] as number) << segment
    touch(met[side] as number, segment)
  }
  for (let half = 0; half < 8; half++) {
    const place = FIRST_HALF + half
    if (met[place] === NOTHING) continue
    const segment = land.halfSegment[shape * 8 + half] as number
    // The second half of an undivided side says nothing new.
    if ((half & 1) === 1 && met[place] === met[place - 1] && segment === land.halfSegment[shape * 8 + half - 1]) continue
    taken |= (metClaimed[place] as number) << segment
    touch(met[place] as number, segment)
  }
  return hasLinks ? spread(taken) : taken
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
  linked.fill(0)
  hasLinks = false
  return all
}

/** A bit for each segment where the seat could put such a figure, if the shape were laid on the cell last looked at. */
export function openAround(land: Land, p: Position, seat: number, figure: number, shape: number): number {
  if (supplyOf(p, seat, figure) === 0) return 0
  return (land.standable[(shape >> 2) * MOST_FIGURES + figure] as number) & ~takenAround(land, shape)
}
