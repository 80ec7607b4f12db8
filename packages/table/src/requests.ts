/**
 * Requests that everybody else who still plays must agree to: to take back, or to pause. There is one at a time. It
 * ends when somebody declines, when whoever asked withdraws it, when the last one agrees, or when it lapses.
 */
import { type Refusal, refusal, refuse, type Seat } from '@bastide/kernel'
import type { Occurrence } from './event.ts'
import { requestLasts } from './lapsing.ts'
import type { ClockPlan } from './opening.ts'
import type { TableState } from './state.ts'

export type TableRequest = {
  readonly by: Seat
  readonly waitingFor: readonly Seat[]
  /** When it lapses. */
  readonly until: number
} & (
  | {
      readonly what: 'take-back'
      /** How many moves would remain. */
      readonly to: number
    }
  | {
      readonly what: 'pause'
      /** How long it would last at most. */
      readonly ms: number
    }
)

/** Without a limit, taking back, asking and withdrawing could make a log grow for ever. No real game comes near it. */
const MOST_EVENTS = 10_000

/** The request that an event brings. */
export function requestOf(
  event: Occurrence & { readonly is: 'asked-back' | 'asked-pause' },
  waitingFor: readonly Seat[],
  at: number,
  plan: ClockPlan,
): TableRequest {
  const asked = { by: event.by, waitingFor, until: at + requestLasts(plan) }
  return event.is === 'asked-back'
    ? { what: 'take-back', ...asked, to: event.to }
    : { what: 'pause', ...asked, ms: event.ms }
}

export const withoutWaiting = (asked: TableRequest | null, seat: Seat): TableRequest | null =>
  asked === null ? null : { ...asked, waitingFor: asked.waitingFor.filter((one) => one !== seat) }

/** Those who have not answered yet may answer. Whoever asked may withdraw. */
export const mayAnswer = (asked: TableRequest, by: Seat, agrees: boolean): boolean =>
  asked.waitingFor.includes(by) || (asked.by === by && !agrees)

/** Why nothing else can be asked, or done, while this is asked. */
export const isAskedAlready = ({ by, what }: TableRequest): Refusal =>
  what === 'pause'
    ? refusal('pause-asked', `seat ${by} has asked for a pause`)
    : refusal('take-back-asked', `seat ${by} has asked to take back`)

/** Why nothing can be asked at this table now; null if something can. */
export function whyNotAsk({ finished, asked, paused, version }: TableState): Refusal | null {
  if (finished !== null) return refusal('finished', 'the game is over')
  if (asked !== null) return isAskedAlready(asked)
  if (paused !== null) return refusal('paused', `seat ${paused.by} has a pause`)
  return version >= MOST_EVENTS ? refusal('log-full', 'too much has happened at this table') : null
}

/** Only inside `attempt`. */
export function refuseAnswer(asked: TableRequest | null, by: Seat, agrees: boolean): void {
  if (asked === null || !mayAnswer(asked, by, agrees))
    refuse('not-asked', `seat ${by} has nothing to answer`, { where: 'by' })
}

/** What the last consent brings: at this time. */
export const grantedBy = (asked: TableRequest, at: number): Occurrence =>
  asked.what === 'pause'
    ? { is: 'paused', by: asked.by, until: at + asked.ms }
    : { is: 'taken-back', by: asked.by, to: asked.to }
