/** A request on its way to its answer. */
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
