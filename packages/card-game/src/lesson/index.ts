/** The lesson of the card game: one round, from the first card face down to what a claimed row brings. */
import { LEARNER, type Lesson, type LessonStep, type ScriptedMove } from '@bastide/kernel'
import type { Colour } from '../cards/card.ts'
import type { CardHappening } from '../happening.ts'

const card = (play: string, on: Colour): ScriptedMove => ({ play, on })
const faceDown = (play: string, on: Colour): ScriptedMove => ({ play, on, down: true })
const claim = (row: Colour): ScriptedMove => ({ claim: row })

/** Points at a row. */
const row = (named: Colour): CardHappening => ({ kind: 'played', seat: null, points: 0, clause: '', row: named })

const OPENING = [
  'yellow/person-2',
  'yellow/animal',
  'red/person-3',
  'red/animal',
  'green/person-1',
  'green/animal',
  'blue/person-2',
  'blue/building',
  'yellow/person-1',
  'blue/person-1',
]
const OWN = ['green/person-2', 'red/person-2', 'red/building', 'yellow/person-3', 'blue/animal', 'green/building']
const OTHER = ['yellow/person-1', 'red/person-3', 'blue/person-1', 'green/person-1', 'blue/person-3', 'yellow/animal']

const STEPS: readonly LessonStep[] = [
  { name: 'welcome' },
  {
    name: 'hidden',
    points: [row('red')],
    expects: [faceDown('green/person-2', 'red')],
    answers: [
      { to: { play: 'green/person-2' }, says: 'hidden.row' },
      { to: { on: 'red' }, says: 'hidden.card' },
    ],
    follows: [faceDown('yellow/person-1', 'blue')],
  },
  {
    name: 'person',
    points: [row('red')],
    expects: [card('red/person-2', 'red')],
    answers: [{ to: claim('red'), says: 'person.early' }],
    follows: [card('red/person-3', 'red')],
  },
  {
    name: 'building',
    points: [row('red')],
    expects: [card('red/building', 'red')],
    answers: [{ to: claim('red'), says: 'building.early' }],
    follows: [card('blue/person-1', 'blue')],
  },
  {
    name: 'claim',
    points: [row('red')],
    expects: [claim('red')],
    answers: [
      { to: claim('blue'), says: 'claim.row' },
      { to: claim('green'), says: 'claim.row' },
      { to: claim('yellow'), says: 'claim.row' },
    ],
    follows: [claim('blue')],
  },
  { name: 'claimed', points: [row('red')] },
  { name: 'rest', expects: [card('yellow/person-3', 'yellow'), {}], follows: [card('green/person-1', 'green')] },
  { name: 'rest-second', expects: [card('blue/animal', 'blue'), {}], follows: [card('blue/person-3', 'blue')] },
  {
    name: 'rest-third',
    expects: [card('green/building', 'green'), {}],
    follows: [
      card('yellow/animal', 'yellow'),
      { 'turn-up': 'yellow/person-1' },
      { 'turn-up': 'green/person-2' },
      // The cards of the second round.
      ...['red/person-1', 'blue/person-2', 'green/person-3', 'yellow/building', 'red/animal', 'green/person-1'].flatMap(
        (deal, i): readonly ScriptedMove[] => [
          { deal, to: LEARNER },
          { deal: ['blue/person-1', 'yellow/person-2', 'red/person-1'][i % 3] as string, to: 1 },
        ],
      ),
    ],
  },
  { name: 'settled' },
]

export const LESSONS: readonly Lesson[] = [
  {
    id: 'card',
    setup: { options: { dealer: 1, 'face-down-jokers': 'misplaced', 'nine-animals': 19 } },
    seats: 2,
    opening: [
      ...OPENING.map((deal): ScriptedMove => ({ deal })),
      ...OWN.flatMap((deal, i): readonly ScriptedMove[] => [
        { deal, to: 0 },
        { deal: OTHER[i] as string, to: 1 },
      ]),
    ],
    steps: STEPS,
  },
]
