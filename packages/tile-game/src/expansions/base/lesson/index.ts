/**
 * The first lesson: a whole game of nine turns each. A road, a city, a shared city, a monastery and a field, in this
 * order; each is completed, or scored at the end.
 */
import type { LessonStep } from '@bastide/kernel'
import { at, lay, PASS, put, tileLesson, turn } from '../../../scripting.ts'

const ROAD: readonly LessonStep[] = [
  { name: 'welcome' },
  {
    name: 'lay',
    expects: [lay('base/U', [1, 0], 0)],
    answers: [{ to: { place: 'base/U' }, says: 'lay.elsewhere' }],
  },
  {
    name: 'thief',
    points: [at('road', [0, 0], [1, 0])],
    expects: [put('road:E')],
    answers: [
      { to: PASS, says: 'thief.nobody' },
      { to: { deploy: 'follower' }, says: 'thief.field' },
    ],
    follows: turn('W 2,0/2 +road:E W'),
  },
  {
    name: 'close',
    points: [at('road', [0, 0], [1, 0])],
    // However it is turned, it closes the road.
    expects: [lay('base/W', [-1, 0], 0), { place: 'base/W', at: [-1, 0] }],
    answers: [{ to: { place: 'base/W' }, says: 'close.elsewhere' }],
  },
  {
    name: 'keep',
    points: [at('road', [0, 0], [1, 0])],
    expects: [PASS],
    answers: [{ to: { deploy: 'follower' }, says: 'keep.put' }],
  },
  { name: 'road', points: [at('road', [0, 0], [1, 0])], follows: turn('E 0,1/1 +city:E F') },
]

const CITY: readonly LessonStep[] = [
  {
    name: 'grow',
    points: [at('city', [0, 0])],
    expects: [lay('base/F', [0, -1], 1)],
    answers: [{ to: { place: 'base/F' }, says: 'grow.elsewhere' }],
  },
  {
    name: 'knight',
    points: [at('city', [0, 0], [0, -1])],
    expects: [put('city:N')],
    answers: [
      { to: PASS, says: 'knight.nobody' },
      { to: { deploy: 'follower' }, says: 'knight.field' },
    ],
    follows: turn('V 3,0/0 . E'),
  },
  {
    name: 'wall',
    points: [at('city', [0, 0], [0, -1])],
    expects: [lay('base/E', [0, -2], 2)],
    answers: [{ to: { place: 'base/E' }, says: 'wall.elsewhere' }],
  },
  {
    name: 'wait',
    points: [at('city', [0, 0], [0, -2])],
    expects: [PASS],
    answers: [{ to: { deploy: 'follower' }, says: 'wait.put' }],
  },
  { name: 'city', points: [at('city', [0, 0], [0, -2])], follows: turn('U 3,1/1 . E') },
]

const MAJORITY: readonly LessonStep[] = [
  {
    name: 'rival',
    points: [at('city', [0, 1])],
    expects: [lay('base/E', [2, 1], 3)],
    answers: [
      { to: { at: [2, 1] }, says: 'rival.turned' },
      { to: { at: [1, 1] }, says: 'rival.joined' },
      { to: { place: 'base/E' }, says: 'rival.elsewhere' },
    ],
  },
  {
    name: 'opposite',
    expects: [put('city:W')],
    answers: [
      { to: PASS, says: 'opposite.nobody' },
      { to: { deploy: 'follower' }, says: 'opposite.field' },
    ],
    follows: turn('A 3,2/2 +monastery G'),
  },
  {
    name: 'join',
    points: [at('city', [0, 1]), at('city', [2, 1])],
    expects: [lay('base/G', [1, 1], 0)],
    answers: [{ to: { place: 'base/G' }, says: 'join.elsewhere' }],
  },
  {
    name: 'save',
    points: [at('city', [0, 1], [2, 1])],
    expects: [PASS],
    answers: [{ to: { deploy: 'follower' }, says: 'save.put' }],
  },
  { name: 'shared', points: [at('city', [0, 1], [2, 1])] },
  { name: 'majority', points: [at('city', [0, 1], [2, 1])], follows: turn('E 2,2/3 +city:W B') },
]

const MONASTERY_AND_FIELD: readonly LessonStep[] = [
  {
    name: 'monastery',
    expects: [lay('base/B', [1, -1], 0)],
    answers: [{ to: { place: 'base/B' }, says: 'monastery.elsewhere' }],
  },
  {
    name: 'monk',
    points: [at('monastery', [1, -1])],
    expects: [put('monastery')],
    answers: [
      { to: PASS, says: 'monk.nobody' },
      { to: { deploy: 'follower' }, says: 'monk.field' },
    ],
    follows: turn('V 2,-1/3 +road:E V'),
  },
  {
    name: 'around',
    points: [at('monastery', [1, -1])],
    expects: [lay('base/V', [1, -2], 2)],
    answers: [{ to: { place: 'base/V' }, says: 'around.elsewhere' }],
  },
  {
    name: 'farmer',
    points: [at('field', [1, -2], [1, -1])],
    expects: [put('field:NNW')],
    answers: [
      { to: put('field:NNE'), says: 'farmer.small' },
      { to: PASS, says: 'farmer.nobody' },
      { to: { deploy: 'follower' }, says: 'farmer.road' },
    ],
  },
  { name: 'field', points: [at('field', [1, -2], [1, -1]), at('city', [0, 0], [0, -2])] },
  { name: 'fields', points: [at('field', [1, -2], [1, -1])], follows: turn('E 1,2/1 . U') },
]

const END: readonly LessonStep[] = [
  {
    name: 'last',
    points: [at('monastery', [1, -1])],
    expects: [lay('base/U', [2, -2], 0)],
    answers: [{ to: { place: 'base/U' }, says: 'last.elsewhere' }],
  },
  {
    name: 'unfinished',
    expects: [put('road:E')],
    answers: [
      { to: PASS, says: 'unfinished.nobody' },
      { to: { deploy: 'follower' }, says: 'unfinished.field' },
    ],
  },
  { name: 'monks-home', follows: turn('V 3,-1/1 .') },
  { name: 'final' },
]

export const lesson = tileLesson({
  id: 'base',
  opening: turn('U'),
  steps: [...ROAD, ...CITY, ...MAJORITY, ...MONASTERY_AND_FIELD, ...END],
})
