import type { CommandTexts } from '../languages.ts'

export const da: CommandTexts = {
  left: { resigned: 'gav op efter træk', time: 'tiden løb ud efter træk' },
}
