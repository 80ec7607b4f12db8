/**
 * The Count of Carcassonne: the city where the game begins has four quarters for followers, who wait there to go into
 * what others complete. Nobody leaves the quarter where the count stands.
 */
import type { Module } from '../../module.ts'
import { startTileField } from '../../start-tile/option.ts'
import { carcassonne } from './carcassonne.ts'
import { entering } from './entering.ts'
import { endRound, leaveRound } from './leaving.ts'
import { moving } from './moving.ts'
import { composeQuarters, QUARTERS } from './quarters.ts'
import { start, tiles } from './tiles.ts'

const COUNT_MOVES = ['player', 'clockwise', 'with-figure'] as const
const COUNT_ENTRY = ['any', 'occupied'] as const
const COUNT_END = ['market', 'all'] as const

export const count: Module = {
  id: 'count',
  tiles,
  // All of them lie there from the start: they fit nowhere else.
  copies: () => ({}),
  // COUNT-1: the city takes the place of the start tile, which is left out unless the setup puts it into the bag.
  // COUNT-12: its tiles count as tiles for what lies beside them.
  start: () => start,
  fields: [
    startTileField('count', 'COUNT-1', 'box'),
    {
      key: 'count-moves',
      module: 'count',
      clause: 'COUNT-13',
      choices: COUNT_MOVES,
      defaults: { '2000': 'player', '2016': 'player' },
    },
    {
      key: 'count-entry',
      module: 'count',
      clause: 'COUNT-9',
      choices: COUNT_ENTRY,
      defaults: { '2000': 'any', '2016': 'any' },
    },
    {
      key: 'count-end',
      module: 'count',
      clause: 'COUNT-9',
      choices: COUNT_END,
      defaults: { '2000': 'market', '2016': 'market' },
    },
  ],
  // COUNT-10
  kinds: () => [carcassonne],
  hooks(table) {
    const quarters = composeQuarters(table)
    const { enter, notePaid } = entering(table, quarters)
    return {
      steps: [
        // COUNT-5, COUNT-6: before majorities are settled. COUNT-8: there is no other way out, except at the end.
        { slot: 'before-scoring', step: leaveRound(table, quarters) },
        // COUNT-2, COUNT-3: at the end of the turn, once.
        { slot: 'after-scoring', step: enter },
        // COUNT-4, COUNT-13
        { slot: 'after-scoring', step: moving(quarters) },
        // COUNT-7
        { slot: 'before-final', step: endRound(table, quarters) },
      ],
      afterCompleted: notePaid,
      areas: quarters.areas,
      figures: quarters.figures,
      tokens: (p) => [
        { token: 'count', at: [0, 0], on: QUARTERS[quarters.countAt.get(p, 0)] as string, seat: null, cells: null },
      ],
      facts: (p) => ({ quarter: QUARTERS[quarters.countAt.get(p, 0)] as string, left: quarters.asked.get(p, 0) }),
    }
  },
}
