/** Tables in lists: those of one person, what waits for them first, and those that wait for anybody. */
import { type Identity, seatsHeldBy, type TableEntry } from '@bastide/host'
import type { OnlineSummary } from '@bastide/wire'
import type { Gathering } from '../gathering/gathering.ts'
import { freeSeat, gatheringSummary } from '../gathering/looking.ts'
import type { OnlineStore } from '../store.ts'

const MOST_LISTED = 100

export function openedSummary(entry: TableEntry, who: Identity): OnlineSummary & { kind: 'opened' } {
  const { summary, due } = entry
  const mine = seatsHeldBy(entry.holders, who)
  const { awaited, seats } = summary
  const isDue = typeof awaited === 'number' && mine.includes(awaited)
  // A bot is due at once, whatever its clock says.
  const isBots = typeof awaited === 'number' && seats[awaited]?.player.kind === 'bot'
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

/** Those that anybody may sit down at. */
export async function openTables(store: OnlineStore): Promise<readonly Gathering[]> {
  return (await store.listedGatherings(MOST_LISTED)).filter((gathering) => freeSeat(gathering) !== null)
}
