/** New gatherings: made by somebody, or after a game that was played. */
import type { Identity, TableEntry } from '@bastide/host'
import { attempt, demand, type Result, sha256 } from '@bastide/kernel'
import type { TableState } from '@bastide/table'
import type { KeptFor, TableId, Terms } from '@bastide/wire'
import { type Around, seatsFor } from './deciding.ts'
import type { Gathering } from './gathering.ts'

export interface Making {
  readonly table: TableId
  readonly terms: Terms
  readonly seats: readonly KeptFor[]
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
    const seats = seatsFor(making.seats, [])
    demand(around.check(terms, seats))
    const isPersons = (seat: number): boolean => (seats[seat]?.keptFor.kind ?? 'bot') !== 'bot'
    const own = isPersons(at) ? at : seats.findIndex((_, seat) => isPersons(seat))
    const sitter = { guest: maker.guest, name: maker.name, ready: null, link: null }
    return {
      table,
      version: 1,
      maker,
      terms,
      seats: seats.map((seat, i) => (i === own ? { ...seat, sitter } : seat)),
      commitment,
      sentAway: [],
      revealingSince: null,
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

/** What is played again: the same terms, and everybody one seat further. */
export function rematchTerms({ opening }: TableState, { holders }: TableEntry): Pick<Making, 'terms' | 'seats'> {
  const { watching } = holders
  const kept = opening.seats.map(
    ({ player }): KeptFor => (player.kind === 'bot' ? { kind: 'bot', bot: player.bot } : { kind: 'invited' }),
  )
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
    seats: kept.map((_, seat) => kept[movedBack(seat, kept.length)] as KeptFor),
  }
}

/** Seats are moved on by one: the last becomes the first. */
export const movedOn = (seat: number, seats: number): number => (seat + 1) % seats
const movedBack = (seat: number, seats: number): number => (seat + seats - 1) % seats
