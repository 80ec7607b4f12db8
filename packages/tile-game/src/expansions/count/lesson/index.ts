/** A follower goes to Carcassonne, waits in the castle, and shares the opponent's city. */
import { at, choose, lay, PASS, send, tileLesson, turn } from '../../../scripting.ts'

export const lesson = tileLesson({
  id: 'count',
  modules: ['count'],
  options: { 'start-tile': 'box', 'count-moves': 'player', 'count-entry': 'any', 'count-end': 'market' },
  left: ['base/V'],
  opening: [
    ...turn('U 1,-2/1 .'), //
    ...turn('V 1,-3/0 +road:S'),
    ...turn('W'),
  ],
  steps: [
    { name: 'welcome' },
    {
      name: 'help',
      points: [at('road', [1, -2])],
      expects: [lay('base/W', [0, -3], 0), { place: 'base/W', at: [0, -3] }],
      answers: [{ to: { place: 'base/W' }, says: 'help.elsewhere' }],
    },
    {
      name: 'keep',
      expects: [PASS],
      answers: [{ to: { deploy: 'follower' }, says: 'keep.put' }],
    },
    {
      name: 'castle',
      expects: [send('castle', [0, 0])],
      answers: [
        { to: PASS, says: 'castle.nobody' },
        { to: { deploy: 'follower' }, says: 'castle.other' },
      ],
    },
    {
      name: 'count',
      expects: [choose('market'), choose('smithy'), choose('cathedral')],
      answers: [{ to: PASS, says: 'count.stays' }],
    },
    { name: 'quarters', points: [at('carcassonne', [0, 0])], follows: turn('G 2,1/0 +city:E E') },
    {
      name: 'finish',
      points: [at('city', [2, 1])],
      expects: [lay('base/E', [3, 1], 3)],
      answers: [{ to: { place: 'base/E' }, says: 'finish.elsewhere' }],
    },
    {
      name: 'wait',
      expects: [PASS],
      answers: [{ to: { deploy: 'follower' }, says: 'wait.put' }],
    },
    {
      name: 'march',
      points: [at('city', [2, 1])],
      expects: [send('city:E', [1, 1])],
      answers: [{ to: PASS, says: 'march.nobody' }],
    },
    { name: 'shared', points: [at('city', [2, 1])] },
  ],
})
