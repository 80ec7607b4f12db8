import type { CommandTexts } from '../languages.ts'

export const nl: CommandTexts = {
  words: {
    'left.resigned': 'gaf op na zet',
    'left.time': 'tijd om na zet',
    turn: 'Beurt',
    rules: 'De regels',
    chance: 'het toeval',
  },
  sentences: {
    awaited: 'Na {played} van {all} zetten is {who} aan zet.',
    over: 'Na {played} van {all} zetten is het spel afgelopen.',
  },
  clauses: {},
}
