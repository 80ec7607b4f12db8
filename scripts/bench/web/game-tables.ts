/** A table of each game besides the tiles, and what is tapped on it again and again. A game has one entry. */
import { cardGameAt } from '../../../apps/web/test/card-games.ts'

export interface GameTable {
  readonly game: string
  readonly record: object
  /** Is there once the user can tap. */
  readonly ready: string
  /** Selectors, tapped one after another. Where several elements match, each round takes another. */
  readonly taps: readonly string[]
}

const recordOf = (game: string, setup: object, moves: readonly object[]): object => ({
  format: 'bastide-record',
  version: 2,
  game,
  setup,
  seats: [{ name: 'gold' }, { name: 'red' }],
  moves,
})

/** Six dice are built, three lie loose. */
const DICE = [
  { throw: { NE: 4, 'N E': 3, 'N S': 2 } },
  { place: 'NE', at: [0, 0], turn: 0 },
  { place: 'NE', at: [1, 0], turn: 3 },
  { place: 'NE', at: [0, -1], turn: 1 },
  { place: 'NE', at: [1, -1], turn: 2 },
  { place: 'N S', at: [2, 0], turn: 0 },
  { place: 'N S', at: [2, -1], turn: 0 },
]

export const GAME_TABLES: readonly GameTable[] = [
  {
    game: 'dice',
    record: recordOf('dice', { options: { target: 42, starts: 0, forced: 'no' } }, DICE),
    ready: '[data-die]',
    taps: ['[data-die]:not(.picked)', '[data-cell]', '[data-cell].chosen', '[data-cell]'],
  },
  {
    game: 'card',
    // Four rounds lie on the table, and a whole hand is to be played.
    record: cardGameAt({
      seats: ['gold', '*red', '*green'],
      stopAt: ({ round, step, seats }, by) => by === 0 && round === 5 && step === 'play' && seats[0]?.hand === 5,
    }),
    ready: '[data-item]',
    taps: ['[data-item]'],
  },
]
