/** River II: a river with two arms. One ends in a city, the other in a volcano, which gives its seat another turn. */
import { tileJustLaid, tileShape } from '../../board/columns.ts'
import type { Module } from '../../module.ts'
import { startTileField } from '../../start-tile/option.ts'
import { spring } from '../../stream/kind.ts'
import { roomField } from '../../stream/room.ts'
import { pigHerd } from './pig-herd.ts'
import { FORK, tiles, VOLCANO } from './tiles.ts'

export const river2: Module = {
  id: 'river-2',
  tiles,
  copies: () => Object.fromEntries(tiles.map(({ id }) => [id, 1])),
  // RIVER2-1: the spring lies there first, then comes the fork, and the volcano at the very end.
  start: () => [{ tile: spring.id, at: [0, 0], turn: 0 }],
  stream: { first: [FORK], last: [VOLCANO] },
  // RIVER2-3: nobody may stand on the volcano.
  bare: { [VOLCANO]: 'RIVER2-3' },
  fields: [
    startTileField('river-2', 'RIVER2-1', 'bag'),
    roomField('river-2', 'RIVER2-2', 'printed'),
    {
      key: 'pig-herd',
      module: 'river-2',
      clause: 'RIVER2-4',
      choices: ['off', 'on'],
      defaults: { '2000': 'off', '2016': 'off' },
    },
  ],
  hooks(table) {
    const volcano = table.tables.kindOfTile.get(VOLCANO)
    return {
      // RIVER2-3: the seat that lays it also has the next turn.
      staysOn: (p) => (tileShape.get(p, tileJustLaid.get(p, 0) - 1) >> 2 === volcano ? 'RIVER2-3' : null),
      // RIVER2-4
      ...(table.setup.options['pig-herd'] === 'on' ? { finalScore: pigHerd(table) } : {}),
    }
  },
}
