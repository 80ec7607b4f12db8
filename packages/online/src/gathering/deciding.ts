/**
 * What may be done at a table that gathers, and what follows. It takes nothing from the world: time, who asks, and
 * whether the terms can be played come in as arguments, so the loser of a race is simply decided again.
 */
import type { Identity } from '@bastide/host'
import { attempt, demand, type Result, refuse, type Seat } from '@bastide/kernel'
import { COLOURS, type Colour, PATTERNS, type Pattern } from '@bastide/table'
import type { GatheringCommand, KeptFor, Terms } from '@bastide/wire'
import type { Gathering, GatheringSeat, Sitter } from './gathering.ts'
import { refuseNameAlike } from './names.ts'
import { withReadiness } from './revealing.ts'

/** Who asks. Whoever came by the table's link is invited. */
export interface Actor {
  readonly guest: Identity
  readonly name: string
  readonly isInvited: boolean
  /** Whether they brought on draws elsewhere with the chain that they are ready with now. */
  readonly isChainSpent: boolean
}

export interface Around {
  readonly now: number
  /** Whether such a table could be opened. */
  check(terms: Terms, seats: readonly GatheringSeat[]): Result<unknown>
  /** Whether a link is the first of the chain with this end. */
  isFirstLink(link: string, end: string): boolean
}

/** The gathering afterwards, but for its version; null if it is dissolved. */
export function decideGathering(
  gathering: Gathering,
  command: GatheringCommand,
  who: Actor,
  around: Around,
): Result<Gathering | null> {
  return attempt(() => {
    if (command.do === 'dissolve') {
      refuseOthersThanMaker(gathering, who)
      return null
    }
    return withReadiness(decide(gathering, command, who, around), around.now)
  })
}

function decide(
  gathering: Gathering,
  command: Exclude<GatheringCommand, { do: 'dissolve' }>,
  who: Actor,
  around: Around,
): Gathering {
  switch (command.do) {
    case 'sit':
      return sit(gathering, command.seat, who)
    case 'stand':
      ownSitter(gathering, command.seat, who)
      return withSitter(gathering, command.seat, null)
    case 'colour':
      return colour(gathering, command.seat, command.colour, who)
    case 'ready':
      return ready(gathering, command.seat, command.end, who)
    case 'not-ready':
      return withSitter(gathering, command.seat, {
        ...ownSitter(gathering, command.seat, who),
        ready: null,
        link: null,
      })
    case 'reveal':
      return reveal(gathering, command.seat, command.link, who, around)
    case 'send-away':
      return sendAway(gathering, command.seat, who)
    case 'change':
      refuseOthersThanMaker(gathering, who)
      return changed(gathering, command.terms, command.seats, around)
  }
}

function sit(gathering: Gathering, seat: Seat, who: Actor): Gathering {
  const wanted = seatAt(gathering, seat)
  if (gathering.sentAway.includes(who.guest)) refuse('sent-away', 'you were asked to leave this table')
  if (wanted.keptFor.kind === 'bot') refuse('seat-of-bot', `a bot plays on seat ${seat}`, { where: 'seat' })
  if (wanted.keptFor.kind === 'invited' && !who.isInvited)
    refuse('not-invited', `seat ${seat} is kept for those who have the link of this table`, { where: 'seat' })
  if (wanted.sitter?.guest === who.guest) return gathering
  if (wanted.sitter !== null) refuse('seat-taken', `somebody sits on seat ${seat}`, { where: 'seat' })
  refuseNameAlike(gathering, who)
  // Whoever sits already moves over.
  const seats = gathering.seats.map((one) => (one.sitter?.guest === who.guest ? { ...one, sitter: null } : one))
  return withSitter({ ...gathering, seats }, seat, { guest: who.guest, name: who.name, ready: null, link: null })
}

/** A colour that nobody sits behind changes places with one's own. */
function colour(gathering: Gathering, seat: Seat, wanted: Colour, who: Actor): Gathering {
  ownSitter(gathering, seat, who)
  const own = seatAt(gathering, seat)
  const other = gathering.seats.findIndex((one) => one.colour === wanted)
  if (other === seat) return gathering
  if (gathering.seats[other]?.sitter) refuse('colour-taken', `${wanted} is somebody else's`, { where: 'colour' })
  const seats = gathering.seats.map((one, i) => {
    if (i === seat) return { ...one, ...lookIn(wanted) }
    return i === other ? { ...one, ...lookIn(own.colour) } : one
  })
  return { ...gathering, seats }
}

function ready(gathering: Gathering, seat: Seat, end: string | null, who: Actor): Gathering {
  const sitter = ownSitter(gathering, seat, who)
  // Links of others may be known by now: nobody chooses another chain.
  if (gathering.revealingSince !== null) refuse('revealing', 'everybody is ready already')
  // A link that was revealed once is known: whoever has seen it could foresee what it is to make unforeseeable.
  if (end !== null && (who.isChainSpent || gathering.spent.includes(end)))
    refuse('spent-chain', 'a link of this chain was revealed before: make another', { where: 'end' })
  return withSitter(gathering, seat, { ...sitter, ready: { end }, link: null })
}

function reveal(gathering: Gathering, seat: Seat, link: string, who: Actor, around: Around): Gathering {
  const sitter = ownSitter(gathering, seat, who)
  if (gathering.revealingSince === null) refuse('not-revealing', 'not everybody is ready')
  const end = sitter.ready?.end ?? null
  if (end === null || !around.isFirstLink(link, end))
    refuse('wrong-link', 'this is not the first link of the chain that you were ready with', { where: 'link' })
  const spent = [...gathering.spent, end].slice(-MOST_SPENT)
  return withSitter({ ...gathering, spent }, seat, { ...sitter, link })
}

/** Enough for every start that people will try. */
const MOST_SPENT = 100
const MOST_SENT_AWAY = 100

function sendAway(gathering: Gathering, seat: Seat, who: Actor): Gathering {
  refuseOthersThanMaker(gathering, who)
  const { sitter } = seatAt(gathering, seat)
  if (sitter === null) return refuse('seat-free', `nobody sits on seat ${seat}`, { where: 'seat' })
  if (sitter.guest === who.guest) return refuse('not-yourself', 'you cannot send yourself away', { where: 'seat' })
  const sentAway = [...gathering.sentAway, sitter.guest].slice(-MOST_SENT_AWAY)
  return withSitter({ ...gathering, sentAway }, seat, null)
}

/** Other terms: whoever has a seat still keeps it, and everybody has to be ready anew. */
function changed(gathering: Gathering, terms: Terms, keptFor: readonly KeptFor[], around: Around): Gathering {
  const seats = seatsFor(keptFor, gathering.seats)
  demand(around.check(terms, seats))
  return { ...gathering, terms, seats }
}

/** Seats in free colours, where those who sat before stay. */
export function seatsFor(keptFor: readonly KeptFor[], before: readonly GatheringSeat[]): readonly GatheringSeat[] {
  if (!keptFor.some(({ kind }) => kind !== 'bot')) refuse('no-person', 'a table needs a person', { where: 'seats' })
  const taken = before.slice(0, keptFor.length).map((seat) => seat.colour)
  const free = COLOURS.filter((one) => !taken.includes(one))
  return keptFor.map((kept, i) => {
    const { sitter = null, ...look } = before[i] ?? lookIn(free.shift() ?? refuse('too-long', 'too many seats'))
    const stays = kept.kind !== 'bot' && sitter !== null
    return {
      colour: look.colour,
      pattern: look.pattern,
      keptFor: kept,
      sitter: stays ? { ...sitter, ready: null, link: null } : null,
    }
  })
}

/** Each colour has its pattern. */
export const lookIn = (colour: Colour): { colour: Colour; pattern: Pattern; sitter?: Sitter | null } => ({
  colour,
  pattern: PATTERNS[COLOURS.indexOf(colour)] as Pattern,
})

const seatAt = ({ seats }: Gathering, seat: Seat): GatheringSeat =>
  seats[seat] ?? refuse('no-such-seat', `there is no seat ${seat}`, { where: 'seat' })

function ownSitter(gathering: Gathering, seat: Seat, who: Actor): Sitter {
  const { sitter } = seatAt(gathering, seat)
  return sitter?.guest === who.guest ? sitter : refuse('not-your-seat', `seat ${seat} is not yours`, { where: 'seat' })
}

const withSitter = (gathering: Gathering, seat: Seat, sitter: Sitter | null): Gathering => ({
  ...gathering,
  seats: gathering.seats.map((one, i) => (i === seat ? { ...one, sitter } : one)),
})

function refuseOthersThanMaker({ maker }: Gathering, who: Actor): void {
  if (maker.guest !== who.guest) refuse('not-your-table', 'only whoever made this table may do that')
}
