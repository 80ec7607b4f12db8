/**
 * The claims on a board as tables of numbers, for players who weigh them: who stands where, what each feature is worth
 * now and completed, and what would have to be laid where to complete it. Make one object per rules and call `look`
 * again and again: a look allocates nothing.
 */
import { changedAt, type Mark, mark, type Position, type Seat } from '@bastide/kernel'
import { lowestBit } from './board/bits.ts'
import { CELLS, type Cell, RING, TO_AROUND, TO_SIDE } from './board/cell.ts'
import {
  cellWord,
  core,
  frontierCell,
  frontierNeed,
  MOST_NODES,
  nodeClaims,
  nodeCount,
  nodeExtent,
  nodeLateClaims,
  nodeNext,
  nodeParent,
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
  isClaimed,
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
import { FIRST_HALF, PORTS, type TileTables } from './board/tile-tables.ts'
import type { TileRules } from './compose.ts'

/** In place of a side: any tile that fits will do. */
export const ANY_SIDE = 4

/** Rows of a look, and of what was looked at again. */
const MOST_ROWS = 2 * MOST_NODES
/** A feature has no more gaps than open sides, or empty cells around it. */
const MOST_GAPS = 2 * MOST_ROWS

/** What a word in memory is about, by its place: a node, a cell or a row of the frontier; from these numbers on. */
const NODE = 1
const CELL = NODE + MOST_NODES
const FRONTIER = CELL + CELLS
const ABOUT = new Int32Array(core.size)
for (const column of [nodeParent, nodeNext, nodeExtent, nodeClaims, nodeLateClaims])
  for (let node = 0; node < MOST_NODES; node++) ABOUT[column.offset + node] = NODE + node
for (let cell = 0; cell < CELLS; cell++) ABOUT[cellWord.offset + cell] = CELL + cell
for (let row = 0; row < frontierNeed.length; row++) ABOUT[frontierNeed.offset + row] = FRONTIER + row

export class Claims {
  /** How many features are claimed: the first rows. After them, up to `rows`, come the features they border. */
  claimed = 0
  rows = 0
  /** By row: the kind of feature, as its index in `tables.kinds`. */
  readonly kind = new Uint8Array(MOST_ROWS)
  /** By row: its points as it lies, and the points if what lies there were complete. */
  readonly unfinished = new Int32Array(MOST_ROWS)
  readonly complete = new Int32Array(MOST_ROWS)
  /** By row: what it is paid if the game ends now. */
  readonly atEnd = new Int32Array(MOST_ROWS)
  /**
   * By row: its gaps, which are the empty cells it continues into or that must be filled around it, from
   * `firstGap[row]` to `firstGap[row + 1]`.
   */
  readonly firstGap = new Int32Array(MOST_ROWS + 1)
  /** By gap: what its neighbours demand of a tile there. 0 if no tile lies beside it yet. */
  readonly gapNeed = new Int32Array(MOST_GAPS)
  /** By gap: the side through which the feature continues into it, or `ANY_SIDE` for a gap around a centre. */
  readonly gapSide = new Uint8Array(MOST_GAPS)
  /** Pairs of a claimed field's row and the row of an open feature that it borders. */
  pairs = 0
  readonly pairField = new Int32Array(MOST_ROWS)
  readonly pairBeside = new Int32Array(MOST_ROWS)
  /** By claimed row of a field: how many completed features it borders. */
  readonly completedBeside = new Int32Array(MOST_ROWS)
  /** Whether to count the open sides of fields, which takes a little time. */
  countsOpenSides = false
  /**
   * By claimed row of a field, if they are counted: how many sides it reaches beyond which no tile lies. Where both
   * banks of a road belong to it, that side counts for each.
   */
  readonly openSides = new Int32Array(MOST_ROWS)
  /**
   * By kind of tile: how many are neither in hand nor laid. The few that left the game because they fitted nowhere
   * count too.
   */
  readonly toCome: Uint8Array
  toComeInAll = 0

  private readonly tables: TileTables
  private readonly seats: number
  private readonly paysOutlook: boolean
  private readonly copies: Uint8Array
  /** By need: the sides where it asks for nothing, as no tile lies there, as bits. */
  private readonly emptySides: Uint8Array
  private readonly startTiles: number
  private readonly root = new Int32Array(MOST_ROWS)
  private readonly sum = new Sum()
  // The number of the look that last set an entry, so that looking clears nothing.
  private looks = 0
  private readonly rowOfRoot = new Int32Array(MOST_NODES)
  private readonly foundIn = new Uint32Array(MOST_NODES)
  private readonly pairedIn = new Uint32Array(MOST_NODES)
  private pairings = 0
  private readonly gapIn = new Uint32Array(CELLS)
  private gapLooks = 0

  // What a look found, for looking again at what changed since.
  /** The rows that are no more as they were, claimed ones and others: the first `dropped` of these. */
  dropped = 0
  readonly droppedRows = new Int32Array(MOST_ROWS)
  /** From this row on, and from this pair on: what was looked at again. Up to `freshClaimed` the claimed features. */
  firstFresh = 0
  freshClaimed = 0
  firstFreshPair = 0
  private nodes = 0
  private isAgain = false
  private again = 0
  private readonly droppedIn = new Uint32Array(MOST_ROWS)
  private readonly freshIn = new Uint32Array(MOST_NODES)
  private readonly freshRow = new Int32Array(MOST_NODES)
  /** By cell: the last gap there, and by gap the one before it in the same cell, and whose it is. */
  private readonly gapHead = new Int32Array(CELLS)
  private readonly gapHeadIn = new Uint32Array(CELLS)
  private readonly gapBefore = new Int32Array(MOST_GAPS)
  private readonly rowOfGap = new Int32Array(MOST_GAPS)
  private readonly roots = new Int32Array(MOST_NODES)
  private rootCount = 0
  private readonly rootIn = new Uint32Array(MOST_NODES)

  constructor(rules: TileRules) {
    this.tables = rules.tables
    this.seats = rules.seats
    this.paysOutlook = rules.paysOutlook
    this.copies = rules.copies
    this.startTiles = tileCount.get(rules.start(), 0)
    this.toCome = new Uint8Array(rules.tables.faces.length)
    // A need is a number of four digits, one for each side.
    const { needs } = rules.tables
    const radix = Math.sqrt(Math.sqrt(needs))
    this.emptySides = Uint8Array.from({ length: needs }, (_, need) =>
      [0, 1, 2, 3].reduce((sides, side) => sides | (Math.trunc(need / radix ** side) % radix === 0 ? 1 << side : 0), 0),
    )
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
    this.isAgain = false
    this.rows = 0
    this.pairs = 0
    this.firstGap[0] = 0
    const claimed = findClaimed(this.tables, p, this.seats)
    for (let i = 0; i < claimed; i++) this.addOld(p, claimedRoots[i] as number)
    this.claimed = claimed
    for (let row = 0; row < claimed; row++) if (this.kindOf(row).goesOn === 'halves') this.lookBeside(p, row)
    this.firstFresh = this.rows
    this.firstFreshPair = this.pairs
    this.nodes = nodeCount.get(p, 0)
  }

  /**
   * Looks again at what was set since the mark, which was taken in the position of the last `look`. The rows of that
   * look stay, apart from those that are dropped; rows of what has changed come after them.
   */
  lookAgain(p: Position, since: Mark): void {
    this.again++
    this.isAgain = true
    this.dropped = 0
    this.rootCount = 0
    this.rows = this.firstFresh
    this.pairs = this.firstFreshPair
    const end = mark(p)
    for (let entry = since; entry < end; entry++) this.touch(p, changedAt(p, entry))
    const nodes = nodeCount.get(p, 0)
    for (let node = this.nodes; node < nodes; node++) this.touchRoot(rootOf(p, node))
    this.dropFields(p)
    for (let i = 0; i < this.rootCount; i++) {
      const root = this.roots[i] as number
      if (isClaimed(p, root)) this.addFresh(p, root)
    }
    this.freshClaimed = this.rows
    for (let row = this.firstFresh; row < this.freshClaimed; row++)
      if (this.kindOf(row).goesOn === 'halves') this.lookBeside(p, row)
  }

  /** What a word belongs to is no more as it was. */
  private touch(p: Position, at: number): void {
    // The words of modules come after those of the core, and say nothing of features.
    const about = at < ABOUT.length ? (ABOUT[at] as number) : 0
    if (about >= FRONTIER) this.touchCell(p, frontierCell.get(p, about - FRONTIER))
    else if (about >= CELL) this.touchCell(p, about - CELL)
    else if (about >= NODE) this.touchNode(p, about - NODE)
  }

  private touchNode(p: Position, node: Node): void {
    if (node >= this.nodes) return
    if (this.foundIn[node] === this.looks) this.drop(p, this.rowOfRoot[node] as number)
    this.touchRoot(rootOf(p, node))
  }

  private touchCell(p: Position, cell: Cell): void {
    if (this.gapHeadIn[cell] !== this.looks) return
    for (let gap = this.gapHead[cell] as number; gap >= 0; gap = this.gapBefore[gap] as number)
      this.drop(p, this.rowOfGap[gap] as number)
  }

  private drop(p: Position, row: number): void {
    if (this.droppedIn[row] === this.again) return
    this.droppedIn[row] = this.again
    this.droppedRows[this.dropped++] = row
    this.touchRoot(rootOf(p, this.root[row] as number))
  }

  private touchRoot(root: Node): void {
    if (this.rootIn[root] === this.again) return
    this.rootIn[root] = this.again
    this.roots[this.rootCount++] = root
  }

  /** A field promises something else once something beside it does. */
  private dropFields(p: Position): void {
    for (let pair = 0; pair < this.firstFreshPair; pair++)
      if (this.droppedIn[this.pairBeside[pair] as number] === this.again) this.drop(p, this.pairField[pair] as number)
  }

  private addFresh(p: Position, root: Node): number {
    const row = this.addRow(p, root)
    this.freshIn[root] = this.again
    this.freshRow[root] = row
    return row
  }

  /** The row of an open feature beside a field; one is added if there is none. */
  private rowBeside(p: Position, root: Node, isAgain: boolean): number {
    if (isAgain && this.freshIn[root] === this.again) return this.freshRow[root] as number
    const isKnown = root < this.nodes || !isAgain
    if (isKnown && this.foundIn[root] === this.looks) {
      const row = this.rowOfRoot[root] as number
      if (!isAgain || this.droppedIn[row] !== this.again) return row
    }
    return isAgain ? this.addFresh(p, root) : this.addOld(p, root)
  }

  private addOld(p: Position, root: Node): number {
    const row = this.addRow(p, root)
    this.rowOfRoot[root] = row
    this.foundIn[root] = this.looks
    return row
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

  /** Of the four cells beside a gap with this need: how many are empty. */
  emptyBeside(need: number): number {
    let empty = 0
    for (let sides = this.emptySides[need] as number; sides !== 0; sides &= sides - 1) empty++
    return empty
  }

  /** Whether what reaches a side of the shape continues only to sides where, by the need, a neighbour lies. */
  private ends(shape: number, need: number, side: number): boolean {
    const { portSegment } = this.tables
    const segment = portSegment[shape * PORTS + side]
    for (let empty = this.emptySides[need] as number; empty !== 0; empty &= empty - 1)
      if (portSegment[shape * PORTS + lowestBit(empty)] === segment) return false
    return true
  }

  private kindOf(row: number): FeatureKind {
    return this.tables.kinds[this.kind[row] as number] as FeatureKind
  }

  private addRow(p: Position, root: Node): number {
    const row = this.rows++
    this.root[row] = root
    this.kind[row] = kindOfNode(this.tables, p, root)
    const kind = this.kindOf(row)
    this.sum.clear()
    kind.unfinished?.(p, root, this.sum)
    this.unfinished[row] = this.sum.total
    if (this.paysOutlook) kind.outlook?.(this.tables, p, root, this.sum)
    this.atEnd[row] = this.sum.total
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
    if (this.isAgain) return
    this.rowOfGap[gap] = row
    this.gapBefore[gap] = this.gapHeadIn[cell] === this.looks ? (this.gapHead[cell] as number) : -1
    this.gapHeadIn[cell] = this.looks
    this.gapHead[cell] = gap
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
    let open = 0
    let node = root
    do {
      const tile = tileOfNode(p, node)
      if (this.countsOpenSides) open += this.openSidesOf(p, tile, segmentOfNode(p, node))
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
          this.pairBeside[this.pairs++] = this.rowBeside(p, other, this.isAgain)
        }
      }
      node = nodeNext.get(p, node)
    } while (node !== root)
    this.completedBeside[field] = completed
    this.openSides[field] = open
  }

  /** How many sides a segment of a field reaches beyond which no tile lies. */
  private openSidesOf(p: Position, tile: number, segment: number): number {
    const { portSegment } = this.tables
    const ports = tileShape.get(p, tile) * PORTS
    const cell = tileCell.get(p, tile)
    let open = 0
    for (let side = 0; side < 4; side++) {
      const half = ports + FIRST_HALF + 2 * side
      if (portSegment[half] !== segment && portSegment[half + 1] !== segment) continue
      if (cellWord.get(p, (cell + (TO_SIDE[side] as number)) & RING) < TILE) open++
    }
    return open
  }
}
