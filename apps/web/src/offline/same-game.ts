/** Which table holds an untrusted record already, if any. */
import { canonical, type GameRecord, isDesertedBy, type Json } from '@bastide/kernel'
import { hasLeft, type Opening, type TableState } from '@bastide/table'
import type { KeptTable } from './kept-table.ts'
import type { Entry } from './store.ts'

const asText = (value: unknown): string => canonical(value as Json)

/**
 * Whether a table may be where a record was played, as far as its line in the list tells: the table itself takes longer
 * to load.
 */
function mayBeOf({ game, setup, seats }: GameRecord, entry: Entry): boolean {
  const names = (named: readonly { readonly name: string }[]): Json => named.map(({ name }) => name)
  return asText([game, setup, names(seats)]) === asText([entry.game, entry.setup, names(entry.seats)])
}

/**
 * Whether a table stands where the record ends, in a game that is over or not as it is there: nothing was decided
 * since, and nobody else has left.
 */
function standsAtEndOf(record: GameRecord, state: TableState): boolean {
  const { moves, left = [] } = record
  const isGivenUp = state.finished !== null && state.finished.why !== 'played-out'
  if (isGivenUp !== isDesertedBy(record, moves.length) || asText(left) !== asText(state.left)) return false
  const decidedSince = state.movers.slice(moves.length).some((by) => by !== 'chance' && !hasLeft(state, by))
  return !decidedSince && asText(state.moves.slice(0, moves.length)) === asText(moves)
}

/**
 * The table that is this game already, or null. Whoever opens a record looks for the game, whoever sits there and
 * whatever was agreed on; whoever opens a table of their own wants just that, and only one that nobody has touched is
 * as good as new.
 */
export async function findSame(
  entries: readonly Entry[],
  load: (table: string) => Promise<KeptTable>,
  record: GameRecord,
  own: Opening | null,
): Promise<string | null> {
  for (const entry of entries) {
    if (!mayBeOf(record, entry) || (own !== null && entry.touched !== entry.opened)) continue
    const kept = await load(entry.table)
    await kept.catchUp()
    if (standsAtEndOf(record, kept.state) && (own === null || asText(own) === asText(kept.state.opening)))
      return entry.table
  }
  return null
}
