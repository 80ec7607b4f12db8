/** The base game: roads, cities, monasteries and fields, seven followers a seat, and a start tile. */
import type { FigureKind } from '../../board/kind.ts'
import type { Module } from '../../module.ts'
import { city } from './cities.ts'
import { FARMER_RULES, farming, field } from './fields.ts'
import { monastery } from './monasteries.ts'
import { road } from './roads.ts'
import { copies, START_TILE, tiles } from './tiles.ts'

const follower = (perSeat: number): FigureKind => ({ id: 'follower', perSeat })

export const base: Module = {
  id: 'base',
  tiles,
  copies: (edition) => copies[edition] ?? {},
  // BASE-1
  start: () => [{ tile: START_TILE, at: [0, 0], turn: 0 }],
  fields: [
    {
      key: 'farmers',
      module: 'base',
      clause: 'BASE-27',
      choices: FARMER_RULES,
      defaults: { '2000': 'city-4', '2016': 'field-3' },
    },
    { key: 'small-city', module: 'base', clause: 'BASE-14', choices: [2, 4], defaults: { '2000': 2, '2016': 4 } },
    { key: 'followers', module: 'base', clause: 'BASE-2', range: [1, 12], defaults: { '2000': 7, '2016': 7 } },
    {
      key: 'starts',
      module: 'base',
      clause: 'BASE-3',
      choices: ['random'],
      range: 'seats',
      defaults: { '2000': 0, '2016': 0 },
    },
  ],
  // In the order in which unfinished features are scored (BASE-23).
  kinds: ({ options }) => [road, city(options['small-city'] as number), monastery, field(options.farmers as string)],
  figures: ({ options }) => [follower(options.followers as number)],
  hooks: ({ setup, seats, tables }) => ({ finalScore: farming(setup.options.farmers as string, tables, seats) }),
}
