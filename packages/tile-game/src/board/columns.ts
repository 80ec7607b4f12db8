/**
 * The words of a position that every tile game has. They come first in memory and at the same offsets in every setup,
 * so that the engine's hot half reads them at known places; the columns of modules follow.
 *
 * Everything fits into 48 KB, of which the board takes 32: a copy of that size costs about a microsecond.
 */
import { Layout } from '@bastide/kernel'
import { CELLS, MOST_TILES } from './cell.ts'

/** A tile has at most eight segments that figures or scoring know of. */
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
 * Of each cell: 0 far from the board; beside it, its row in the frontier plus one; or `TILE`, perhaps `CENTRE`, and the
 * tile's row.
 */
export const cellWord = core.column('cell', CELLS)
export const TILE = 0x8000
/** The tile has a monastery, or another place that its eight neighbours complete. */
export const CENTRE = 0x4000
export const TILE_ROW = 0x3fff

/** The laid tiles, in the order in which they were laid. */
export const tileCount = core.column('tiles', 1)
export const tileCell = core.column('tile.cell', MOST_TILES, tileCount)
/** Kind and turn: `kind * 4 + turn`. */
export const tileShape = core.column('tile.shape', MOST_TILES, tileCount)
/** Where it lies, for people: see `map.ts`. */
export const tileAt = core.column('tile.at', MOST_TILES, tileCount)
/** The node of its first segment; the others follow. */
export const tileNode = core.column('tile.node', MOST_TILES, tileCount)

/**
 * Nodes: the segments of all laid tiles. Nodes joined into one feature form a tree, whose root carries the feature's
 * sums.
 */
export const nodeCount = core.column('nodes', 1)
/** The node above; or, of a root, `ROOT` and the number of nodes below it, itself included. */
export const nodeParent = core.column('node.parent', MOST_NODES, nodeCount)
export const ROOT = 0x8000
/** The next node of the same feature, in a circle. */
export const nodeNext = core.column('node.next', MOST_NODES, nodeCount)
/** The tile's row and the number of the segment on it: `row * 8 + segment`. */
export const nodeSegment = core.column('node.segment', MOST_NODES, nodeCount)
/**
 * Of a root: what it still lacks to be complete (open sides, or empty cells around), and the feature's pennants above
 * that.
 */
export const nodeExtent = core.column('node.extent', MOST_NODES, nodeCount)
export const LACKS = 0x1ff
export const ONE_PENNANT = 0x200
export const PENNANT_SHIFT = 9
export const MOST_PENNANTS = 127
/**
 * Of a root: how many figures of seats below `EARLY_SEATS`, and of the others, stand on the feature; four bits a seat.
 */
export const nodeClaims = core.column('node.claims', MOST_NODES, nodeCount)
export const nodeLateClaims = core.column('node.late-claims', MOST_NODES, nodeCount)
export const EARLY_SEATS = 4

/**
 * The frontier: empty cells beside the board. A freed row is taken by a new cell or by the last one, so none of its
 * writes is an `init`.
 */
export const frontierCount = core.column('frontier', 1)
export const frontierCell = core.column('frontier.cell', MOST_FRONTIER, frontierCount)
/** What the neighbours ask of a tile there: one digit a side, see `TileTables.sideNeed`. */
export const frontierNeed = core.column('frontier.need', MOST_FRONTIER, frontierCount)

/** The bag: how many of each kind of tile are left to draw. */
export const copiesLeft = core.column('copies', MOST_KINDS)
export const pileLeft = core.column('pile', 1)

/** Where each figure stands: 0 in supply, or its node plus one. A seat's figures have neighbouring rows. */
export const pieceStand = core.column('piece.stand', MOST_PIECES)
export const supplyLeft = core.column('supply', MOST_SEATS * MOST_FIGURES)
export const scores = core.column('scores', MOST_SEATS)

/**
 * Which step awaits a decision, in the lower half; and whose, plus `AWAITED_BIAS` since a word has no sign, in the
 * upper.
 */
export const decisionNow = core.column('decision', 1)
export const AWAITED_SHIFT = 8
export const AWAITED_BIAS = 2
/** Whose turn it is. */
export const activeSeat = core.column('active', 1)
/** The kind of the tile in hand plus one, or 0. */
export const tileInHand = core.column('hand', 1)
/** The row of the tile laid this turn plus one, or 0 before one is laid. */
export const tileJustLaid = core.column('just-laid', 1)
/**
 * A bit for each of the eight cells around the tile just laid: it completed the place in the middle of the tile there.
 */
export const centresCompleted = core.column('centres-completed', 1)
