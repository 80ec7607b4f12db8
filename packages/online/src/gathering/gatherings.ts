/** Keeps the tables that gather: carries out what is done there, one thing after another, and begins their games. */
import { checkOpening, type Host, type Identity, Queue, Refused, settled } from '@bastide/host'
import { commitmentOf, isLinkOf, type Json, refusal } from '@bastide/kernel'
import type { KeptFor, TableId, Terms } from '@bastide/wire'
import type { World } from '../contract.ts'
import { gatheringWithoutGuest, isPartOf } from '../forgetting.ts'
import { MOST_GATHERINGS, MOST_LISTED_OF_GUEST, tooMany } from '../limits/limits.ts'
import { refuseTooManyOpen } from '../limits/open-tables.ts'
import type { GatheringSecrets, Guest, OnlineStore } from '../store.ts'
import { commandGathering, nextVersion, type Sent } from './commanding.ts'
import type { Around } from './deciding.ts'
import type { Gathering } from './gathering.ts'
import { type Making, newGathering } from './making.ts'
import { fairOpeningOf, holdersOf, openingOf } from './opening.ts'
import { isComplete, lapsed } from './revealing.ts'

/** Whom to tell. Each is called after what it tells was written. */
export interface Announcing {
  /** `before` is null for a new one. */
  changed(gathering: Gathering, before: Gathering | null): void
  opened(table: TableId): void
  dissolved(gathering: Gathering): void
}

interface Parts {
  readonly store: OnlineStore
  readonly host: Host
  readonly world: World
  readonly announcing: Announcing
}

const MINUTE = 60_000

/** Something else was written first so often only if something is wrong. */
const MOST_TRIES = 5

export class Gatherings {
  readonly #parts: Parts
  /** By table, and by the maker of new ones. */
  readonly #queues = new Map<TableId | Identity, Queue>()
  /** Those that wait for links, or for their game to begin. */
  readonly #revealing = new Set<TableId>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** A new one, by somebody who has not too many. */
  gather(maker: Guest, terms: Terms, seats: readonly KeptFor[]): Promise<Gathering> {
    return this.make({
      table: this.#parts.host.newTableId(),
      terms,
      seats,
      maker: { guest: maker.id, name: maker.name },
    })
  }

  /** Makes one. Its secret is fixed, and the hash of it published, before anybody sits down. */
  make(making: Omit<Making, 'commitment'>): Promise<Gathering> {
    // Or they would all be counted before the first of them is made.
    return this.#oneAtATime(making.maker.guest, async () => {
      await this.#refuseTooMany(making.maker.guest, making.table, making.terms)
      refuseTooManyOpen(await this.#parts.store.entries(making.maker.guest), making.maker.guest)
      return this.#make(making)
    })
  }

  async #refuseTooMany(who: Identity, table: TableId, { isListed }: Terms): Promise<void> {
    const all = await this.#parts.store.gatheringsOf(who)
    const theirs = all.filter((one) => one.maker.guest === who && one.table !== table)
    if (theirs.length >= MOST_GATHERINGS)
      throw new Refused(tooMany(`${theirs.length} tables of yours wait for people: dissolve one`, MINUTE))
    const listed = theirs.filter(({ terms }) => terms.isListed)
    if (isListed && listed.length >= MOST_LISTED_OF_GUEST)
      throw new Refused(tooMany(`${listed.length} tables of yours are on the list: dissolve one`, MINUTE))
  }

  async #make(making: Omit<Making, 'commitment'>): Promise<Gathering> {
    const { store, world, announcing } = this.#parts
    const secrets: GatheringSecrets = { draws: world.randomBits() + world.randomBits(), invite: world.randomBits() }
    const gathering = settled(newGathering({ ...making, commitment: commitmentOf(secrets.draws) }, this.#around()))
    if (!(await store.putGathering(0, gathering, secrets)))
      throw new Refused(refusal('taken', 'this table exists already', { where: 'table' }))
    announcing.changed(gathering, null)
    return gathering
  }

  /** Carries out a command, and gives the version after it. */
  command(table: TableId, sent: Sent, who: Guest): Promise<number> {
    const { command } = sent
    if (command.do === 'change' && command.terms.isListed)
      return this.#oneAtATime(who.id, async () => {
        await this.#refuseTooMany(who.id, table, command.terms)
        return this.#carryOut(table, sent, who)
      })
    return this.#carryOut(table, sent, who)
  }

  #carryOut(table: TableId, sent: Sent, who: Guest): Promise<number> {
    return this.#oneAtATime(table, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const version = await this.#try(table, sent, who)
        if (version !== null) return version
      }
      throw new Refused(refusal('stale', 'something else happened at the table first', { where: 'seen' }))
    })
  }

  /** Null if something else was written first. */
  async #try(table: TableId, sent: Sent, who: Guest): Promise<number | null> {
    const { store, announcing } = this.#parts
    const gathering = await this.#read(table)
    const isInvited = gathering.maker.guest === who.id || (await store.isAdmitted(table, who.id))
    const isChainSpent = await this.#isChainSpent(table, sent, who.id)
    const actor = { guest: who.id, name: who.name, isInvited, isChainSpent }
    const done = settled(commandGathering(gathering, sent, actor, this.#around()))
    if (done.is === 'done') return done.version
    if (done.is === 'dissolved') {
      await store.dropGathering(table)
      this.#forget(table)
      announcing.dissolved(gathering)
      return gathering.version + 1
    }
    if (!(await store.putGathering(gathering.version, done.gathering))) return null
    await this.#goOn(done.gathering, gathering)
    return done.gathering.version
  }

  /** Whether somebody is ready with a chain that they used at another table, or are ready with there. */
  async #isChainSpent(table: TableId, { command }: Sent, who: Identity): Promise<boolean> {
    if (command.do !== 'ready' || command.end === null) return false
    const { store } = this.#parts
    const { end } = command
    const others = (await store.gatheringsOf(who)).filter((one) => one.table !== table)
    return others.some((one) => isCommittedTo(one, end)) || store.beganWith(who, end)
  }

  /** Tells what was written, and begins the game if everything is there for it. */
  async #goOn(gathering: Gathering, before: Gathering): Promise<void> {
    const { table, revealingSince } = gathering
    this.#parts.announcing.changed(gathering, before)
    if (revealingSince === null) this.#revealing.delete(table)
    else this.#revealing.add(table)
    if (!isComplete(gathering)) return
    try {
      await this.#open(gathering)
    } catch (thrown) {
      // The command was carried out. `sweep` tries again to begin.
      this.#parts.world.fault(thrown)
    }
  }

  async #open(gathering: Gathering): Promise<void> {
    const { store, host } = this.#parts
    const { table } = gathering
    const secrets = await store.gatheringSecrets(table)
    if (secrets === undefined) throw new Error(`the secrets of table ${table} are missing`)
    const decision = settled(host.decideOpening(fairOpeningOf(gathering), secrets.draws))
    const { events, state } = decision
    const entry = host.firstEntry(table, holdersOf(gathering, secrets.invite), state)
    if (!(await store.openTable(table, gathering.version, { events, entry, secret: secrets.draws }))) return
    await this.#begun(table)
  }

  async #begun(table: TableId): Promise<void> {
    const { host, announcing } = this.#parts
    this.#forget(table)
    announcing.opened(table)
    await host.begin(table)
  }

  /** Looks at those that wait for links. */
  async sweep(): Promise<void> {
    for (const table of [...this.#revealing])
      await this.#oneAtATime(table, () => this.#lookAt(table)).catch((thrown: unknown) =>
        this.#parts.world.fault(thrown),
      )
  }

  /** After a start: which of all wait for links is not known yet. */
  async resume(): Promise<void> {
    const { store, host } = this.#parts
    for (const table of await store.gatheringsBefore(host.now() + 1)) {
      const gathering = await store.gathering(table)
      if (gathering !== undefined && gathering.revealingSince !== null) this.#revealing.add(table)
    }
  }

  async #lookAt(table: TableId): Promise<void> {
    const { store, host } = this.#parts
    const gathering = await store.gathering(table)
    // Its game may have begun by a write that failed only afterwards: then nobody has been told.
    if (gathering === undefined && (await store.entry(table)) !== undefined) await this.#begun(table)
    else if (gathering === undefined || gathering.revealingSince === null) this.#revealing.delete(table)
    else if (isComplete(gathering)) await this.#open(gathering)
    else {
      const changed = lapsed(gathering, host.now())
      if (changed === null) return
      const next = nextVersion(changed, host.now())
      if (await store.putGathering(gathering.version, next)) await this.#goOn(next, gathering)
    }
  }

  /** Deletes one, whoever made it; false if there is none. */
  drop(table: TableId): Promise<boolean> {
    return this.#oneAtATime(table, async () => {
      const { store, announcing } = this.#parts
      const gathering = await store.gathering(table)
      if (gathering === undefined) return false
      await store.dropGathering(table)
      this.#forget(table)
      announcing.dissolved(gathering)
      return true
    })
  }

  /** Somebody is forgotten: their seat is free, and what they made is over. */
  leave(table: TableId, who: Identity): Promise<void> {
    return this.#oneAtATime(table, async () => {
      const { store, announcing } = this.#parts
      const gathering = await store.gathering(table)
      if (gathering === undefined || !isPartOf(gathering, who)) return
      const next = gatheringWithoutGuest(gathering, who)
      if (next === null) await store.dropGathering(table)
      else if (!(await store.putGathering(gathering.version, next))) throw new Error(`table ${table} was changed`)
      this.#forget(table)
      if (next === null) announcing.dissolved(gathering)
      else announcing.changed(next, gathering)
    })
  }

  async #read(table: TableId): Promise<Gathering> {
    const { store } = this.#parts
    const gathering = await store.gathering(table)
    if (gathering !== undefined) return gathering
    throw new Refused(OPENED)
  }

  #around(): Around {
    const { host, world } = this.#parts
    return {
      now: host.now(),
      check: (terms, seats) => checkOpening(host.games, world.bots, openingOf(terms, seats)),
      isFirstLink: (link, end) => isLinkOf(end, { index: 0, link }),
    }
  }

  #forget(table: TableId): void {
    this.#revealing.delete(table)
  }

  #oneAtATime<T>(of: TableId | Identity, run: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(of) ?? new Queue()
    this.#queues.set(of, queue)
    return queue.add(run).finally(() => {
      if (queue.isEmpty) this.#queues.delete(of)
    })
  }
}

const isCommittedTo = ({ seats, spent }: Gathering, end: string): boolean =>
  spent.includes(end) || seats.some(({ sitter }) => sitter?.ready?.end === end)

/** Whoever comes here was let in, so the table gathered a moment ago. */
export const OPENED = refusal('opened', 'this table gathers no more', { where: 'table' })

/** The setup of a game that nobody has chosen anything of: the newest edition, if it has several. */
export function usualSetup({ form }: { readonly form: { readonly editions: readonly string[] } }): Json {
  const edition = form.editions.at(-1)
  return edition === undefined ? {} : { edition }
}
