/**
 * The claims on a board as tables of numbers, for players who weigh them: who stands where, what each feature is worth
 * now and completed, and what would have to be laid where to complete it. Make one object per rules and call `look`
 * again and again: a look allocates nothing.
 */
import type { Position, Seat } from '@bastide/kernel'
import { lowestBit } from './board/bits.ts'
import { CELLS, type Cell, RING, TO_AROUND, TO_SIDE } from './board/cell.ts'
import {
  cellWord,
  frontierNeed,
  MOST_NODES,
  MOST_PIECES,
  nodeNext,
  SEGMENTS,
  TILE,
  tileCell,
  tileCount,
  tileInHand,
  tileNode,
  tileShape,
} from './board/columns.ts'
import {
  claimsOf,
  isComplete,
  kindOfNode,
  lacks,
  type Node,
  rootOf,
  segmentOfNode,
  tileOfNode,
} from './board/feature.ts'
import type { FeatureKind } from './board/kind.ts'
import { claimedRoots, findClaimed, nodeOfPiece, supplyOf } from './board/piece.ts'
import { Sum } from './board/sum.ts'
import { PORTS, type TileTables } from './board/tile-tables.ts'
import type { TileRules } from './compose.ts'

/** In place of a side: any tile that fits will do. */
export const ANY_SIDE = 4

/** A feature has no more gaps than open sides, or empty cells around it. */
const MOST_GAPS = 2 * MOST_NODES

export class Claims {
  /** How many features are claimed: the first rows. After them, up to `rows`, come the features they border. */
  claimed = 0
  rows = 0
  /** By row: the kind of feature, as its index in `tables.kinds`. */
  readonly kind = new Uint8Array(MOST_NODES)
  /** By row: its points as it lies, and the points if what lies there were complete. */
  readonly unfinished = new Int32Array(MOST_NODES)
  readonly complete = new Int32Array(MOST_NODES)
  /**
   * By row: its gaps, which are the empty cells it continues into or that must be filled around it, from
   * `firstGap[row]` to `firstGap[row + 1]`.
   */
  readonly firstGap = new Int32Array(MOST_NODES + 1)
  /** By gap: what its neighbours demand of a tile there. 0 if no tile lies beside it yet. */
  readonly gapNeed = new Int32Array(MOST_GAPS)
  /** By gap: the side through which the feature continues into it, or `ANY_SIDE` for a gap around a centre. */
  readonly gapSide = new Uint8Array(MOST_GAPS)
  /** Pairs of a claimed field's row and the row of an open feature that it borders. */
  pairs = 0
  readonly pairField = new Int32Array(MOST_NODES)
  readonly pairBeside = new Int32Array(MOST_NODES)
  /** By claimed row of a field: how many completed features it borders. */
  readonly completedBeside = new Int32Array(MOST_PIECES)
  /**
   * By kind of tile: how many are neither in hand nor laid. The few that left the game because they fitted nowhere
   * count too.
   */
  readonly toCome: Uint8Array
  toComeInAll = 0

  private readonly tables: TileTables
  private readonly seats: number
  private readonly copies: Uint8Array
  private readonly startTiles: number
  private readonly root = new Int32Array(MOST_NODES)
  private readonly sum = new Sum()
  // The number of the look that last set an entry, so that looking clears nothing.
  private looks = 0
  private readonly rowOfRoot = new Int32Array(MOST_NODES)
  private readonly foundIn = new Uint32Array(MOST_NODES)
  private readonly pairedIn = new Uint32Array(MOST_NODES)
  private pairings = 0
  private readonly gapIn = new Uint32Array(CELLS)
  private gapLooks = 0

  constructor(rules: TileRules) {
    this.tables = rules.tables
    this.seats = rules.seats
    this.copies = rules.copies
    this.startTiles = tileCount.get(rules.start(), 0)
    this.toCome = new Uint8Array(rules.tables.faces.length)
  }

  /** How many of a seat's figures stand on the feature of a row. */
  figures(p: Position, row: number, seat: Seat): number {
    return claimsOf(p, this.root[row] as number, seat)
  }

  /** How many of a seat's figures of one kind are in supply. */
  supply(p: Position, seat: Seat, figure: number): number {
    return supplyOf(p, seat, figure)
  }

  /** How many of a seat's figures are neither in supply nor on a feature: they wait in an area. */
  waiting(p: Position, seat: Seat): number {
    let waiting = 0
    for (let row = seat * this.tables.rowsPerSeat; row < (seat + 1) * this.tables.rowsPerSeat; row++)
      if (nodeOfPiece(p, row) < 0) waiting++
    for (let figure = 0; figure < this.tables.figures.length; figure++) waiting -= supplyOf(p, seat, figure)
    return waiting
  }

  /** Fills the tables from the position. */
  look(p: Position): void {
    this.looks++
    this.rows = 0
    this.pairs = 0
    this.firstGap[0] = 0
    const claimed = findClaimed(this.tables, p, this.seats)
    for (let i = 0; i < claimed; i++) this.addRow(p, claimedRoots[i] as number)
    this.claimed = claimed
    for (let row = 0; row < claimed; row++) if (this.kindOf(row).goesOn === 'halves') this.lookBeside(p, row)
  }

  /** Counts the tiles still to come. A player thinking about one turn needs this only once. */
  countToCome(p: Position): void {
    const { toCome, copies } = this
    let inAll = 0
    for (let kind = 0; kind < copies.length; kind++) {
      toCome[kind] = copies[kind] as number
      inAll += copies[kind] as number
    }
    const inHand = tileInHand.get(p, 0) - 1
    if (inHand >= 0 && (toCome[inHand] as number) > 0) {
      toCome[inHand] = (toCome[inHand] as number) - 1
      inAll--
    }
    for (let row = this.startTiles; row < tileCount.get(p, 0); row++) {
      const kind = tileShape.get(p, row) >> 2
      if (toCome[kind] === 0) continue
      toCome[kind] = (toCome[kind] as number) - 1
      inAll--
    }
    this.toComeInAll = inAll
  }

  /**
   * Of the tiles still to come, as counted: how many fit a gap with this need and end there what enters by the side.
   */
  ending(need: number, side: number): number {
    const { fits, needs } = this.tables
    let ending = 0
    for (let kind = 0; kind < this.toCome.length; kind++) {
      for (let rotations = fits[kind * needs + need] as number; rotations !== 0; rotations &= rotations - 1) {
        if (side !== ANY_SIDE && !this.ends(kind * 4 + lowestBit(rotations), need, side)) continue
        ending += this.toCome[kind] as number
        break
      }
    }
    return ending
  }

  /** Whether what reaches a side of the shape continues only to sides where, by the need, a neighbour lies. */
  private ends(shape: number, need: number, side: number): boolean {
    const { portSegment, needs } = this.tables
    const radix = Math.sqrt(Math.sqrt(needs))
    const segment = portSegment[shape * PORTS + side]
    let left = need
    for (let other = 0; other < 4; other++) {
      if (left % radix === 0 && portSegment[shape * PORTS + other] === segment) return false
      left = Math.trunc(left / radix)
    }
    return true
  }

  private kindOf(row: number): FeatureKind {
    return this.tables.kinds[this.kind[row] as number] as FeatureKind
  }

  private addRow(p: Position, root: Node): number {
    const row = this.rows++
    this.root[row] = root
    this.rowOfRoot[root] = row
    this.foundIn[root] = this.looks
    this.kind[row] = kindOfNode(this.tables, p, root)
    const kind = this.kindOf(row)
    this.sum.clear()
    kind.unfinished?.(p, root, this.sum)
    this.unfinished[row] = this.sum.total
    this.sum.clear()
    kind.complete?.(p, root, this.sum)
    this.complete[row] = this.sum.total
    this.firstGap[row + 1] = this.firstGap[row] as number
    if (lacks(p, root) === 0) return row
    this.gapLooks++
    if (kind.goesOn === 'alone') this.addGapsAround(p, row, root)
    else this.addGapsBeyond(p, row, root)
    return row
  }

  private addGap(p: Position, row: number, cell: Cell, side: number): void {
    const word = cellWord.get(p, cell)
    if (word >= TILE || this.gapIn[cell] === this.gapLooks) return
    this.gapIn[cell] = this.gapLooks
    const gap = this.firstGap[row + 1] as number
    this.gapNeed[gap] = word === 0 ? 0 : frontierNeed.get(p, word - 1)
    this.gapSide[gap] = side
    this.firstGap[row + 1] = gap + 1
  }

  /** A centre needs all cells around it. What it is worth completed does not depend on how many are filled. */
  private addGapsAround(p: Position, row: number, root: Node): void {
    const own = tileCell.get(p, tileOfNode(p, root))
    for (let i = 0; i < 8; i++) this.addGap(p, row, (own + (TO_AROUND[i] as number)) & RING, ANY_SIDE)
    this.complete[row] =
      (this.unfinished[row] as number) + (this.firstGap[row + 1] as number) - (this.firstGap[row] as number)
  }

  private addGapsBeyond(p: Position, row: number, root: Node): void {
    const { portSegment } = this.tables
    let node = root
    do {
      const tile = tileOfNode(p, node)
      const segment = segmentOfNode(p, node)
      const ports = tileShape.get(p, tile) * PORTS
      const cell = tileCell.get(p, tile)
      for (let side = 0; side < 4; side++)
        if (portSegment[ports + side] === segment)
          this.addGap(p, row, (cell + (TO_SIDE[side] as number)) & RING, (side + 2) & 3)
      node = nodeNext.get(p, node)
    } while (node !== root)
  }

  /** Looks at what a claimed field borders: completed features are counted, open ones get rows of their own. */
  private lookBeside(p: Position, field: number): void {
    const pairing = ++this.pairings
    const root = this.root[field] as number
    let completed = 0
    let node = root
    do {
      const tile = tileOfNode(p, node)
      let beside = this.tables.segmentBeside[
        (tileShape.get(p, tile) >> 2) * SEGMENTS + segmentOfNode(p, node)
      ] as number
      for (; beside !== 0; beside &= beside - 1) {
        const other = rootOf(p, tileNode.get(p, tile) + lowestBit(beside))
        if (this.pairedIn[other] === pairing) continue
        this.pairedIn[other] = pairing
        if (isComplete(p, other)) completed++
        else {
          this.pairField[this.pairs] = field
          this.pairBeside[this.pairs++] =
            this.foundIn[other] === this.looks ? (this.rowOfRoot[other] as number) : this.addRow(p, other)
        }
      }
      node = nodeNext.get(p, node)
    } while (node !== root)
    this.completedBeside[field] = completed
  }
}
