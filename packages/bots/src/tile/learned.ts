/** What masters weigh, learned from games by `npm run bots:tune`. */
import type { Weighing } from './weighing.ts'

export const LEARNED: Weighing = {
  horizon: 8,
  pace: 0.27,
  waits: 0.6,
  supply: [-2.65, 0.53, 1, 0.64, 0.67, 0.21, -0.02, -0.38],
  completing: [2.96, -2.38],
  growing: [0.68, -0.91],
  around: [0.07, -0.6],
  feeding: [4.28, -2.39],
  field: [0.1, -1.32],
  standing: [-2.02, -3.02],
  back: [-0.29, 4.95],
  farming: [-2, -2.38],
}
