/**
 * The clock of a table. It never ticks by itself. It is read when something happens, and needs to know only how long
 * ago the last event was.
 *
 * A seat's time runs while the seat is awaited. That is a period; several decisions in a row are one period. With time
 * for the whole game, the increment is added at the end of a period. With time for each move, a period begins with all
 * of it.
 *
 * A take-back gives no time back, and no second increment either; otherwise a player could take back and play again and
 * never run out. So a seat's periods are counted. Its third period stays the third however often the seat comes to it:
 * it continues with the time that was left, and is paid once.
 */
import type { Seat } from '@bastide/kernel'
import type { Occurrence } from './event.ts'
import type { ClockPlan } from './opening.ts'

interface Periods {
  /** Of the periods that stand: how many moves there were when each began. */
  readonly begun: readonly number[]
  /** What was left when the seat last finished each period. Includes periods that the seat itself took back. */
  readonly left: readonly number[]
}

export interface Clock {
  /** What each seat had left at `since`. Empty if the table has no clock. */
  readonly left: readonly number[]
  /** Whose period it is. */
  readonly due: Seat | null
  /** Whether time runs for the seat that is due. */
  readonly runs: boolean
  readonly since: number
  /** By seat. */
  readonly periods: readonly Periods[]
}

export function newClock(plan: ClockPlan, seats: number, at: number): Clock {
  const each = plan.kind === 'none' ? [] : Array.from({ length: seats }, () => plan.ms)
  return { left: each, due: null, runs: false, since: at, periods: each.map(() => ({ begun: [], left: [] })) }
}

/** What a seat has left. A `now` before the last event changes nothing. */
export function timeLeft(clock: Clock, seat: Seat, now: number): number {
  const left = clock.left[seat] ?? 0
  return clock.due === seat && clock.runs ? Math.max(0, left - Math.max(0, now - clock.since)) : left
}

/** When the running clock will run out, or null if none is running. */
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
  /** Who decides next, and whether that seat's time runs. */
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

/** What the seat had left of its last period, if it has been in it before. */
const leftOfLast = ({ begun, left }: Periods): number | undefined => left[begun.length - 1]

/** Notes what a seat has left at the end of its period. Returns whether the period ended for the first time. */
function goneFrom(periods: Periods[], seat: Seat, left: readonly number[]): boolean {
  const { begun, left: before } = periods[seat] as Periods
  const last = begun.length - 1
  periods[seat] = { begun, left: [...before.slice(0, last), left[seat] as number, ...before.slice(last + 1)] }
  return last === before.length
}

/**
 * The periods that still stand after a take-back. A seat that did not ask for it decides again through no fault of its
 * own, and gets its time again.
 */
function periodsBefore({ begun, left }: Periods, to: number, isOwn: boolean): Periods {
  const standing = begun.filter((moves) => moves <= to)
  return { begun: standing, left: isOwn ? left : left.slice(0, standing.length) }
}
