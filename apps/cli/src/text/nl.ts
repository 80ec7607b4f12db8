import type { CommandTexts } from '../languages.ts'

export const nl: CommandTexts = {
  left: { resigned: 'gaf op na zet', time: 'tijd om na zet' },
}
