/**
 * How turns with the usual dice end, by the number of dice: nine first, then one fewer in each line. Counted over
 * 2000 turns each with seed 1 at commit 4d8ce721ccf5, by `scripts/bench/dice-turns.ts --write`.
 */
import type { SharesByDice } from './turn-shares.ts'

export const USUAL_TURNS: SharesByDice = [
  { city: [0.1165, 0, 0, 0.008, 0.028, 0.122, 0.2385, 0.238, 0.12, 0.027], knight: 0.102, catapults: 0 },
  { city: [0.132, 0, 0, 0.0155, 0.0795, 0.195, 0.2555, 0.146, 0.0315, 0], knight: 0.145, catapults: 0 },
  { city: [0.188, 0, 0, 0.0305, 0.1435, 0.243, 0.1705, 0.044, 0, 0], knight: 0.1805, catapults: 0 },
  { city: [0.281, 0, 0, 0.083, 0.2065, 0.2165, 0.062, 0, 0, 0], knight: 0.151, catapults: 0 },
  { city: [0.409, 0, 0, 0.1265, 0.251, 0.1025, 0, 0, 0, 0], knight: 0.111, catapults: 0 },
]
