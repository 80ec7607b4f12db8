/**
 * The clock of a table. It is read when something happens and never ticks by itself: how long ago the last event was is
 * all it needs.
 *
 * A seat's time runs while it is awaited. Its own move ends that, unless it is awaited again at once: several decisions
 * in a row are one period. An increment is added at the end of a period, and where time is given by the move, a
 * period begins with all of it.
 *
 * A take-back gives no time back: what was used stays used. Nor does it pay, or nobody would ever run out who takes
 * back and plays again. So a seat's periods are counted, and its third is its third however often it comes to it:
 * with what it had left of it, and paid once.
 */
import type { Seat } from '@bastide/kernel'
import type { Occurrence } from './event.ts'
import type { ClockPlan } from './opening.ts'

interface Periods {
  /** How many moves there were when each began, of those that stand. */
  readonly begun: readonly number[]
  /**
   * What was left when each was last gone from, of all that the seat came to: those that it took back itself included.
   */
  readonly left: readonly number[]
}

export interface Clock {
  /** What each seat had left at `since`; empty where there is no clock. */
  readonly left: readonly number[]
  /** Whose period it is. */
  readonly due: Seat | null
  /** Whether time runs for the seat that is due. */
  readonly runs: boolean
  readonly since: number
  /** Of each seat. */
  readonly periods: readonly Periods[]
}

export function newClock(plan: ClockPlan, seats: number, at: number): Clock {
  const each = plan.kind === 'none' ? [] : Array.from({ length: seats }, () => plan.ms)
  return { left: each, due: null, runs: false, since: at, periods: each.map(() => ({ begun: [], left: [] })) }
}

/** A time before the last event gives nothing. */
export function timeLeft(clock: Clock, seat: Seat, now: number): number {
  const left = clock.left[seat] ?? 0
  return clock.due === seat && clock.runs ? Math.max(0, left - Math.max(0, now - clock.since)) : left
}

/** When the time that runs now will be up, or null where none runs. */
export function runsOutAt({ left, due, runs, since }: Clock): number | null {
  const running = due === null || !runs ? undefined : left[due]
  return running === undefined ? null : since + running
}

/** The seat whose time is up, or null. */
export function outOfTime(clock: Clock, now: number): Seat | null {
  const end = runsOutAt(clock)
  return end !== null && now >= end ? clock.due : null
}

export interface ClockStep {
  readonly event: Occurrence
  readonly at: number
  /** Who is to decide after the event, and whether that seat's time runs. */
  readonly due: Seat | null
  readonly runs: boolean
  /** How many moves there are after the event. */
  readonly moves: number
}

/** The clock after an event. */
export function turnClock(clock: Clock, plan: ClockPlan, { event, at, due, runs, moves }: ClockStep): Clock {
  if (plan.kind === 'none') return clock
  const left = clock.left.map((_, seat) => timeLeft(clock, seat, at))
  const periods = [...clock.periods]
  if (event.is === 'taken-back') {
    if (plan.kind === 'move' && clock.due === event.by) goneFrom(periods, event.by, left)
    for (const seat of periods.keys())
      periods[seat] = periodsBefore(periods[seat] as Periods, event.to, seat === event.by)
    if (plan.kind === 'move') left[event.by] = leftOfLast(periods[event.by] as Periods) ?? plan.ms
  } else if (clock.due !== due) {
    if (event.is === 'played' && event.by === clock.due) {
      const isFirstTime = goneFrom(periods, event.by, left)
      if (plan.kind === 'game' && isFirstTime) left[event.by] = (left[event.by] as number) + plan.increment
    }
    if (due !== null) {
      const { begun, left: before } = periods[due] as Periods
      periods[due] = { begun: [...begun, moves], left: before }
      if (plan.kind === 'move') left[due] = leftOfLast(periods[due]) ?? plan.ms
    }
  }
  return { left, due, runs: due !== null && runs, since: at, periods }
}

/** What the seat had left of its last period, if it was in that before. */
const leftOfLast = ({ begun, left }: Periods): number | undefined => left[begun.length - 1]

/** Notes what a seat has left of the period that it goes from, and says whether it does so for the first time. */
function goneFrom(periods: Periods[], seat: Seat, left: readonly number[]): boolean {
  const { begun, left: before } = periods[seat] as Periods
  const last = begun.length - 1
  periods[seat] = { begun, left: [...before.slice(0, last), left[seat] as number, ...before.slice(last + 1)] }
  return last === before.length
}

/**
 * Those that stand when the moves from one on are taken back. Whoever did not take back decides anew, which is worth
 * its time.
 */
function periodsBefore({ begun, left }: Periods, to: number, isOwn: boolean): Periods {
  const standing = begun.filter((moves) => moves <= to)
  return { begun: standing, left: isOwn ? left : left.slice(0, standing.length) }
}
