/** Limits on what one guest and one address may ask for. Each says when to come back. */
import type { Identity } from '@bastide/host'
import { type Refusal, refusal } from '@bastide/kernel'
import { type BucketPlan, Buckets } from './buckets.ts'

/** Several people may share an address: a household, a school. */
const PLANS = {
  guest: { most: 1_000, perSecond: 50 },
  address: { most: 4_000, perSecond: 200 },
  /** New guests from an address: thirty, and then one every two minutes. */
  newcomer: { most: 30, perSecond: 1 / 120 },
  /** Codes tried from an address: five, and then one every two minutes. */
  code: { most: 5, perSecond: 1 / 120 },
  /** Tables that an address puts on the list for everybody: twenty, and then one a minute. */
  listed: { most: 20, perSecond: 1 / 60 },
  /** Advice that a guest asks for: three times, and then once in ten seconds. Few play faster than that for long. */
  advice: { most: 3, perSecond: 1 / 10 },
} as const satisfies Record<string, BucketPlan>
type Limited = keyof typeof PLANS

export const MOST_GATHERINGS = 20
/** Of these, so many may be on the list for everybody. */
export const MOST_LISTED_OF_GUEST = 3
/** Games that a guest hosts and that are not over: more than anybody plays over days. */
export const MOST_OPEN_TABLES = 100
export const MOST_STREAMS_OF_GUEST = 8
export const MOST_STREAMS_OF_ADDRESS = 64

export interface TooMany extends Refusal {
  readonly retryAfter: number
}

const SECOND = 1_000

export function tooMany(reason: string, retryAfter: number): TooMany {
  const seconds = Math.ceil(retryAfter / SECOND)
  return { ...refusal('too-many', `${reason}; come back in ${seconds} s`), retryAfter }
}

export class Limits {
  readonly #now: () => number
  readonly #buckets: { readonly [limited in Limited]: Buckets }

  constructor(now: () => number) {
    this.#now = now
    this.#buckets = {
      guest: new Buckets(PLANS.guest),
      address: new Buckets(PLANS.address),
      newcomer: new Buckets(PLANS.newcomer),
      code: new Buckets(PLANS.code),
      listed: new Buckets(PLANS.listed),
      advice: new Buckets(PLANS.advice),
    }
  }

  /** Charges a request to an address, before anything is looked up for it. */
  address(address: string, cost: number): TooMany | null {
    return this.#take('address', address, cost, 'your address asks for more than this server does at once')
  }

  guest(guest: Identity, cost: number): TooMany | null {
    return this.#take('guest', guest, cost, 'you ask for more than this server does at once')
  }

  newcomer(address: string): TooMany | null {
    return this.#take('newcomer', address, 1, 'too many new guests came from your address')
  }

  codeTried(address: string): TooMany | null {
    return this.#take('code', address, 1, 'too many codes were tried')
  }

  listed(address: string): TooMany | null {
    return this.#take('listed', address, 1, 'your address has put too many tables on the list')
  }

  advice(guest: Identity): TooMany | null {
    return this.#take('advice', guest, 1, 'you ask for advice more often than this server gives it')
  }

  #take(limited: Limited, who: string, cost: number, reason: string): TooMany | null {
    const now = this.#now()
    const wait = this.#buckets[limited].wait(who, cost, now)
    if (wait > 0) return tooMany(reason, wait)
    this.#buckets[limited].use(who, cost, now)
    return null
  }
}
