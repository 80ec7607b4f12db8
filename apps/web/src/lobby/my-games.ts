/** Games of this browser and of the server in one list. */
import type { OnlineSummary, TableSummary } from '@bastide/wire'

type Opened = OnlineSummary & { readonly kind: 'opened' }

/** A game in a list; of a server's game, whether it waits for me, and until when. */
export interface ListedGame extends TableSummary {
  readonly online?: {
    readonly isDue: boolean
    readonly until: number | null
    readonly isMine: boolean
    /** Others play too: nobody deletes it for them. */
    readonly isShared: boolean
  }
}

const listedOf = ({ summary, mine, isDue, until }: Opened): ListedGame => ({
  ...summary,
  online: {
    isDue,
    until,
    isMine: mine.length > 0,
    isShared: summary.seats.some(({ player }, seat) => player.kind === 'human' && !mine.includes(seat)),
  },
})

/** What waits for me: first by whose time runs out first, then the newest. */
const rank = ({ finished, online }: ListedGame): number => {
  if (finished) return 2
  return online?.isDue === true ? 0 : 1
}
const untilOf = ({ online }: ListedGame): number => online?.until ?? Number.POSITIVE_INFINITY

export function byWaiting(here: readonly TableSummary[], there: readonly OnlineSummary[]): readonly ListedGame[] {
  const opened = there.filter((one): one is Opened => one.kind === 'opened').map(listedOf)
  const all: readonly ListedGame[] = [...here, ...opened]
  return [...all].sort((one, other) => {
    const byRank = rank(one) - rank(other)
    if (byRank !== 0) return byRank
    if (rank(one) === 0 && untilOf(one) !== untilOf(other)) return untilOf(one) - untilOf(other)
    return other.touched - one.touched
  })
}
