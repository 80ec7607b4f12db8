/**
 * Taking back. It is free while the last move is one's own. Once another seat or chance has moved, everybody else has
 * to agree. Where seats have secrets, consent is not enough: nobody takes back beyond a draw that told them something.
 */
import { accept, type Result, refusal, type Seat } from '@bastide/kernel'
import { whyNotAsk } from './requests.ts'
import { wasToldSince } from './revealing.ts'
import { hasLeft, owingConsent, type TableState } from './state.ts'

export interface TakeBack {
  /** How many moves remain. */
  readonly to: number
  /** Whether nobody has to be asked. */
  readonly isFree: boolean
}

/** What a take-back by this seat would do now, or why it is refused. */
export function takeBackTo(state: TableState, by: Seat): Result<TakeBack> {
  const { movers } = state
  const whyNot = whyNotAsk(state)
  if (whyNot !== null) return whyNot
  const to = movers.lastIndexOf(by)
  if (to < 0) return refusal('nothing-to-take-back', `seat ${by} has made no move`)
  if (wasToldSince(state, to, by))
    return refusal('told-already', `seat ${by} cannot take back: a draw since then has told it something`)
  return accept({ to, isFree: to === movers.length - 1 })
}

/** The same for any viewer. `free` if it would happen at once, because nobody has to be asked or only bots. */
export function takeBackFor(state: TableState, viewer: Seat): 'free' | 'ask' | null {
  if (viewer < 0 || hasLeft(state, viewer)) return null
  const possible = takeBackTo(state, viewer)
  if (!possible.ok) return null
  return possible.value.isFree || owingConsent(state, viewer).length === 0 ? 'free' : 'ask'
}
