/**
 * Everybody is ready: now each page that has a chain reveals its first link, which the first draws are made with.
 * Whoever does not in time is not ready any more.
 */
import type { Seat } from '@bastide/kernel'
import type { Gathering, GatheringSeat } from './gathering.ts'

export const REVEAL_MS = 20_000

const isReady = ({ keptFor, sitter }: GatheringSeat): boolean =>
  keptFor.kind === 'bot' || (sitter?.ready ?? null) !== null

/**
 * Whoever has revealed a link needs another chain. Else somebody who knows the table's secret could hold back his own
 * link, see those of the others, and come back with a chain that draws what he wants.
 */
const withoutLink = (seat: GatheringSeat): GatheringSeat =>
  seat.sitter === null || seat.sitter.link === null
    ? seat
    : { ...seat, sitter: { ...seat.sitter, ready: null, link: null } }

/** The gathering with `revealingSince` as its seats have it. */
export function withReadiness(gathering: Gathering, now: number): Gathering {
  const { seats, revealingSince } = gathering
  const isRevealing = seats.every(isReady)
  if (isRevealing && revealingSince !== null) return gathering
  const renewed = seats.map(withoutLink)
  return { ...gathering, seats: renewed, revealingSince: renewed.every(isReady) ? now : null }
}

/** The seats whose first link is still unknown. */
export const waitingFor = ({ seats }: Gathering): readonly Seat[] =>
  seats.flatMap(({ sitter }, seat) =>
    sitter !== null && typeof sitter.ready?.end === 'string' && sitter.link === null ? [seat] : [],
  )

/** Whether the game can begin. */
export const isComplete = (gathering: Gathering): boolean =>
  gathering.revealingSince !== null && waitingFor(gathering).length === 0

export const revealsUntil = ({ revealingSince }: Gathering): number | null =>
  revealingSince === null ? null : revealingSince + REVEAL_MS

/** The gathering once the time to reveal is over; null if nothing changes. */
export function lapsed(gathering: Gathering, now: number): Gathering | null {
  const until = revealsUntil(gathering)
  const late = waitingFor(gathering)
  if (until === null || now < until || late.length === 0) return null
  const seats = gathering.seats.map((seat, i) =>
    seat.sitter !== null && late.includes(i) ? { ...seat, sitter: { ...seat.sitter, ready: null } } : seat,
  )
  return withReadiness({ ...gathering, seats }, now)
}
