/** An abbot comes to a garden, and is recalled before it is surrounded. */
import { at, lay, PASS, put, tileLesson, turn } from '../../../scripting.ts'

export const lesson = tileLesson({
  id: 'abbot',
  modules: ['abbot'],
  options: { abbots: 1 },
  left: ['base/V'],
  opening: [
    ...turn('U 1,0/0 .'), //
    ...turn('U -1,0/0 .'),
    ...turn('E -1,1/3 .'),
    ...turn('E 1,1/1 .'),
    ...turn('E-garden'),
  ],
  steps: [
    { name: 'welcome' },
    {
      name: 'garden',
      expects: [lay('base/E-garden', [0, 1], 2)],
      answers: [{ to: { place: 'base/E-garden' }, says: 'garden.elsewhere' }],
    },
    {
      name: 'abbot',
      points: [at('garden', [0, 1])],
      expects: [put('garden', 'abbot')],
      answers: [
        { to: PASS, says: 'abbot.nobody' },
        { to: { deploy: 'follower' }, says: 'abbot.follower' },
      ],
    },
    { name: 'like', points: [at('garden', [0, 1])], follows: turn('E 0,2/0 . V') },
    {
      name: 'beside',
      points: [at('garden', [0, 1])],
      expects: [lay('base/V', [1, 2], 3), { place: 'base/V', at: [1, 2] }],
      answers: [{ to: { place: 'base/V' }, says: 'beside.elsewhere' }],
    },
    {
      name: 'recall',
      points: [at('garden', [0, 1])],
      expects: [{ take: 'abbot', on: 'garden', at: [0, 1] }],
      answers: [
        { to: PASS, says: 'recall.nothing' },
        { to: { deploy: 'follower' }, says: 'recall.follower' },
      ],
    },
    { name: 'home', points: [at('garden', [0, 1])] },
  ],
})
