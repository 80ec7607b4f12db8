/**
 * The cells on which dice are built. The first die lies in the middle, at (0, 0), and none of the nine can be more than
 * eight cells away. No die reaches the outermost ring: the ninth lies next to one that is at most seven away. So the
 * four neighbours of a cell where a die may lie are always on the board.
 */
import type { At } from '@bastide/kernel'
import { DICE } from '../faces.ts'

export type Cell = number

const FARTHEST = DICE
const WIDTH = 2 * FARTHEST + 1
export const CELLS = WIDTH * WIDTH
export const MIDDLE: Cell = FARTHEST * WIDTH + FARTHEST

/** The offset to the neighbour on side N, E, S, W. */
export const STEPS = Int8Array.of(-WIDTH, 1, WIDTH, -1)

/** The cell at these coordinates, or -1 where no die can ever lie. */
export const cellAt = ([x, y]: At): Cell =>
  Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST ? MIDDLE + y * WIDTH + x : -1

export const whereCell = (cell: Cell): At => [(cell % WIDTH) - FARTHEST, Math.floor(cell / WIDTH) - FARTHEST]
