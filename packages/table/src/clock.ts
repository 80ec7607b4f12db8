/**
 * The clock of a table. It is read when something happens and never ticks by itself: how long ago the last event was is all it needs.
 *
 * A seat's time runs while it is awaited. Its own move ends that, unless it is awaited again at once: several decisions in a row are one
 * stretch. An increment is added at the end of a stretch, and where time is given by the move, a stretch begins with all of it.
 *
 * A take-back gives no time back: what was used stays used. Nor does it pay, or nobody would ever run out who takes back and plays again.
 */
import type { Seat } from '@bastide/kernel'
import type { Occurrence } from './event.ts'
import type { ClockPlan } from './opening.ts'

export interface Clock {
  /** What each seat had left at `since`; empty where there is no clock. */
  readonly left: readonly number[]
  /** Whose stretch it is. */
  readonly due: Seat | null
  /** Whether time runs for the seat that is due. */
  readonly runs: boolean
  readonly since: number
  /** For each seat, how many moves there were when its last stretch ended: a stretch that ends or begins no later has been paid before. */
  readonly paid: readonly number[]
}

export function newClock(plan: ClockPlan, seats: number, at: number): Clock {
  const each = plan.kind === 'none' ? [] : Array.from({ length: seats }, () => plan.ms)
  return { left: each, due: null, runs: false, since: at, paid: each.map(() => -1) }
}

/** A time before the last event gives nothing. */
export function timeLeft(clock: Clock, seat: Seat, now: number): number {
  const left = clock.left[seat] ?? 0
  return clock.due === seat && clock.runs ? Math.max(0, left - Math.max(0, now - clock.since)) : left
}

/** The seat whose time is up, or null. */
export function outOfTime(clock: Clock, now: number): Seat | null {
  return clock.due !== null && timeLeft(clock, clock.due, now) === 0 ? clock.due : null
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
  const paid = [...clock.paid]
  const isPaid = (seat: Seat): boolean => moves <= (paid[seat] as number)
  // Whoever else moved since decides anew, which is worth its time.
  if (event.is === 'taken-back') for (const seat of paid.keys()) if (seat !== event.by) paid[seat] = Math.min(paid[seat] as number, event.to)
  if (clock.due !== due) {
    const ended = event.is === 'played' && event.by === clock.due ? clock.due : null
    if (ended !== null && !isPaid(ended)) {
      if (plan.kind === 'game') left[ended] = (left[ended] as number) + plan.increment
      paid[ended] = moves
    }
    if (due !== null && plan.kind === 'move' && !isPaid(due)) left[due] = plan.ms
  }
  return { left, due, runs: due !== null && runs, since: at, paid }
}
