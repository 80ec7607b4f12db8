/** Lets streams follow tables: as they gather, when their game begins, and from then on through the host. */
import { Refused } from '@bastide/host'
import type { StreamNotice, TableId } from '@bastide/wire'
import type { Gathering } from '../gathering/gathering.ts'
import { lookAtGathering } from '../gathering/looking.ts'
import { PAID_WITH_STREAM } from '../limits/costs.ts'
import { isPlayer, type Seen } from './access.ts'
import { chargeLoading } from './loading.ts'
import type { Parts } from './parts.ts'
import type { Followed, OpenStream } from './streams.ts'

/** In a cursor: what the page knew last is a gathering, or an invitation to it. */
const MARK_OF_GATHERING = 'g'

export class FollowingTables {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Follows a table from now on, if its reader may see it. What stands in the way is told on the stream. */
  async begin(stream: OpenStream, table: TableId): Promise<void> {
    const { access, presence, store } = this.#parts
    try {
      const seen = await access.look(table, stream.guest)
      if (seen.kind === 'opened') chargeLoading(this.#parts, seen.entry, stream.guest, PAID_WITH_STREAM)
      const followed = stream.tables.get(table)
      if (followed === undefined || stream.tab.isClosed) return
      followed.isAdmitted = true
      presence.came(table, stream.guest)
      if (seen.kind === 'gathering') {
        await this.#tellGathering(stream, seen.gathering)
        // Its game may have begun before the stream was known to follow it.
        if ((await store.gathering(table)) === undefined) await this.opened(stream, table)
      } else await this.#open(stream, table, seen, wasGathering(stream, table))
    } catch (thrown) {
      this.#refuse(stream, table, thrown)
    }
  }

  /** Something happened at a gathering. */
  async changed(stream: OpenStream, gathering: Gathering): Promise<void> {
    try {
      await this.#tellGathering(stream, gathering)
    } catch (thrown) {
      this.#refuse(stream, gathering.table, thrown)
    }
  }

  /** The gathering as the reader sees it, unless they were told something newer already. */
  async #tellGathering(stream: OpenStream, gathering: Gathering): Promise<void> {
    const { store, access, presence, host } = this.#parts
    const { table, version } = gathering
    const followed = stream.tables.get(table)
    if (followed === undefined || followed.isOpened || followed.gathering >= version) return
    followed.gathering = version
    const secrets = await store.gatheringSecrets(table)
    if (!(await access.maySee(table, { kind: 'gathering', gathering }, stream.guest))) {
      // To whoever may not see it any more it is as if it were gone.
      if (followed.isAdmitted) stream.tab.push({ tell: 'dissolved', table })
      this.leave(stream, table)
      return
    }
    if (isOutdated(followed, version)) return
    const view = lookAtGathering(gathering, {
      who: stream.guest,
      invite: secrets?.invite ?? '',
      now: host.now(),
      presence: (guest) => presence.of(table, guest),
    })
    const data = JSON.stringify({ tell: 'gathering', gathering: view } satisfies StreamNotice)
    stream.tab.pushText(data, `gathering ${table}`, table, `${MARK_OF_GATHERING}${version}`)
  }

  leave(stream: OpenStream, table: TableId): void {
    if (stream.tables.get(table)?.isAdmitted) this.#parts.presence.left(table, stream.guest)
    this.#parts.streams.leave(stream, table)
  }

  /** The game has begun. */
  async opened(stream: OpenStream, table: TableId): Promise<void> {
    try {
      const seen = await this.#parts.access.look(table, stream.guest)
      if (seen.kind === 'opened') await this.#open(stream, table, seen, true)
    } catch (thrown) {
      this.#refuse(stream, table, thrown)
    }
  }

  async #open(stream: OpenStream, table: TableId, seen: Seen & { kind: 'opened' }, isNew: boolean): Promise<void> {
    const followed = stream.tables.get(table)
    if (followed === undefined || followed.isOpened) return
    followed.isOpened = true
    if (isNew) stream.tab.push({ tell: 'opened', table })
    const delay = isPlayer(seen.entry, stream.guest) ? 0 : (seen.entry.holders.watching?.delay ?? 0)
    const done = await stream.tab.follow({ table, delay, ...(followed.as === undefined ? {} : { as: followed.as }) })
    if (!done.ok) this.#refuse(stream, table, new Refused(done))
  }

  #refuse(stream: OpenStream, table: TableId, thrown: unknown): void {
    const refused = thrown instanceof Refused ? thrown.refusal : null
    if (refused === null) this.#parts.world.fault(thrown)
    // After a fault the page comes back and tries again. It must not go on without the table.
    if (refused === null || refused.code === 'fault') stream.tab.end()
    else if (wasGathering(stream, table)) stream.tab.push({ tell: 'dissolved', table })
    else stream.tab.refuse(table, refused)
    this.leave(stream, table)
  }
}

/** Whether the page last knew the table as one that gathers. */
const wasGathering = ({ tab }: OpenStream, table: TableId): boolean =>
  tab.resumedFrom(table)?.startsWith(MARK_OF_GATHERING) === true

/** Whether something newer was told while this was made. */
const isOutdated = ({ isOpened, gathering }: Followed, version: number): boolean => isOpened || gathering > version
