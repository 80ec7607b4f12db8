import type { CommandTexts } from '../languages.ts'

export const en: CommandTexts = {
  words: {
    'left.resigned': 'resigned after move',
    'left.time': 'ran out of time after move',
    turn: 'Turn',
    rules: 'The rules',
    chance: 'chance',
  },
  sentences: {
    awaited: 'After {played} of {all} moves {who} is awaited.',
    over: 'After {played} of {all} moves the game is over.',
  },
  clauses: {},
}
