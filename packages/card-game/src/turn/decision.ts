/** The awaited step and whose decision it is, in one word of the position. */
import { NOBODY, type Position, type Seat } from '@bastide/kernel'
import { decisionNow } from '../cards/columns.ts'

/** In the order in which a game reaches them. `step.<name>` says what each asks. */
export const STEPS = ['starts', 'open', 'put', 'deal', 'play', 'turn-up', 'choose', 'assign', 'over'] as const
export type StepName = (typeof STEPS)[number]

export const STARTS = 0
export const OPEN = 1
export const PUT = 2
export const DEAL = 3
export const PLAY = 4
export const TURN_UP = 5
export const CHOOSE = 6
export const ASSIGN = 7
export const OVER = 8

const SEAT_SHIFT = 4
/** Makes chance and nobody non-negative. */
const BIAS = -NOBODY

export const stepNumber = (p: Position): number => decisionNow.get(p, 0) & 0xf
export const awaitedBy = (p: Position): Seat => (decisionNow.get(p, 0) >> SEAT_SHIFT) - BIAS

export function awaitDecision(p: Position, step: number, by: Seat): void {
  decisionNow.set(p, 0, ((by + BIAS) << SEAT_SHIFT) | step)
}
