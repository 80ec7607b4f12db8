/** What has to be looked at again and again: clocks, links that nobody reveals, what everybody has left behind. */
import type { Gatherings } from '../gathering/gatherings.ts'
import type { PresenceTelling } from '../presence/telling.ts'
import type { Parts } from './parts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** How long a table that gathers is kept without anything happening there: listed, and nobody is here. */
export const LISTED_LASTS_MS = HOUR
/** And if only those who have the link can come. */
export const UNLISTED_LASTS_MS = 14 * DAY
const IDLE_EVERY_MS = 5 * MINUTE

export class Sweeping {
  readonly #parts: Parts
  readonly #gatherings: Gatherings
  readonly #telling: PresenceTelling
  #hasBegun = false
  #idleAt = 0
  /** How many tables gathered when they were last counted. */
  gatherings = 0

  constructor(parts: Parts, gatherings: Gatherings, telling: PresenceTelling) {
    this.#parts = parts
    this.#gatherings = gatherings
    this.#telling = telling
  }

  async sweep(): Promise<void> {
    const { host, world, presence } = this.#parts
    try {
      if (!this.#hasBegun) {
        await this.#gatherings.resume()
        this.#hasBegun = true
      }
      await host.lookAtDue()
      await this.#gatherings.sweep()
      for (const table of presence.sweep()) this.#telling.changed(table)
      this.#telling.sweep()
      await this.#dropIdle()
    } catch (thrown) {
      // The next sweep comes in a second.
      world.fault(thrown)
    }
  }

  async #dropIdle(): Promise<void> {
    const { store, host, presence } = this.#parts
    const now = host.now()
    if (now < this.#idleAt) return
    this.#idleAt = now + IDLE_EVERY_MS
    await store.dropCodes(now)
    this.gatherings = (await store.gatheringsBefore(now + 1)).length
    for (const table of await store.gatheringsBefore(now - LISTED_LASTS_MS)) {
      const gathering = await store.gathering(table)
      if (gathering === undefined) continue
      const lasts = gathering.terms.isListed ? LISTED_LASTS_MS : UNLISTED_LASTS_MS
      if (now - gathering.touched > lasts && !presence.isAnybodyHere(table)) await this.#gatherings.drop(table)
    }
  }
}
