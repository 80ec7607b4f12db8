/** How the game of stones is narrated: the minimum a game needs to say. */
import { accept, type Happening, type Speech } from '../src/index.ts'
import type { StonesMove } from './stones.ts'

export const stonesSpeech: Speech<StonesMove, Happening> = {
  namedSetups: [{ name: 'stones', setup: {} }],
  // A game for players would have such texts for each language.
  textsOf: (_, language) => ({
    language,
    names: { stones: 'Stones' },
    words: { 'setup.stones': 'Stones', 'setup.stones.says': 'Take one or two.' },
    sentences: {},
    clauses: {},
  }),
  titleOf: ({ names }) => names.stones as string,
  storyLine: (_, names, { kind, seat, points }) => `${names[seat as number]}: ${kind} ${points}`,
  chaptersOf: (happenings) =>
    happenings.map((happening, i) => ({ turn: i + 1, seat: happening.seat, happenings: [happening] })),
  toNotation: (moves) => moves.map((move) => JSON.stringify(move)).join('\n'),
  fromNotation: () => accept([]),
}
