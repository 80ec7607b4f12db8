/** New gatherings: made by somebody, or after a game that was played. */
import type { Identity, TableEntry } from '@bastide/host'
import { attempt, demand, type Result, sha256 } from '@bastide/kernel'
import type { TableState } from '@bastide/table'
import type { KeptFor, TableId, Terms } from '@bastide/wire'
import { type Around, lookIn, seatsFor } from './deciding.ts'
import type { Gathering, GatheringSeat } from './gathering.ts'
import { freeName } from './names.ts'

export interface Making {
  readonly table: TableId
  readonly terms: Terms
  readonly seats: readonly KeptFor[]
  /** Where the table goes on from another: the colours of its seats, and who sits there from the start. */
  readonly before?: readonly GatheringSeat[]
  readonly maker: { readonly guest: Identity; readonly name: string }
  /** The seat that the maker takes at once; the first that is a person's if this is not one. */
  readonly at?: number
  readonly commitment: string
  readonly after?: TableId
}

/** The first version of a gathering, or why such a table cannot be. */
export function newGathering(making: Making, around: Pick<Around, 'check' | 'now'>): Result<Gathering> {
  const { table, terms, maker, at = 0, commitment, after = null } = making
  return attempt(() => {
    const seats = seatsFor(making.seats, making.before ?? [])
    demand(around.check(terms, seats))
    const isPersons = (seat: number): boolean => (seats[seat]?.keptFor.kind ?? 'bot') !== 'bot'
    const own = isPersons(at) ? at : seats.findIndex((_, seat) => isPersons(seat))
    const sitter = seats[own]?.sitter ?? { guest: maker.guest, name: maker.name, ready: null, link: null }
    return {
      table,
      version: 1,
      maker,
      terms,
      seats: seats.map((seat, i) => (i === own ? { ...seat, sitter } : seat)),
      commitment,
      sentAway: [],
      revealingSince: null,
      spent: [],
      carriedOut: [],
      after,
      made: around.now,
      touched: around.now,
    }
  })
}

/**
 * The id of the rematch of a table. Everybody who asks for it comes to the same one, also if several ask at the same
 * moment. It follows from the table's secret, so that nobody else finds it.
 */
export const rematchId = (prefix: string, table: TableId, secret: string, digits: number): TableId =>
  prefix + sha256(`rematch ${table} ${secret}`).slice(0, digits)

/** Somebody who played, by the name that they have now. */
export interface Player {
  readonly guest: Identity
  readonly name: string
}

/**
 * What is played again: the same terms, and everybody one seat further, in the colour that they had. Those who played
 * sit there at once, not ready, so that the table is in their list and nobody else takes their place. `players` is by
 * seat, null for whoever is not there any more.
 */
export function rematchOf(
  { opening }: TableState,
  { holders }: TableEntry,
  players: readonly (Player | null)[],
): Pick<Making, 'terms' | 'seats' | 'before'> {
  const { watching } = holders
  const names: string[] = []
  const seats = opening.seats.map(({ player, colour }, seat): GatheringSeat => {
    const keptFor: KeptFor = player.kind === 'bot' ? { kind: 'bot', bot: player.bot } : { kind: 'invited' }
    const who = players[seat] ?? null
    if (keptFor.kind === 'bot' || who === null) return { keptFor, ...lookIn(colour), sitter: null }
    // They may have taken another name since they played.
    const name = freeName(names, who.name)
    names.push(name)
    return { keptFor, ...lookIn(colour), sitter: { guest: who.guest, name, ready: null, link: null } }
  })
  const moved = seats.map((_, seat) => seats[movedBack(seat, seats.length)] as GatheringSeat)
  const { game, setup, clock, aids, standIn = null } = opening
  return {
    terms: {
      game,
      setup,
      clock,
      aids,
      watchedBy: watching?.by ?? 'nobody',
      delay: watching?.delay ?? 0,
      standIn,
      isListed: false,
    },
    seats: moved.map(({ keptFor }) => keptFor),
    before: moved,
  }
}

/** Seats are moved on by one: the last becomes the first. */
export const movedOn = (seat: number, seats: number): number => (seat + 1) % seats
const movedBack = (seat: number, seats: number): number => (seat + seats - 1) % seats
