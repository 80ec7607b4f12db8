import type { CommandTexts } from '../languages.ts'

export const da: CommandTexts = {
  words: {
    'left.resigned': 'gav op efter træk',
    'left.time': 'tiden løb ud efter træk',
    turn: 'Tur',
    rules: 'Reglerne',
    chance: 'tilfældet',
  },
  sentences: {
    awaited: 'Efter {played} af {all} træk er det {who}, der er på tur.',
    over: 'Efter {played} af {all} træk er spillet slut.',
  },
  clauses: {},
}
