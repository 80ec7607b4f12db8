/**
 * The board is a ring: 128 cells wide, and the cell after the last is the first again. To find a neighbour is to add
 * and to mask, with no edge to test for. A layout of at most 126 tiles and the empty cells around it is never wide
 * enough to meet itself, which is why a game may not have more tiles.
 */
export type Cell = number

export const MOST_TILES = 126

const WIDTH = 128
export const CELLS = WIDTH * WIDTH
export const RING = CELLS - 1

/** To the neighbours N, E, S, W. */
export const TO_SIDE = Int32Array.of(-WIDTH, 1, WIDTH, -1)
/** To the eight cells around, the four corners included. */
export const TO_AROUND = Int32Array.of(-WIDTH - 1, -WIDTH, -WIDTH + 1, 1, WIDTH + 1, WIDTH, WIDTH - 1, -1)

export const cellAt = (x: number, y: number): Cell => (y * WIDTH + x) & RING
