/**
 * The words of a position that every tile game has. They come first in memory, at the same offsets in every setup, so
 * the hot half of the engine reads them at constant offsets. The columns of modules follow.
 *
 * Everything fits into 48 KB, 32 of them for the board. A copy of that size takes about a microsecond.
 */
import { Layout } from '@bastide/kernel'
import { CELLS, MOST_TILES } from './cell.ts'

/** A tile has at most eight segments that figures or scoring care about. */
export const SEGMENTS = 8
export const MOST_NODES = MOST_TILES * SEGMENTS
/** A layout of n tiles has at most 2n + 2 empty cells beside it. */
export const MOST_FRONTIER = 2 * MOST_TILES + 2
export const MOST_SEATS = 6
export const MOST_FIGURES = 4
export const MOST_PIECES = 96
export const MOST_KINDS = 128

export const core = new Layout()

/**
 * For each cell: 0 if no tile lies beside it; its frontier row plus one if it is on the frontier; otherwise `TILE`,
 * possibly `CENTRE`, and the tile's row.
 */
export const cellWord = core.column('cell', CELLS)
export const TILE = 0x8000
/** The tile has a centre. */
export const CENTRE = 0x4000
export const TILE_ROW = 0x3fff

/** The laid tiles, in the order they were laid. */
export const tileCount = core.column('tiles', 1)
export const tileCell = core.column('tile.cell', MOST_TILES, tileCount)
/** Kind and rotation: `kind * 4 + rotation`. */
export const tileShape = core.column('tile.shape', MOST_TILES, tileCount)
/** The tile's coordinates, for people: see `map.ts`. */
export const tileAt = core.column('tile.at', MOST_TILES, tileCount)
/** The node of the tile's first segment. The others follow. */
export const tileNode = core.column('tile.node', MOST_TILES, tileCount)

/**
 * Nodes: the segments of all laid tiles. Nodes joined into one feature form a tree, and its root carries the feature's
 * sums.
 */
export const nodeCount = core.column('nodes', 1)
/** The parent node; for a root, `ROOT` plus the number of nodes in its tree. */
export const nodeParent = core.column('node.parent', MOST_NODES, nodeCount)
export const ROOT = 0x8000
/** The next node of the same feature, in a circle. */
export const nodeNext = core.column('node.next', MOST_NODES, nodeCount)
/** The tile's row and the segment's number on it: `row * 8 + segment`. */
export const nodeSegment = core.column('node.segment', MOST_NODES, nodeCount)
/**
 * For a root: what the feature lacks to be complete (open sides, or empty cells around it), with its pennants in the
 * bits above.
 */
export const nodeExtent = core.column('node.extent', MOST_NODES, nodeCount)
export const LACKS = 0x1ff
export const ONE_PENNANT = 0x200
export const PENNANT_SHIFT = 9
export const MOST_PENNANTS = 127
/**
 * For a root: how many figures of each seat stand on the feature, four bits a seat; seats from `EARLY_SEATS` on are in
 * the second column.
 */
export const nodeClaims = core.column('node.claims', MOST_NODES, nodeCount)
export const nodeLateClaims = core.column('node.late-claims', MOST_NODES, nodeCount)
export const EARLY_SEATS = 4

/**
 * The frontier: empty cells beside the board. A freed row is reused by a new cell or by the last one, so none of its
 * writes is an `init`.
 */
export const frontierCount = core.column('frontier', 1)
export const frontierCell = core.column('frontier.cell', MOST_FRONTIER, frontierCount)
/** What the neighbours demand of a tile there: one digit a side, see `TileTables.sideNeed`. */
export const frontierNeed = core.column('frontier.need', MOST_FRONTIER, frontierCount)

/** The bag: how many tiles of each kind are left to draw. */
export const copiesLeft = core.column('copies', MOST_KINDS)
export const pileLeft = core.column('pile', 1)

/** Where each figure stands: 0 in supply, otherwise its node plus one. A seat's figures have adjacent rows. */
export const pieceStand = core.column('piece.stand', MOST_PIECES)
export const supplyLeft = core.column('supply', MOST_SEATS * MOST_FIGURES)
export const scores = core.column('scores', MOST_SEATS)

/**
 * The step that awaits a decision, in the lower half. In the upper half the seat it awaits, plus `AWAITED_BIAS` because
 * words are unsigned.
 */
export const decisionNow = core.column('decision', 1)
export const AWAITED_SHIFT = 8
export const AWAITED_BIAS = 2
/** The seat whose turn it is. */
export const activeSeat = core.column('active', 1)
/** The kind of the tile in hand plus one, or 0. */
export const tileInHand = core.column('hand', 1)
/** The row of the tile laid this turn plus one, or 0 before it is laid. */
export const tileJustLaid = core.column('just-laid', 1)
/** A bit for each of the eight cells around the tile just laid whose centre it completed. */
export const centresCompleted = core.column('centres-completed', 1)
