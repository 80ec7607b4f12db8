/** What masters weigh, learned from games by `npm run bots:tune`. */
import type { EvenWeighing } from './weighing.ts'

export const LEARNED: EvenWeighing = {
  horizon: 8,
  pace: 0.27,
  waits: 0.6,
  supply: [-3.49, 0.21, 1.36, 1.34, 1.01, 1.2, 0.25, -1.88],
  completing: [2.93, -1.99],
  growing: [1.29, -1.88],
  around: [0.16, -0.88],
  feeding: [5.2, -3.77],
  field: [-0.11, -1.01],
  standing: [-0.81, -2.52],
  back: [-0.6, 3.45],
  farming: [-0.59, -2.79],
}
