/** Tables in lists: those of one person, what waits for them first, and those that wait for anybody. */
import { type Identity, seatsHeldBy, type TableEntry } from '@bastide/host'
import type { OnlineSummary } from '@bastide/wire'
import type { Gathering } from '../gathering/gathering.ts'
import { freeSeat, gatheringSummary } from '../gathering/looking.ts'
import type { OnlineStore } from '../store.ts'
import type { Parts } from './parts.ts'

const MOST_LISTED = 100
/** More are read, since some are full and the makers of some are gone. */
const MOST_READ = 500

type Around = Pick<Parts, 'store' | 'presence' | 'streams'>

export function openedSummary(entry: TableEntry, who: Identity): OnlineSummary & { kind: 'opened' } {
  const { summary, due } = entry
  const mine = seatsHeldBy(entry.holders, who)
  const { awaited, seats, asked = [] } = summary
  const isAsked = asked.some((seat) => mine.includes(seat))
  const isDue = isAsked || (typeof awaited === 'number' && mine.includes(awaited))
  // A bot is due at once, whatever its clock says.
  const isBots = !isAsked && typeof awaited === 'number' && seats[awaited]?.player.kind === 'bot'
  return { kind: 'opened', summary, mine, isDue, until: isBots ? null : due }
}

/** What waits for me, then tables that gather, then games of others' turn, then those that are over. */
function rank(one: OnlineSummary): number {
  if (one.kind === 'gathering') return 1
  if (one.isDue) return 0
  return one.summary.finished ? 3 : 2
}
const touched = (one: OnlineSummary): number => (one.kind === 'gathering' ? one.touched : one.summary.touched)
const until = (one: OnlineSummary): number =>
  one.kind === 'opened' && one.isDue ? (one.until ?? Number.MAX_SAFE_INTEGER) : 0

export async function tablesOf(store: OnlineStore, who: Identity): Promise<readonly OnlineSummary[]> {
  const [gatherings, entries] = await Promise.all([store.gatheringsOf(who), store.entries(who)])
  const all: readonly OnlineSummary[] = [
    ...gatherings.map((gathering) => gatheringSummary(gathering, who)),
    ...entries.map((entry) => openedSummary(entry, who)),
  ]
  return [...all].sort(
    (one, other) => rank(one) - rank(other) || until(one) - until(other) || touched(other) - touched(one),
  )
}

/** Whether somebody who comes to the table will be met there: its maker was there lately, or has a page open. */
const isMakerHere = ({ presence, streams }: Omit<Around, 'store'>, { table, maker }: Gathering): boolean =>
  presence.of(table, maker.guest) !== 'gone' || streams.of(maker.guest).length > 0

/** Those that anybody may sit down at. */
export async function openTables(parts: Around): Promise<readonly Gathering[]> {
  const listed = await parts.store.listedGatherings(MOST_READ)
  return listed.filter((one) => freeSeat(one) !== null && isMakerHere(parts, one)).slice(0, MOST_LISTED)
}
