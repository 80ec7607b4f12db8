/** A gathering as one person sees it, and as a line in a list. */
import type { Identity } from '@bastide/host'
import type { GatheringView, OnlineSummary, Presence } from '@bastide/wire'
import type { Gathering } from './gathering.ts'
import { revealsUntil, waitingFor } from './revealing.ts'

export interface Looking {
  readonly who: Identity
  readonly invite: string
  readonly now: number
  presence(guest: Identity): Presence
}

/** What of it is shown is written out here: no links, no keys of commands, and ends only when all are ready. */
export function lookAtGathering(gathering: Gathering, { who, invite, now, presence }: Looking): GatheringView {
  const { table, version, terms, seats, maker, commitment } = gathering
  const mine = seats.flatMap(({ sitter }, seat) => (sitter?.guest === who ? [seat] : []))
  const isMaker = maker.guest === who
  const until = revealsUntil(gathering)
  return {
    table,
    version,
    terms,
    seats: seats.map(({ keptFor, colour, pattern, sitter }) => ({
      keptFor,
      colour,
      pattern,
      sitter:
        sitter === null
          ? null
          : {
              guest: sitter.guest,
              name: sitter.name,
              isReady: sitter.ready !== null,
              presence: presence(sitter.guest),
            },
    })),
    mine,
    isMaker,
    isSentAway: gathering.sentAway.includes(who),
    maker: { guest: maker.guest, name: maker.name },
    invite: isMaker || mine.length > 0 ? invite : null,
    commitment,
    revealing: until === null ? null : { waitingFor: waitingFor(gathering), ends: endsOf(gathering), until },
    at: now,
  }
}

/** By seat: the end of the chain that it is ready with. */
const endsOf = ({ seats }: Gathering): readonly (string | null)[] =>
  seats.map(({ sitter }) => sitter?.ready?.end ?? null)

export function gatheringSummary(gathering: Gathering, who: Identity | null): OnlineSummary & { kind: 'gathering' } {
  const { table, terms, seats, maker, after, touched } = gathering
  return {
    kind: 'gathering',
    table,
    terms,
    seats: seats.map(({ keptFor, sitter }) => ({ keptFor: keptFor.kind, name: sitter?.name ?? null })),
    maker: maker.name,
    isMine: who !== null && (maker.guest === who || seats.some(({ sitter }) => sitter?.guest === who)),
    isMaker: maker.guest === who,
    after,
    touched,
  }
}

/** The first seat that anybody may take. */
export const freeSeat = ({ seats }: Gathering): number | null => {
  const seat = seats.findIndex(({ keptFor, sitter }) => keptFor.kind === 'anybody' && sitter === null)
  return seat < 0 ? null : seat
}
