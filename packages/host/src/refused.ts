import { type Refusal, type Result, refusal, type Seat } from '@bastide/kernel'

/** Carries a refusal to the sender of a request. Unlike the kernel's `demand`, it may cross an `await`. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** The value of a result. Throws if it is a refusal. */
export function settled<T>(result: Result<T>): T {
  if (!result.ok) throw new Refused(result)
  return result.value
}

/** All that leaves the host of a fault: its message may quote anything. */
export const FAULT: Refusal = refusal('fault', 'something went wrong here')

export const notYours = (seat: Seat): Refusal => refusal('not-your-seat', `seat ${seat} is not yours`, { where: 'by' })
