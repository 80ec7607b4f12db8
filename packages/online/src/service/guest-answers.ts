/** What is asked about who somebody is. */
import { type Host, type Identity, Refused, seatsHeldBy } from '@bastide/host'
import { type GameRecord, refusal } from '@bastide/kernel'
import type { TableId } from '@bastide/wire'
import type { Caller } from '../contract.ts'
import type { Gatherings } from '../gathering/gatherings.ts'
import { FORMER_PLAYER, meOf } from '../guests/guests.ts'
import { costOfLoading } from '../limits/costs.ts'
import type { Guest } from '../store.ts'
import type { Announcements } from './announcing.ts'
import { type Known, NO_GUEST, type Reply } from './asking.ts'
import type { Parts } from './parts.ts'

/** What the record of one game costs besides loading it, in the same measure as `COSTS`. */
const COST_OF_RECORD = 2

export class GuestAnswers {
  readonly #parts: Parts
  readonly #gatherings: Gatherings
  readonly #announcements: Announcements

  constructor(parts: Parts, gatherings: Gatherings, announcements: Announcements) {
    this.#parts = parts
    this.#gatherings = gatherings
    this.#announcements = announcements
  }

  /** Makes a guest, unless the device is one's already. */
  async hello({ address }: Caller, known: Guest | null, name: string): Promise<Reply> {
    if (known !== null) return { value: meOf(known) }
    const over = this.#parts.limits.newcomer(address)
    if (over !== null) throw new Refused(over)
    const { guest, device } = await this.#parts.guests.make(name)
    return { value: meOf(guest), device }
  }

  /** Moves this one device. The guest that it was before is forgotten if nothing would be lost with them. */
  async useCode({ address, device: before }: Caller, known: Guest | null, code: string): Promise<Reply> {
    const { limits, guests, streams, fence } = this.#parts
    const over = limits.codeTried(address)
    if (over !== null) throw new Refused(over)
    if (known !== null) await this.#refuseStillPlaying(known.id)
    const { guest, device } = await guests.useCode(code, known === null ? null : before)
    if (known !== null && known.id !== guest.id) {
      for (const { tab } of streams.of(known.id)) tab.end()
      await fence.forgetting(known.id, () => this.#forgetIfLeft(known.id))
    }
    return { value: meOf(guest), device }
  }

  /** False if they have another device, or tables. */
  async #forgetIfLeft(id: Identity): Promise<boolean> {
    const { store } = this.#parts
    if ((await store.devicesOf(id)) > 0) return false
    const [entries, gatherings] = await Promise.all([store.entries(id), store.gatheringsOf(id)])
    if (entries.length + gatherings.length > 0) return false
    await store.forgetGuest(id, FORMER_PLAYER)
    return true
  }

  /** Nobody could come back to their games, and the others would wait. */
  async #refuseStillPlaying(id: Identity): Promise<void> {
    const { store } = this.#parts
    if ((await store.devicesOf(id)) > 1) return
    const entries = await store.entries(id)
    const isPlaying = entries.some(({ summary, holders }) => !summary.finished && seatsHeldBy(holders, id).length > 0)
    if (isPlaying) throw new Refused(STILL_PLAYING)
  }

  /** Leaves every game first: the others must not wait for somebody who does not exist. */
  async forgetMe({ guest }: Known): Promise<Reply> {
    if (!(await this.#parts.fence.forgetting(guest.id, () => this.#forget(guest)))) throw new Refused(NO_GUEST)
    return { value: true, device: null }
  }

  async #forget(guest: Guest): Promise<true> {
    const { store, host, streams } = this.#parts
    // First, so that no game begins with them afterwards.
    for (const { table } of await store.gatheringsOf(guest.id)) await this.#gatherings.leave(table, guest.id)
    const tables = (await store.entries(guest.id)).map(({ summary }) => summary.table)
    for (const table of tables) await resign(host, table, guest.id)
    for (const { tab } of streams.of(guest.id)) tab.end()
    // Their name stands in what is in memory, too.
    const left = await host.rewriting(tables, () => store.forgetGuest(guest.id, FORMER_PLAYER))
    for (const table of left) {
      this.#announcements.forgetHolders(table)
      const gathering = await store.gathering(table)
      if (gathering !== undefined) this.#announcements.changed(gathering, null)
    }
    return true
  }

  async export({ guest }: Known): Promise<Reply> {
    const { store, host, limits } = this.#parts
    const entries = await store.entries(guest.id)
    const costs = entries.map(({ summary }) => COST_OF_RECORD + costOfLoading(summary.version ?? 0))
    const over = limits.guest(
      guest.id,
      costs.reduce((sum, cost) => sum + cost, 0),
    )
    if (over !== null) throw new Refused(over)
    const connection = host.connect(guest.id, () => {})
    const games: GameRecord[] = []
    for (const { summary } of entries) {
      const record = await connection.answer({ ask: 'record', table: summary.table })
      // One that cannot be read must not keep the others back.
      if (record.ok) games.push(record.value as GameRecord)
    }
    return { value: { me: meOf(guest), games } }
  }
}

const STILL_PLAYING = refusal(
  'still-playing',
  'you are in games that only this device can play: end them, or take a code to another device first',
  { where: 'code' },
)

/** All seats of somebody at a table resign. */
async function resign(host: Host, table: TableId, who: Identity): Promise<void> {
  const { holders } = await host.table(table)
  for (const by of seatsHeldBy(holders, who)) {
    try {
      await host.command(table, (kept) => ({ who, seen: kept.state.version, command: { do: 'resign', by } }))
    } catch (thrown) {
      // The game is over, or they have left before.
      if (!(thrown instanceof Refused)) throw thrown
    }
  }
}
