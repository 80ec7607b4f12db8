/**
 * How much may be thought about one decision. A budget in turns gives the same decision for the same seed wherever it
 * is thought about; a budget in time uses what a machine can do.
 */
export interface Budget {
  /** The share that is spent, from 0 to 1, once so many turns have been judged for this decision. */
  spent(turns: number): number
}

export const turnsOf = (most: number): Budget => ({ spent: (turns) => turns / most })

/** `now` in milliseconds. The time runs from this call on. */
export function timeOf(ms: number, now: () => number): Budget {
  const began = now()
  return { spent: () => (now() - began) / ms }
}
