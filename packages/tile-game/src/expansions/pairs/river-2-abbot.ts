import type { Pair } from '../../module.ts'
import { VOLCANO } from '../river-2/tiles.ts'

const KEY = 'volcano-abbot'

/** RIVER2-3: an abbot may come home in the volcano's turn as in any other, unless the setup says that he stays. */
export const river2AndAbbot: Pair = {
  of: ['river-2', 'abbot'],
  fields: [
    {
      key: KEY,
      module: 'abbot',
      needs: ['river-2'],
      clause: 'RIVER2-3',
      choices: ['may-return', 'stays'],
      defaults: { '2000': 'may-return', '2016': 'may-return' },
    },
  ],
  idle: ({ options }) => (options[KEY] === 'stays' ? { [VOLCANO]: 'RIVER2-3' } : {}),
}
