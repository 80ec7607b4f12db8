/** What happens to the base game's start tile if modules lay something else first: it is drawn, or not played. */
import type { SetupField } from '@bastide/kernel'
import type { Setup } from '../setup.ts'

const KEY = 'start-tile'

export const startTileField = (module: string, clause: string, usual: 'bag' | 'box'): SetupField => ({
  key: KEY,
  module,
  clause,
  choices: ['box', 'bag'],
  defaults: { '2000': usual, '2016': usual },
})

/** COUNT-1 */
export const isStartTileBoxed = ({ options }: Setup): boolean => options[KEY] === 'box'
