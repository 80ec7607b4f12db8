/** The lesson of the dice game: a city of four dice, stopping in time, and three knights that double the next turn. */
import type { At, Lesson, LessonStep, ScriptedMove } from '@bastide/kernel'
import type { DiceHappening } from '../happening.ts'

const corner = (x: number, y: number, turn: number): ScriptedMove => ({ place: 'NE', at: [x, y], turn })
const KEEP: ScriptedMove = { keep: 'knight' }
const AGAIN: ScriptedMove = { again: true }
const STOP: ScriptedMove = { stop: true }
const END: ScriptedMove = { end: true }

/** Four corners, each turned into the middle. */
const SQUARE = [corner(0, 0, 0), corner(1, 0, 3), corner(0, -1, 1), corner(1, -1, 2)] as const

/** Points at the first dice of the square, which are built by then. */
const built = (dice: number): readonly DiceHappening[] =>
  SQUARE.slice(0, dice).map(({ place, at, turn }) => ({
    kind: 'built',
    seat: null,
    points: 0,
    clause: '',
    face: place as string,
    at: at as unknown as At,
    turn: turn as number,
  }))

const hasty = [
  { to: STOP, says: 'too-early' },
  { to: AGAIN, says: 'not-yet' },
]

const BUILDING: readonly LessonStep[] = [
  { name: 'welcome' },
  { name: 'catapult' },
  { name: 'first', expects: [SQUARE[0]], answers: hasty },
  { name: 'second', points: built(1), expects: [SQUARE[1]], answers: hasty },
  { name: 'third', points: built(1), expects: [SQUARE[2]], answers: hasty },
  {
    name: 'again',
    points: built(3),
    expects: [AGAIN],
    answers: [{ to: STOP, says: 'again.stop' }],
    follows: [{ throw: { NE: 1, 'N S': 2, knight: 2 } }],
  },
  { name: 'close', points: built(3), expects: [SQUARE[3]], answers: [{ to: STOP, says: 'close.stop' }] },
  { name: 'stop', points: built(4), expects: [STOP], answers: [{ to: AGAIN, says: 'stop.again' }] },
]

const KNIGHTS: readonly LessonStep[] = [
  {
    name: 'points',
    follows: [
      { throw: { NE: 4, 'N S': 2, knight: 2, catapult: 1 } },
      ...SQUARE,
      STOP,
      { throw: { 'N E': 3, 'N S': 2, knight: 3, catapult: 1 } },
    ],
  },
  { name: 'keep', expects: [KEEP], answers: hasty },
  { name: 'keep-second', expects: [KEEP], answers: hasty },
  { name: 'keep-third', expects: [KEEP], answers: hasty },
  {
    name: 'end',
    expects: [END],
    answers: [
      { to: STOP, says: 'end.stop' },
      { to: AGAIN, says: 'end.again' },
    ],
    follows: [{ throw: { 'N S': 5, catapult: 2, knight: 1 } }, STOP, { throw: { NE: 3, NEW: 2, 'N S': 2, knight: 2 } }],
  },
  { name: 'double' },
]

export const LESSONS: readonly Lesson[] = [
  {
    id: 'dice',
    setup: { options: { target: 42, starts: 0, forced: 'no' } },
    seats: 2,
    opening: [{ throw: { NE: 3, 'N E': 2, 'N S': 1, knight: 2, catapult: 1 } }],
    steps: [...BUILDING, ...KNIGHTS],
  },
]
