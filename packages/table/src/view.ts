/** What one viewer sees of a table: the game's own view, and everything around it. */
import { CHANCE, type Json, type Leaving, NOBODY, type Seat } from '@bastide/kernel'
import { timeLeft } from './clock.ts'
import type { ClockPlan, SeatPlan } from './opening.ts'
import type { TableRequest } from './requests.ts'
import { botOn } from './standing-in.ts'
import { dueSeat, hasLeft, type TableState } from './state.ts'
import { timeAfter } from './time.ts'

export interface SeatView extends SeatPlan {
  /** Also true if it ran out of time. */
  readonly resigned: boolean
  readonly ranOut: boolean
  /** What is left at `clock.since`, or now if no time runs. Null if there is no clock. */
  readonly clock: number | null
}

export interface TableView {
  /** The number of events so far. */
  readonly version: number
  readonly seats: readonly SeatView[]
  readonly clock: {
    readonly plan: ClockPlan
    /** Whose time is running. */
    readonly running: Seat | null
    /** The time for which the clocks are shown. From then on the running one counts down. */
    readonly since: number | null
  }
  /**
   * Who decides next. Null when the game is over, however it ended. Only this seat has choices in `game`. If it has
   * left, a bot plays for it.
   */
  readonly awaited: Seat | 'chance' | null
  /** A request, to take back or to pause. Only a seat that is awaited and could decline it can play. */
  readonly asked: null | TableRequest
  /** Whose pause it is, and when it ends by itself. Nobody plays meanwhile. */
  readonly paused: TableState['paused']
  /** The number of moves that stand. */
  readonly moves: number
  /** Who left before the end, in order. */
  readonly left: readonly Leaving[]
  readonly finished: TableState['finished']
  readonly aids: readonly string[]
  /** Where draws can be proven: what a page needs to add to them. */
  readonly fair?: {
    readonly table: string
    readonly commitment: string
    /** By seat: the end of the chain that it last committed to. */
    readonly ends: readonly (string | null)[]
    /** The number of draws that stand. It is the number of the link that a move needs if it brings on a draw. */
    readonly draws: number
  }
  /** The position as the rules show it to this viewer. */
  readonly game: Json
}

/** `like` is what another viewer sees of the same state: what both see is not made twice. */
export function lookAt(state: TableState, viewer: Seat, at: number, like?: TableView): TableView {
  const now = timeAfter(state.at, at)
  const { opening, rules, position, clock, left } = state
  const running = clock.runs ? clock.due : null
  return {
    version: state.version,
    seats: opening.seats.map((plan, seat) => ({
      ...plan,
      resigned: hasLeft(state, seat),
      ranOut: hasRunOut(state, seat),
      clock: shownTime(state, seat, now),
    })),
    clock: { plan: opening.clock, running, since: running === null ? null : now },
    awaited: awaitedAt(state),
    asked: state.asked,
    paused: state.paused,
    moves: state.moves.length,
    left,
    finished: state.finished,
    aids: opening.aids,
    ...fairView(state),
    game: rules.view(position, viewer, opening.aids, like?.game),
  }
}

function fairView({ fair, draws }: TableState): Pick<TableView, 'fair'> {
  if (fair === null) return {}
  const { table, commitment, later } = fair
  const ends = fair.ends.map((end, seat) => later.reduce((last, one) => (one.seat === seat ? one.end : last), end))
  return { fair: { table, commitment, ends, draws } }
}

function awaitedAt(state: TableState): TableView['awaited'] {
  const awaited = state.finished === null ? state.rules.awaited(state.position) : NOBODY
  if (awaited === CHANCE) return 'chance'
  return awaited !== NOBODY && botOn(state, awaited) !== null ? awaited : dueSeat(state)
}

const hasRunOut = ({ left }: TableState, seat: Seat): boolean =>
  left.some((leaving) => leaving.seat === seat && leaving.why === 'time')

function shownTime(state: TableState, seat: Seat, now: number): number | null {
  const { opening, clock } = state
  const plan = opening.clock
  if (plan.kind === 'none') return null
  if (hasRunOut(state, seat)) return 0
  // What was left of a seat's last period says nothing about its next one.
  return plan.kind === 'move' && clock.due !== seat ? plan.ms : timeLeft(clock, seat, now)
}
