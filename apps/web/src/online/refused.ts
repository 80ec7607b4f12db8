import type { Refusal } from '@bastide/kernel'

/** A request that was refused. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}
