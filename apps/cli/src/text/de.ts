import type { CommandTexts } from '../languages.ts'

export const de: CommandTexts = {
  words: {
    'left.resigned': 'gab auf nach Schritt',
    'left.time': 'Zeit abgelaufen nach Schritt',
    turn: 'Zug',
    rules: 'Die Regeln',
    chance: 'der Zufall',
  },
  sentences: {
    awaited: 'Nach {played} von {all} Schritten ist {who} dran.',
    over: 'Nach {played} von {all} Schritten ist das Spiel aus.',
  },
  clauses: {},
}
