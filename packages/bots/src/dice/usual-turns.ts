/** How turns with the usual dice end. Written by `scripts/bench/dice-turns.ts`. */
import type { SharesByDice } from './turn-shares.ts'

export const USUAL_TURNS: SharesByDice = [
  { city: [0.2, 0, 0, 0.05, 0.1, 0.15, 0.15, 0.15, 0.1, 0.02], knight: 0.08, catapults: 0 },
]
