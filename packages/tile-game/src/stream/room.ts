/**
 * How much room a stream needs ahead of it. The setup option is the same for every module with a stream, but its
 * default is not.
 */
import type { SetupField } from '@bastide/kernel'
import type { Setup } from '../setup.ts'

const KEY = 'river-room'

export const roomField = (module: string, clause: string, usual: 'printed' | 'wide'): SetupField => ({
  key: KEY,
  module,
  clause,
  choices: ['printed', 'wide'],
  defaults: { '2000': usual, '2016': usual },
})

export const isRoomWide = ({ options }: Setup): boolean => options[KEY] === 'wide'
