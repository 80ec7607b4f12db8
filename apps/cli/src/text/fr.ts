import type { CommandTexts } from '../languages.ts'

export const fr: CommandTexts = {
  words: {
    'left.resigned': 'abandon après le coup',
    'left.time': 'temps écoulé après le coup',
    turn: 'Tour',
    rules: 'Les règles',
    chance: 'hasard',
  },
  sentences: {
    awaited: 'Coup {played} sur {all}. À jouer : {who}.',
    over: 'Coup {played} sur {all}. La partie est finie.',
  },
  clauses: {},
}
