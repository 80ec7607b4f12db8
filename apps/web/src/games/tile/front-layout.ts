/** The map in the picture of the game: a plausible position. Its test checks that the tiles fit. */
export interface FrontTile {
  readonly tile: string
  readonly at: readonly [number, number]
  readonly turn: number
}

const EMPTY = '-'

const ROWS = [
  '- base/U-garden:1 base/V:3 base/P:2 base/I-garden:3 -',
  'base/U:0 base/K:1 base/J:3 base/O:1 base/Q:3 base/B:1',
  'base/E:1 base/R-garden:2 base/H:3 base/P:3 base/D:0 base/U:2',
  '- base/N:1 base/F:0 base/I:0 - -',
] as const

export const FRONT_TILES: readonly FrontTile[] = ROWS.flatMap((row, y) =>
  row.split(' ').flatMap((laid, x) => {
    const [tile = '', turn = '0'] = laid.split(':')
    return tile === EMPTY ? [] : [{ tile, at: [x, y] as const, turn: Number(turn) }]
  }),
)

/** The tile in hand, about to be placed there. */
export const FRONT_HAND: FrontTile = { tile: 'base/A', at: [4, 3], turn: 0 }

/** Figures on incomplete features: the centre of each figure, in tiles from the corner. */
export const FRONT_FIGURES = [
  { role: 'farmer', colour: 'blue', pattern: 'bend', at: [2.5, 2.5] },
  { role: 'monk', colour: 'red', pattern: 'cross', at: [5.66, 1.5] },
  { role: 'thief', colour: 'gold', pattern: 'roundel', at: [1.5, 1.5] },
] as const
