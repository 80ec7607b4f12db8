/**
 * A table as it was some time ago, for those who watch it with a delay. Its events are those of the store, each as late
 * as the delay says; only the opening is shown at once, since whoever gathered knew it. Nobody plays at it.
 */
import type { TableEvent } from '@bastide/table'
import { Alarm } from './alarm.ts'
import { Audience } from './audience.ts'
import { KeptTable, type Parts } from './kept-table.ts'
import type { TableEntry } from './store.ts'

/** What a delayed table takes from the world. */
export interface Clockwork {
  now(): number
  after(ms: number, call: () => void): () => void
  fault(thrown: unknown): void
}

export class DelayedTable {
  readonly audience: Audience
  readonly kept: KeptTable
  readonly #alarm: Alarm
  readonly #clock: Clockwork
  readonly #delay: number
  #isOver = false
  readonly #later: (from: number) => Promise<readonly TableEvent[]>

  private constructor(parts: Parts, entry: TableEntry, opened: TableEvent, clock: Clockwork, delay: number) {
    const { table } = entry.summary
    const isPast = ({ at }: TableEvent): boolean => at <= clock.now() - delay
    const events: Parts['events'] = async (id, from) => (await parts.events(id, from)).filter(isPast)
    this.kept = new KeptTable({ ...parts, events }, entry, NO_DRAW, [opened], (to) => this.audience.takenBack(to))
    this.audience = new Audience(this.kept, clock.now)
    this.#alarm = new Alarm(clock)
    this.#clock = clock
    this.#delay = delay
    this.#later = (from) => parts.events(table, from)
  }

  static async of(parts: Parts, entry: TableEntry, clock: Clockwork, delay: number): Promise<DelayedTable> {
    const [opened] = await parts.events(entry.summary.table, 0)
    if (opened === undefined) throw new Error('a table begins with its opening')
    const table = new DelayedTable(parts, entry, opened, clock, delay)
    await table.goOn()
    return table
  }

  /** The table was rewritten in the store. */
  async beginAnew(): Promise<void> {
    await this.kept.rewriting(() => Promise.resolve())
    this.audience.beginAnew()
  }

  /** Tells what has become old enough, and waits for what has not. Call it when something happens at the table. */
  async goOn(): Promise<void> {
    // Events never go back in time, so the one that is waited for comes before any newer one.
    if (this.#alarm.isSet || this.#isOver) return
    if (await this.kept.catchUp()) this.audience.tellNews()
    const [next] = await this.#later(this.kept.state.version)
    if (next === undefined || this.#alarm.isSet || this.#isOver) return
    this.#alarm.setTo(next.at + this.#delay, () => {
      this.goOn().catch((thrown) => this.#clock.fault(thrown))
    })
  }

  end(): void {
    this.#isOver = true
    this.#alarm.cancel()
    this.audience.dismiss()
  }
}

const NO_DRAW = (): never => {
  throw new Error('nothing is drawn at a table that is only watched')
}
