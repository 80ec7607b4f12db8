/** A gathering as the opening of a table, and as who holds its seats. */
import type { Holders } from '@bastide/host'
import type { Opening, SeatPlan } from '@bastide/table'
import type { Terms } from '@bastide/wire'
import type { Gathering, GatheringSeat } from './gathering.ts'
import { freeName } from './names.ts'

/** Where nobody sits yet, and for a bot, a name that is nobody else's. A page shows a bot's character in its place. */
function plansOf(seats: readonly GatheringSeat[]): readonly SeatPlan[] {
  const taken = seats.flatMap(({ sitter }) => (sitter === null ? [] : [sitter.name]))
  return seats.map(({ keptFor, sitter, colour, pattern }) => {
    const name = sitter?.name ?? freeName(taken, keptFor.kind === 'bot' ? keptFor.bot : colour)
    if (sitter === null) taken.push(name)
    const player = keptFor.kind === 'bot' ? ({ kind: 'bot', bot: keptFor.bot } as const) : ({ kind: 'human' } as const)
    return { name, colour, pattern, player }
  })
}

export function openingOf(terms: Terms, seats: readonly GatheringSeat[]): Opening {
  const { game, setup, clock, aids, standIn } = terms
  return { game, setup, clock, aids, seats: plansOf(seats), ...(standIn === null ? {} : { standIn }) }
}

/** The opening with what everybody has committed to, so that its draws can be proven. */
export function fairOpeningOf({ table, terms, seats, commitment }: Gathering): Opening {
  const ends = seats.map(({ sitter }) => sitter?.ready?.end ?? null)
  const first = seats.map(({ sitter }) => sitter?.link ?? null)
  return { ...openingOf(terms, seats), fair: { table, commitment, ends, first } }
}

export const holdersOf = ({ maker, seats, terms }: Gathering, invite: string): Holders => ({
  owner: maker.guest,
  seats: seats.map(({ sitter }) => sitter?.guest ?? null),
  watching: { by: terms.watchedBy, invite, delay: terms.delay },
})
