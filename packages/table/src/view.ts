/** What one viewer sees of a table: the game's own view, and what goes on around it. */
import { CHANCE, type Json, type Leaving, type Seat } from '@bastide/kernel'
import { timeLeft } from './clock.ts'
import type { ClockPlan, SeatPlan } from './opening.ts'
import { dueSeat, hasLeft, type TableState, type TakeBackRequest } from './state.ts'
import { timeAfter } from './time.ts'

export interface SeatView extends SeatPlan {
  /** Or ran out of time. */
  readonly resigned: boolean
  readonly ranOut: boolean
  /** What was left at `clock.since`, or now where no time runs; null where there is no clock. */
  readonly clock: number | null
}

export interface TableView {
  /** How many events it shows the outcome of. */
  readonly version: number
  readonly seats: readonly SeatView[]
  readonly clock: {
    readonly plan: ClockPlan
    /** Whose time runs. */
    readonly running: Seat | null
    /** The moment that the seats' clocks are shown at: the running one has lost what has passed since. */
    readonly since: number | null
  }
  /**
   * Who owes the next decision; null when the game is over, however it ended. The choices in `game` are open only to an
   * awaited seat.
   */
  readonly awaited: Seat | 'chance' | null
  /** Until it is answered nobody can play. */
  readonly asked: null | TakeBackRequest
  /** How many there are. */
  readonly moves: number
  /** Who left before the end, in order. */
  readonly left: readonly Leaving[]
  readonly finished: TableState['finished']
  readonly aids: readonly string[]
  /** As the rules show the position to this viewer. */
  readonly game: Json
}

export function lookAt(state: TableState, viewer: Seat, at: number): TableView {
  const now = timeAfter(state.at, at)
  const { opening, rules, position, clock, left } = state
  const running = clock.runs ? clock.due : null
  const isChance = state.finished === null && rules.awaited(position) === CHANCE
  return {
    version: state.version,
    seats: opening.seats.map((plan, seat) => ({
      ...plan,
      resigned: hasLeft(state, seat),
      ranOut: hasRunOut(state, seat),
      clock: shownTime(state, seat, now),
    })),
    clock: { plan: opening.clock, running, since: running === null ? null : now },
    awaited: isChance ? 'chance' : dueSeat(state),
    asked: state.asked,
    moves: state.moves.length,
    left,
    finished: state.finished,
    aids: opening.aids,
    game: rules.view(position, viewer, opening.aids),
  }
}

const hasRunOut = ({ left }: TableState, seat: Seat): boolean =>
  left.some((leaving) => leaving.seat === seat && leaving.why === 'time')

function shownTime(state: TableState, seat: Seat, now: number): number | null {
  const { opening, clock } = state
  const plan = opening.clock
  if (plan.kind === 'none') return null
  if (hasRunOut(state, seat)) return 0
  // What is left over from a seat's last period says nothing of the next.
  return plan.kind === 'move' && clock.due !== seat ? plan.ms : timeLeft(clock, seat, now)
}
