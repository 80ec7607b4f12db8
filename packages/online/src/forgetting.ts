/** What is left of a guest who is forgotten: the games of others stay whole, without the name. */
import type { Identity, TableEntry } from '@bastide/host'
import type { TableEvent } from '@bastide/table'
import type { Gathering } from './gathering/gathering.ts'

/** Whether somebody made a gathering, or sits at it. */
export const isPartOf = ({ maker, seats }: Gathering, who: Identity): boolean =>
  maker.guest === who || seats.some(({ sitter }) => sitter?.guest === who)

/** Owns the tables of a forgotten guest. Nobody has this identity. */
const NOBODY: Identity = ''

interface Named {
  readonly name: string
}

/** A record whose seats have the same name could not be opened again, so the second who is forgotten gets a number. */
function renamed<T extends Named>(seats: readonly T[], theirs: (seat: number) => boolean, name: string): readonly T[] {
  const taken = new Set(seats.filter((_, i) => !theirs(i)).map((seat) => seat.name))
  return seats.map((seat, i) => {
    if (!theirs(i)) return seat
    let free = name
    for (let number = 2; taken.has(free); number++) free = `${name} ${number}`
    taken.add(free)
    return { ...seat, name: free }
  })
}

const isTheirSeat =
  ({ holders }: TableEntry, who: Identity) =>
  (seat: number): boolean =>
    holders.seats[seat] === who

export function entryWithoutGuest(entry: TableEntry, who: Identity, name: string): TableEntry {
  const { summary, holders } = entry
  return {
    ...entry,
    summary: { ...summary, seats: renamed(summary.seats, isTheirSeat(entry, who), name) },
    holders: {
      ...holders,
      owner: holders.owner === who ? NOBODY : holders.owner,
      seats: holders.seats.map((seat) => (seat === who ? null : seat)),
    },
  }
}

/** The first event of a table. `entry` is the table's entry before it changed: it says whose seats they are. */
export function openedWithoutGuest(event: TableEvent, entry: TableEntry, who: Identity, name: string): TableEvent {
  if (event.is !== 'opened') return event
  const seats = renamed(event.opening.seats, isTheirSeat(entry, who), name)
  return { ...event, opening: { ...event.opening, seats } }
}

/** The next version of a gathering, in which their seats are free; null if it was theirs, and ends with them. */
export function gatheringWithoutGuest(gathering: Gathering, who: Identity): Gathering | null {
  if (gathering.maker.guest === who) return null
  return {
    ...gathering,
    version: gathering.version + 1,
    seats: gathering.seats.map((seat) => (seat.sitter?.guest === who ? { ...seat, sitter: null } : seat)),
    sentAway: gathering.sentAway.filter((guest) => guest !== who),
    carriedOut: gathering.carriedOut.filter((command) => command.who !== who),
    // Not all are ready any more.
    revealingSince: null,
  }
}
