/** What is written by the checks: the smallest guests, gatherings and tables that show a difference. */
import type { Change, TableEntry } from '@bastide/host'
import type { StoreRequirement } from '@bastide/host/store-contract'
import type { TableEvent } from '@bastide/table'
import type { Gathering, GatheringSeat, Sitter } from '../gathering/gathering.ts'
import type { GatheringSecrets, Guest, OnlineStore } from '../store.ts'

export interface OnlineStoreRequirement extends Omit<StoreRequirement, 'check'> {
  readonly check: (connect: () => Promise<OnlineStore>) => Promise<void>
}

export const guestOf = (id: string, changes: Partial<Guest> = {}): Guest => ({
  id,
  name: `name of ${id}`,
  made: 1,
  seen: 2,
  isBlocked: false,
  ...changes,
})

const LOOKS = [
  { colour: 'gold', pattern: 'roundel' },
  { colour: 'red', pattern: 'cross' },
] as const

const sitterOf = (guest: string): Sitter => ({
  guest,
  name: `name of ${guest}`,
  ready: { end: 'end' },
  link: null,
})

export const seatsFor = (...guests: readonly (string | null)[]): readonly GatheringSeat[] =>
  guests.map((guest, i) => ({
    keptFor: { kind: 'anybody' },
    ...(LOOKS[i] ?? LOOKS[0]),
    sitter: guest === null ? null : sitterOf(guest),
  }))

export const gatheringOf = (table: string, version = 1, changes: Partial<Gathering> = {}): Gathering => ({
  table,
  version,
  maker: { guest: 'red', name: 'name of red' },
  terms: {
    game: 'none',
    // Some databases keep no text with these.
    setup: { of: [1, 'ä', 'nul \u0000', 'half \ud83d', '\u{1f3f0}'] },
    clock: { kind: 'none' },
    aids: [],
    watchedBy: 'anybody',
    delay: 0,
    standIn: null,
    isListed: false,
  },
  seats: seatsFor('red', null),
  commitment: 'commitment',
  sentAway: [],
  revealingSince: null,
  spent: [],
  carriedOut: [],
  after: null,
  made: 1,
  touched: 2,
  ...changes,
})

export const listed = (table: string, made: number, isListed = true): Gathering => {
  const gathering = gatheringOf(table, 1, { made })
  return { ...gathering, terms: { ...gathering.terms, isListed } }
}

export const secretsOf = (table: string): GatheringSecrets => ({
  draws: `draws of ${table}`,
  invite: `invite ${table}`,
})

export const entryOf = (table: string, ...guests: readonly (string | null)[]): TableEntry => ({
  summary: {
    table,
    game: 'none',
    setup: null,
    seats: seatPlans(guests).map((plan) => ({ ...plan, score: 0, place: null })),
    moves: 0,
    awaited: null,
    finished: false,
    opened: 1,
    touched: 2,
  },
  holders: { owner: guests[0] ?? 'red', seats: guests },
  gameKey: null,
  due: null,
})

const seatPlans = (guests: readonly (string | null)[]) =>
  guests.map((guest, i) => ({
    name: `name of ${guest}`,
    ...(LOOKS[i] ?? LOOKS[0]),
    player: { kind: 'human' } as const,
  }))

export const openedEvent = (...guests: readonly (string | null)[]): TableEvent => ({
  is: 'opened',
  opening: { game: 'none', setup: null, seats: seatPlans(guests), clock: { kind: 'none' }, aids: [] },
  at: 1,
})

/** A table's first write, with these guests at its seats. */
export const opening = (table: string, ...guests: readonly (string | null)[]): Change => ({
  events: [openedEvent(...guests), { is: 'resigned', by: 0, at: 2 }],
  entry: entryOf(table, ...guests),
  secret: `draws of ${table}`,
})

/** The same of a table whose first seat has a chain. */
export function fairOpening(table: string, end: string, ...guests: readonly (string | null)[]): Change {
  const change = opening(table, ...guests)
  const [first, ...rest] = change.events as [TableEvent & { is: 'opened' }, ...TableEvent[]]
  const ends = guests.map((_, seat) => (seat === 0 ? end : null))
  const fair = { table, commitment: 'commitment', ends, first: ends }
  return { ...change, events: [{ ...first, opening: { ...first.opening, fair } }, ...rest] }
}
