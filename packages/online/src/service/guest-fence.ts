/**
 * Lets nothing of a guest go on while they are forgotten. Otherwise what they asked for a moment before could make a
 * table, or take a seat, for somebody who does not exist any more.
 */
import { type Identity, Refused } from '@bastide/host'
import { NO_GUEST } from './asking.ts'

/** A request may have looked up its guest just before they were forgotten; not a thousand others before. */
const MOST_REMEMBERED = 1_000

interface UnderWay {
  count: number
  /** Called when there is one less. */
  ended: () => void
}

export class GuestFence {
  readonly #underWay = new Map<Identity, UnderWay>()
  readonly #leaving = new Set<Identity>()
  readonly #forgotten = new Set<Identity>()

  /** Does what a guest has asked for, unless they are being forgotten. */
  async during<T>(who: Identity, run: () => Promise<T>): Promise<T> {
    if (this.#isOut(who)) throw new Refused(NO_GUEST)
    const underWay = this.#underWay.get(who) ?? { count: 0, ended() {} }
    this.#underWay.set(who, underWay)
    underWay.count++
    try {
      return await run()
    } finally {
      underWay.count--
      if (underWay.count === 0) this.#underWay.delete(who)
      underWay.ended()
    }
  }

  /**
   * Forgets a guest, as they asked in a request that is under way: once all their others have ended, and with no new
   * ones meanwhile. `forget` says whether it did. False if another of their requests does this already.
   */
  async forgetting(who: Identity, forget: () => Promise<boolean>): Promise<boolean> {
    if (this.#isOut(who)) return false
    this.#leaving.add(who)
    try {
      await this.#othersEnded(who)
      if (await forget()) this.#remember(who)
      return true
    } finally {
      this.#leaving.delete(who)
    }
  }

  #isOut(who: Identity): boolean {
    return this.#leaving.has(who) || this.#forgotten.has(who)
  }

  async #othersEnded(who: Identity): Promise<void> {
    const underWay = this.#underWay.get(who)
    while (underWay !== undefined && underWay.count > 1)
      await new Promise<void>((resolve) => {
        underWay.ended = resolve
      })
  }

  #remember(who: Identity): void {
    this.#forgotten.add(who)
    const [oldest] = this.#forgotten
    if (this.#forgotten.size > MOST_REMEMBERED && oldest !== undefined) this.#forgotten.delete(oldest)
  }
}
