/**
 * Taking back. It is free while the last move is one's own. Once another seat or chance has moved, everybody else has
 * to agree. Where seats have secrets, consent is not enough: nobody takes back beyond a draw that told him something.
 */
import { accept, type Result, refusal, type Seat } from '@bastide/kernel'
import { wasToldSince } from './revealing.ts'
import { hasLeft, owingConsent, type TableState } from './state.ts'

/** Who takes back and plays in turn could make a log grow for ever. No game that is played comes near this. */
const MOST_EVENTS = 10_000

export interface TakeBack {
  /** How many moves are left then. */
  readonly to: number
  /** Whether it needs no request. */
  readonly isFree: boolean
}

/** What a seat's take-back would be now. */
export function takeBackTo(state: TableState, by: Seat): Result<TakeBack> {
  const { asked, movers, finished, version } = state
  if (finished !== null) return refusal('finished', 'the game is over')
  if (asked !== null) return refusal('take-back-asked', `seat ${asked.by} has asked to take back`)
  const to = movers.lastIndexOf(by)
  if (to < 0) return refusal('nothing-to-take-back', `seat ${by} has made no move`)
  if (version >= MOST_EVENTS) return refusal('log-full', 'too much has been taken back at this table')
  if (wasToldSince(state, to, by))
    return refusal('told-already', `seat ${by} cannot take back: a draw since then has told it something`)
  return accept({ to, isFree: to === movers.length - 1 })
}

/** The same for one who looks on or plays: `free` where it happens at once, as nobody has to be asked. */
export function takeBackFor(state: TableState, viewer: Seat): 'free' | 'ask' | null {
  if (viewer < 0 || hasLeft(state, viewer)) return null
  const possible = takeBackTo(state, viewer)
  if (!possible.ok) return null
  return possible.value.isFree || owingConsent(state, viewer).length === 0 ? 'free' : 'ask'
}
