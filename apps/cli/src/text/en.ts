import type { CommandTexts } from '../languages.ts'

export const en: CommandTexts = {
  left: { resigned: 'resigned after move', time: 'ran out of time after move' },
}
