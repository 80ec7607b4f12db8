/** What masters weigh, learned from games by `npm run bots:tune`. */
import type { Weighing } from './weighing.ts'

export const LEARNED: Weighing = {
  horizon: 8,
  pace: 0.27,
  waits: 0.6,
  supply: [-2.832, -0.048, 0.801, 1.186, 1.284, 0.131, 0.3, -0.822],
  completing: [0.548, 0.109],
  growing: [0.483, -0.476],
  around: [0.46, -0.984],
  feeding: [2.202, -0.415],
  field: [-0.922, 0.117],
  standing: [-1.712, -3.219],
  back: [-0.707, 4.798],
  farming: [-0.843, -3.731],
}
