/**
 * Who may see which table. One that somebody may not see is refused in the same words as one that does not exist, so
 * that nobody learns of tables by guessing.
 */
import { type Identity, isHeldBy, Refused, seatsHeldBy, type TableEntry } from '@bastide/host'
import { refusal } from '@bastide/kernel'
import type { TableId } from '@bastide/wire'
import { isPartOf } from '../forgetting.ts'
import type { Gathering } from '../gathering/gathering.ts'
import type { OnlineStore } from '../store.ts'
import { isSameSecret } from './secrets.ts'

export type Seen =
  | { readonly kind: 'gathering'; readonly gathering: Gathering }
  | { readonly kind: 'opened'; readonly entry: TableEntry }

export const UNKNOWN_TABLE = refusal('unknown-table', 'there is no such table here', { where: 'table' })

export class Access {
  readonly #store: OnlineStore

  constructor(store: OnlineStore) {
    this.#store = store
  }

  /** The table, for somebody who may see it. Else it is as if there were none. */
  async look(table: TableId, who: Identity): Promise<Seen> {
    return this.#shown(table, await this.#find(table), who)
  }

  /** Comes by a link: its secret, if it is right, lets somebody in from now on. */
  async enter(table: TableId, who: Identity, invite: string | undefined): Promise<Seen> {
    const seen = await this.#find(table)
    if (seen === undefined || !(await this.#isLinkTo(table, seen, invite))) return this.#shown(table, seen, who)
    await this.#store.admit(table, who)
    return this.look(table, who)
  }

  /** The table, for somebody with the secret of its link, whoever they are, or who may see it. It lets nobody in. */
  async glimpse(table: TableId, who: Identity | null, invite: string | undefined): Promise<Seen> {
    const seen = await this.#find(table)
    if (seen === undefined) throw new Refused(UNKNOWN_TABLE)
    const isLinked = await this.#isLinkTo(table, seen, invite)
    const isShown = isShownToAll(seen) || (isLinked && isShownByLink(seen))
    if (!isShown && (who === null || !(await this.maySee(table, seen, who)))) throw new Refused(UNKNOWN_TABLE)
    return seen
  }

  /** The secret of a table's link, for somebody who may pass it on. */
  async inviteFor(table: TableId, seen: Seen, who: Identity | null): Promise<string | null> {
    if (who === null || !isShownByLink(seen)) return null
    const mayInvite = seen.kind === 'gathering' ? isPartOf(seen.gathering, who) : isHeldBy(seen.entry, who)
    // Whoever was let in by the link has it already.
    if (!mayInvite && !(await this.#store.isAdmitted(table, who))) return null
    return (await this.#inviteOf(table, seen)) ?? null
  }

  async #find(table: TableId): Promise<Seen | undefined> {
    const gathering = await this.#store.gathering(table)
    if (gathering !== undefined) return { kind: 'gathering', gathering }
    const entry = await this.#store.entry(table)
    return entry === undefined ? undefined : { kind: 'opened', entry }
  }

  async #shown(table: TableId, seen: Seen | undefined, who: Identity): Promise<Seen> {
    if (seen === undefined || !(await this.maySee(table, seen, who))) throw new Refused(UNKNOWN_TABLE)
    return seen
  }

  /** Whether this is the secret of the table's link. */
  async #isLinkTo(table: TableId, seen: Seen, invite: string | undefined): Promise<boolean> {
    return invite !== undefined && isSameSecret(invite, (await this.#inviteOf(table, seen)) ?? '')
  }

  async #inviteOf(table: TableId, seen: Seen): Promise<string | undefined> {
    if (seen.kind === 'opened') return seen.entry.holders.watching?.invite
    return (await this.#store.gatheringSecrets(table))?.invite
  }

  /** Whether somebody may see a table that was found. */
  async maySee(table: TableId, seen: Seen, who: Identity): Promise<boolean> {
    if (seen.kind === 'gathering') {
      const { gathering } = seen
      return gathering.terms.isListed || isPartOf(gathering, who) || (await this.#store.isAdmitted(table, who))
    }
    const { entry } = seen
    if (isHeldBy(entry, who)) return true
    const by = entry.holders.watching?.by ?? 'nobody'
    return by === 'anybody' || (by === 'link' && (await this.#store.isAdmitted(table, who)))
  }
}

const isShownToAll = (seen: Seen): boolean =>
  seen.kind === 'gathering' ? seen.gathering.terms.isListed : seen.entry.holders.watching?.by === 'anybody'
const isShownByLink = (seen: Seen): boolean =>
  seen.kind === 'gathering' || (seen.entry.holders.watching?.by ?? 'nobody') !== 'nobody'

/** Whether somebody plays at a table, and so is told at once and not after a delay. */
export const isPlayer = ({ holders }: TableEntry, who: Identity): boolean => seatsHeldBy(holders, who).length > 0
