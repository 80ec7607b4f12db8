/** A request on its way to its answer. */
import { refusal } from '@bastide/kernel'
import type { Caller } from '../contract.ts'
import type { Guest } from '../store.ts'

export interface Reply {
  readonly value: unknown
  /** A new secret for the cookie of the device; null takes the cookie away. */
  readonly device?: string | null
}

/** Somebody whom the server knows. */
export interface Known {
  readonly caller: Caller
  readonly guest: Guest
}

export const NO_GUEST = refusal('no-guest', 'say hello first: this server does not know you')
