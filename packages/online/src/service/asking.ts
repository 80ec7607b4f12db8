/** A request on its way to its answer. */
import type { OnlineRequest, OnlineVerb, Request, ServedVerb } from '@bastide/wire'
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

export type Answering<V extends OnlineVerb | ServedVerb> = V extends OnlineVerb
  ? OnlineRequest<V>
  : V extends ServedVerb
    ? Request<V>
    : never
