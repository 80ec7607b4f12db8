/**
 * How much may be thought about a turn. A budget in outcomes gives the same decision for the same seed wherever it is
 * thought about; a budget in time uses what a machine can do.
 */
import type { Thinking } from '@bastide/kernel'

export interface Budget {
  /** The share that is spent, 1 or more once it is used up, when so many outcomes have been judged for this turn. */
  spent(outcomes: number): number
  /** Whether somebody wants the best that was found so far. */
  isStopped(): boolean
}

const never = (): boolean => false

/** `share` is what this decision may have of its turn. */
export function budgetOf(thinking: Thinking | undefined, usual: number, share: number): Budget {
  const isStopped = thinking?.isStopped ?? never
  const { time, outcomes = usual } = thinking ?? {}
  if (time === undefined) return { spent: (judged) => judged / (share * outcomes), isStopped }
  const began = time.now()
  return { spent: () => (time.now() - began) / (share * time.milliseconds), isStopped }
}
