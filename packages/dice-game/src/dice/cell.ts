/**
 * The cells on which dice are built. The first die lies in the middle, (0, 0), and none of nine can be farther than
 * eight cells away. No die touches the outermost ring: the ninth comes beside one that is seven away at most. So
 * whoever looks at the four neighbours of a cell where a die may come stays on the board.
 */
import type { At } from '@bastide/kernel'
import { DICE } from '../faces.ts'

export type Cell = number

const FARTHEST = DICE
const WIDTH = 2 * FARTHEST + 1
export const CELLS = WIDTH * WIDTH
export const MIDDLE: Cell = FARTHEST * WIDTH + FARTHEST

/** To the neighbour on the side N, E, S, W. */
export const STEPS = Int8Array.of(-WIDTH, 1, WIDTH, -1)

/** The cell at these coordinates, or -1 where no die can ever come. */
export const cellAt = ([x, y]: At): Cell =>
  Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST ? MIDDLE + y * WIDTH + x : -1

export const whereCell = (cell: Cell): At => [(cell % WIDTH) - FARTHEST, Math.floor(cell / WIDTH) - FARTHEST]
