/**
 * The board wraps around like a ring: rows are 128 cells long, and after the last cell comes the first again. Finding a
 * neighbour takes an add and a mask, with no edge to test for. A layout of 126 tiles with the empty cells around it
 * never meets itself, which is why a game has at most that many tiles.
 */
export type Cell = number

export const MOST_TILES = 126

const WIDTH = 128
export const CELLS = WIDTH * WIDTH
export const RING = CELLS - 1

/** Offsets to the neighbours N, E, S, W. */
export const TO_SIDE = Int32Array.of(-WIDTH, 1, WIDTH, -1)
/** Offsets to the eight cells around, corners included. */
export const TO_AROUND = Int32Array.of(-WIDTH - 1, -WIDTH, -WIDTH + 1, 1, WIDTH + 1, WIDTH, WIDTH - 1, -1)

export const cellAt = (x: number, y: number): Cell => (y * WIDTH + x) & RING
