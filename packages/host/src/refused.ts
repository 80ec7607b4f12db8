import type { Refusal, Result } from '@bastide/kernel'

/** A refusal on its way to whoever asked. Unlike the kernel's `demand`, it may cross an `await`. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** The value of a result; where it is a refusal, breaks off. */
export function settled<T>(result: Result<T>): T {
  if (!result.ok) throw new Refused(result)
  return result.value
}
