/** Five river tiles, the lake, and one turn with ordinary tiles. */
import { at, lay, PASS, put, tileLesson, turn } from '../../../scripting.ts'

export const lesson = tileLesson({
  id: 'river',
  modules: ['river'],
  options: { 'start-tile': 'bag', 'river-room': 'wide' },
  left: ['base/V'],
  opening: turn('river/two-cities'),
  steps: [
    { name: 'welcome' },
    { name: 'lay', expects: [lay('river/two-cities', [1, 0], 0)] },
    {
      name: 'knight',
      expects: [put('city:N')],
      answers: [
        { to: put('city:S'), says: 'knight.other' },
        { to: PASS, says: 'knight.nobody' },
        { to: { deploy: 'follower' }, says: 'knight.field' },
      ],
      follows: turn('river/road-curve 2,0/0 +road:N river/curve'),
    },
    { name: 'bend', expects: [lay('river/curve', [2, 1], 2)] },
    {
      name: 'farmer',
      // Around the spring, both banks are one field.
      expects: [put('field:NNW'), put('field:NNE')],
      answers: [{ to: PASS, says: 'farmer.nobody' }],
    },
    { name: 'banks', points: [at('field', [0, 0], [2, 1])], follows: turn('river/straight 3,1/0 . river/lake') },
    { name: 'lake', expects: [lay('river/lake', [4, 1], 0)], follows: [PASS] },
    { name: 'open', follows: turn('V 2,-1/3 . E') },
    {
      name: 'wall',
      points: [at('city', [1, 0])],
      expects: [lay('base/E', [1, -1], 2)],
      answers: [{ to: { place: 'base/E' }, says: 'wall.elsewhere' }],
      follows: [PASS],
    },
    { name: 'done', points: [at('city', [1, 0], [1, -1])] },
  ],
})
