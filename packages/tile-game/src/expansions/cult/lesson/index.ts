/** A cult place beside an opponent's monastery: whoever is surrounded first takes all. */
import { at, lay, PASS, put, tileLesson, turn } from '../../../scripting.ts'

export const lesson = tileLesson({
  id: 'cult',
  modules: ['cult'],
  options: { 'cult-tiles': 5 },
  // One that would surround the monastery.
  left: ['base/E'],
  opening: [
    ...turn('U 1,0/0 .'),
    ...turn('B 1,1/0 +monastery'),
    ...turn('U 2,0/0 .'),
    ...turn('U 1,2/0 .'),
    ...turn('U 0,2/0 .'),
    ...turn('U -1,2/0 .'),
    ...turn('E -1,1/3 .'),
    ...turn('U 2,2/0 .'),
    ...turn('cult/plain'),
  ],
  steps: [
    { name: 'welcome', points: [at('monastery', [1, 1])] },
    {
      name: 'lay',
      points: [at('monastery', [1, 1])],
      expects: [lay('cult/plain', [0, 1], 0)],
      answers: [
        { to: { at: [2, 1] }, says: 'lay.right' },
        { to: { place: 'cult/plain' }, says: 'lay.elsewhere' },
      ],
    },
    {
      name: 'heretic',
      expects: [put('cult')],
      answers: [
        { to: PASS, says: 'heretic.nobody' },
        { to: { deploy: 'follower' }, says: 'heretic.field' },
      ],
    },
    {
      name: 'challenge',
      points: [at('cult', [0, 1]), at('monastery', [1, 1])],
      follows: turn('V 3,0/0 +road:S U'),
    },
    {
      name: 'first',
      points: [at('cult', [0, 1])],
      expects: [lay('base/U', [-1, 0], 0)],
      answers: [{ to: { place: 'base/U' }, says: 'first.elsewhere' }],
    },
    {
      name: 'keep',
      expects: [PASS],
      answers: [{ to: { deploy: 'follower' }, says: 'keep.put' }],
    },
    { name: 'won', points: [at('cult', [0, 1]), at('monastery', [1, 1])] },
  ],
})
