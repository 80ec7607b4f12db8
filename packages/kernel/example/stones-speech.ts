/** How the game of stones is narrated: the minimum a game needs to say. */
import { accept, type Happening, type Speech } from '../src/index.ts'
import type { StonesMove } from './stones.ts'

export const stonesSpeech: Speech<StonesMove, Happening> = {
  namedSetups: [
    {
      name: 'stones',
      titles: { en: 'Stones', nl: 'Stenen', da: 'Sten' },
      setup: {},
      says: { en: 'Take one or two.', nl: 'Neem er een of twee.', da: 'Tag en eller to.' },
    },
  ],
  textsOf: (_, language) => ({ language, names: { stones: 'Stones' }, words: {}, sentences: {}, clauses: {} }),
  titleOf: ({ names }) => names.stones as string,
  storyLine: (_, names, { kind, seat, points }) => `${names[seat as number]}: ${kind} ${points}`,
  chaptersOf: (happenings) =>
    happenings.map((happening, i) => ({ turn: i + 1, seat: happening.seat, happenings: [happening] })),
  toNotation: (moves) => moves.map((move) => JSON.stringify(move)).join('\n'),
  fromNotation: () => accept([]),
}
