/** What is asked about tables that gather, and about playing again. */
import { type Identity, Refused, seatsHeldBy } from '@bastide/host'
import { refusal } from '@bastide/kernel'
import { ADVICE, type GatheringView, SERVER_TABLE, type TableId, type Terms } from '@bastide/wire'
import type { Caller } from '../contract.ts'
import { type Gatherings, OPENED, usualSetup } from '../gathering/gatherings.ts'
import { freeSeat, lookAtGathering } from '../gathering/looking.ts'
import { movedOn, type Player, rematchId, rematchOf } from '../gathering/making.ts'
import type { Guest } from '../store.ts'
import { isPlayer, type Seen } from './access.ts'
import type { Known } from './asking.ts'
import { openTables } from './listing.ts'
import type { Parts } from './parts.ts'

const MINUTE = 60_000
/** As other ids of tables. */
const ID_DIGITS = 12

export class GatheringAnswers {
  readonly #parts: Parts
  readonly #gatherings: Gatherings

  constructor(parts: Parts, gatherings: Gatherings) {
    this.#parts = parts
    this.#gatherings = gatherings
  }

  async view(seen: Seen, guest: Guest): Promise<GatheringView> {
    if (seen.kind !== 'gathering') throw new Refused(OPENED)
    const { store, host, presence } = this.#parts
    const { table } = seen.gathering
    return lookAtGathering(seen.gathering, {
      who: guest.id,
      invite: (await store.gatheringSecrets(table))?.invite ?? '',
      now: host.now(),
      presence: (who) => presence.of(table, who),
    })
  }

  /** A table more on the list for everybody. */
  chargeListing({ address }: Caller): void {
    const over = this.#parts.limits.listed(address)
    if (over !== null) throw new Refused(over)
  }

  /** The first open table of the game whose maker is here and at which there is a seat, or a new one. */
  async playAnyone({ caller, guest }: Known, game: string): Promise<TableId> {
    const { presence, host } = this.#parts
    for (const gathering of await openTables(this.#parts)) {
      const { table, terms, maker } = gathering
      if (terms.game !== game || presence.of(table, maker.guest) !== 'here') continue
      if (gathering.seats.some(({ sitter }) => sitter?.guest === guest.id)) return table
      if (await this.#sit(table, guest, freeSeat(gathering))) return table
    }
    const rules = host.games.find(({ id }) => id === game)
    if (rules === undefined) throw new Refused(refusal('unknown-game', 'there is no such game here', { where: 'game' }))
    const seats = [{ kind: 'anybody' }, { kind: 'anybody' }] as const
    this.chargeListing(caller)
    return (await this.#gatherings.gather(guest, usualTerms(rules), seats)).table
  }

  /** False if that seat cannot be had any more, or somebody there has a name like theirs. */
  async #sit(table: TableId, guest: Guest, seat: number | null): Promise<boolean> {
    if (seat === null) return false
    try {
      await this.#gatherings.command(table, { seen: 0, command: { do: 'sit', seat } }, guest)
      return true
    } catch (thrown) {
      if (thrown instanceof Refused) return false
      throw thrown
    }
  }

  /** Everybody who asks comes to the same table, and to a seat one further than before. */
  async rematch(seen: Seen, guest: Guest): Promise<TableId> {
    if (seen.kind !== 'opened' || !isPlayer(seen.entry, guest.id)) throw new Refused(NOT_A_PLAYER)
    const { entry } = seen
    const { table } = entry.summary
    if (!entry.summary.finished) throw new Refused(NOT_OVER)
    const { store } = this.#parts
    const next = rematchId(SERVER_TABLE, table, (await store.secret(table)) ?? '', ID_DIGITS)
    const seat = movedOn(seatsHeldBy(entry.holders, guest.id)[0] ?? 0, entry.holders.seats.length)
    if ((await store.entry(next)) !== undefined) return next
    const gathering = await store.gathering(next)
    if (gathering === undefined && (await this.#invite(seen, guest, next, seat))) return next
    const sits = (await store.gathering(next))?.seats.some(({ sitter }) => sitter?.guest === guest.id)
    if (!sits) await this.#sit(next, guest, seat)
    return next
  }

  /** Makes the table of a rematch, where all who played sit. False if one of them was quicker. */
  async #invite({ entry }: Seen & { kind: 'opened' }, guest: Guest, next: TableId, at: number): Promise<boolean> {
    const { store, host } = this.#parts
    const { table } = entry.summary
    const { state } = await host.table(table)
    const players = await this.#playersOf(entry.holders.seats)
    for (const player of players) if (player !== null) await store.admit(next, player.guest)
    try {
      const maker = { guest: guest.id, name: guest.name }
      const again = rematchOf(state, entry, players)
      await this.#gatherings.make({ ...again, table: next, maker, at, after: table })
      // Whoever was forgotten meanwhile has been given a seat all the same.
      for (const player of players)
        if (player !== null && (await store.guest(player.guest)) === undefined)
          await this.#gatherings.leave(next, player.guest)
      return true
    } catch (thrown) {
      if (thrown instanceof Refused && thrown.refusal.code === 'taken') return false
      throw thrown
    }
  }

  /** By seat, whoever can play again. Nobody sits on two seats of a table that gathers. */
  async #playersOf(holders: readonly (Identity | null)[]): Promise<readonly (Player | null)[]> {
    const found: (Player | null)[] = []
    for (const [seat, holder] of holders.entries()) {
      const isFirst = holders.indexOf(holder) === seat
      const who = holder === null || !isFirst ? undefined : await this.#parts.store.guest(holder)
      found.push(who === undefined || who.isBlocked ? null : { guest: who.id, name: who.name })
    }
    return found
  }
}

const NOT_A_PLAYER = refusal('not-a-player', 'only those who played there play again', { where: 'table' })
const NOT_OVER = refusal('not-over', 'this game is not over yet', { where: 'table' })

/** What two strangers play if neither of them has chosen anything. */
function usualTerms(game: {
  readonly id: string
  readonly form: Parameters<typeof usualSetup>[0]['form'] & { readonly aids?: readonly string[] }
}): Terms {
  return {
    game: game.id,
    setup: usualSetup(game),
    clock: { kind: 'game', ms: 15 * MINUTE, increment: 15_000 },
    // A master between strangers is for them to agree on.
    aids: (game.form.aids ?? []).filter((aid) => aid !== ADVICE),
    watchedBy: 'anybody',
    delay: 0,
    standIn: null,
    isListed: true,
  }
}
