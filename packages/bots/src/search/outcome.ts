/** Where a turn ends for those who weigh it, and what it is then worth to a seat. */
import { type AnyRules, NO_ACTION, type Position, type Seat } from '@bastide/kernel'

const MOST_PASSES = 12

/** Passes whatever can still be decided before chance moves: completed features are scored only then. */
export function passOn(rules: AnyRules, p: Position): void {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const by = rules.awaited(p)
    const pass = by < 0 ? NO_ACTION : rules.pass(p)
    if (pass === NO_ACTION) return
    rules.apply(p, by, pass)
  }
}

/** A seat's value of an outcome: its own worth, minus a part of the best other seat's. */
export function valueTo(seat: Seat, worth: Float64Array, envy: number): number {
  if (worth.length === 1) return worth[0] as number
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < worth.length; other++)
    if (other !== seat && (worth[other] as number) > best) best = worth[other] as number
  return (worth[seat] as number) - envy * best
}
