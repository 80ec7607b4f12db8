/** A crop circle of the learner's that sends a farmer home, and one of the opponent's that brings a knight. */
import { at, choose, lay, PASS, put, send, tileLesson, turn } from '../../../scripting.ts'

export const lesson = tileLesson({
  id: 'crop-circles',
  modules: ['crop-circles'],
  left: ['base/E', 'base/V'],
  opening: [
    ...turn('F 0,-1/1 +city:N'), //
    ...turn('U 1,0/0 +field:ESE'),
    ...turn('crop-circles/cap-road'),
  ],
  steps: [
    { name: 'welcome' },
    {
      name: 'lay',
      expects: [lay('crop-circles/cap-road', [-1, 0], 0)],
      answers: [{ to: { place: 'crop-circles/cap-road' }, says: 'lay.elsewhere' }],
    },
    {
      name: 'thief',
      expects: [put('road:E')],
      answers: [
        { to: PASS, says: 'thief.nobody' },
        { to: { deploy: 'follower' }, says: 'thief.city' },
      ],
    },
    {
      name: 'choose',
      points: [at('field', [1, 0])],
      expects: [choose('B')],
      answers: [{ to: choose('A'), says: 'choose.add' }],
      follows: [{ take: 'follower', on: 'field:ESE', at: [1, 0] }],
    },
    { name: 'gone', follows: turn('crop-circles/two-caps 1,1/1 +city:E =A') },
    {
      name: 'add',
      points: [at('city', [0, -1])],
      expects: [send('city:N', [0, -1])],
      answers: [{ to: PASS, says: 'add.nobody' }],
      follows: [send('city:E', [1, 1])],
    },
    { name: 'done', points: [at('city', [0, -1])] },
  ],
})
