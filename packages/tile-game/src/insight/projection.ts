/** What each seat would have if the game ended now. */
import { copyOf, NO_ACTION, type Position, type Seat } from '@bastide/kernel'
import type { TileRules } from '../compose.ts'
import type { TileHappening } from '../happening.ts'
import { type Sources, sourcesOf } from '../sources.ts'

export interface Projected {
  readonly seat: Seat
  readonly score: number
  /** Where the points come from that the seat does not have yet: see `sourcesOf`. */
  readonly sources: Sources
}

/**
 * Ends the game on a copy. What this turn completed is scored as completed: seats that may pass before that do pass.
 */
export function projectionOf(rules: TileRules, p: Position): readonly Projected[] {
  const end = copyOf(p)
  const told: TileHappening[] = []
  const tell = (happening: TileHappening): void => {
    told.push(happening)
  }
  for (let by = rules.awaited(end); by >= 0 && rules.pass(end) !== NO_ACTION; by = rules.awaited(end))
    rules.apply(end, by, rules.pass(end), tell)
  rules.endNow(end, tell)
  const sources = sourcesOf(told, rules.seats)
  return sources.map((ofSeat, seat) => ({ seat, score: rules.score(end, seat), sources: ofSeat }))
}
