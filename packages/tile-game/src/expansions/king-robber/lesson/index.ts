/** The king changes hands, the robber baron comes, and both are worth points at the end. */
import { at, lay, PASS, tileLesson, turn } from '../../../scripting.ts'

export const lesson = tileLesson({
  id: 'king-robber',
  modules: ['king-robber'],
  options: { 'king-robber-points': 'each' },
  opening: [
    ...turn('G 0,-1/1 +city:N'),
    ...turn('E 0,1/1 +city:E'),
    ...turn('U 1,0/0 +road:E'),
    ...turn('E 1,1/3 .'),
    ...turn('E'),
  ],
  steps: [
    { name: 'welcome', points: [at('city', [0, 1], [1, 1])] },
    {
      name: 'larger',
      points: [at('city', [0, 0], [0, -1])],
      expects: [lay('base/E', [0, -2], 2)],
      answers: [{ to: { place: 'base/E' }, says: 'larger.elsewhere' }],
    },
    {
      name: 'keep',
      expects: [PASS],
      answers: [{ to: { deploy: 'follower' }, says: 'keep.put' }],
    },
    { name: 'king', points: [at('city', [0, 0], [0, -2])], follows: turn('W -1,0/0 . W') },
    {
      name: 'road',
      points: [at('road', [0, 0], [1, 0])],
      // However it is turned, it closes the road.
      expects: [lay('base/W', [2, 0], 0), { place: 'base/W', at: [2, 0] }],
      answers: [{ to: { place: 'base/W' }, says: 'road.elsewhere' }],
    },
    {
      name: 'save',
      expects: [PASS],
      answers: [{ to: { deploy: 'follower' }, says: 'save.put' }],
    },
    { name: 'robber', points: [at('road', [0, 0], [1, 0])], follows: turn('V 0,2/0 .') },
    { name: 'final' },
  ],
})
