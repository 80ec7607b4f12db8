/** Which table is a stranger's record already, if any. */
import { canonical, type GameRecord, type Json } from '@bastide/kernel'
import type { Opening, TableState } from '@bastide/table'
import type { KeptTable } from './kept-table.ts'
import type { Entry } from './store.ts'

const asText = (value: unknown): string => canonical(value as Json)

/** Whether a table may be where a record was played, as far as its line in the list tells: the table itself takes longer to load. */
function mayBeOf({ game, setup, seats }: GameRecord, entry: Entry): boolean {
  const names = (named: readonly { readonly name: string }[]): Json => named.map(({ name }) => name)
  return asText([game, setup, names(seats)]) === asText([entry.game, entry.setup, names(entry.seats)])
}

/** Whether a table stands where the record ends: no more was played there than what is drawn by itself, and nobody else has left. */
function standsAtEndOf({ moves, left = [] }: GameRecord, { left: gone, moves: played, movers }: TableState): boolean {
  if (asText(left) !== asText(gone)) return false
  return asText(played.slice(0, moves.length)) === asText(moves) && movers.slice(moves.length).every((by) => by === 'chance')
}

/**
 * The table that is this game already, or null. Whoever opens a record looks for the game, whoever sits there and whatever was agreed on; whoever opens a
 * table of their own wants just that, and only one that nobody has touched is as good as new.
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
    if (standsAtEndOf(record, kept.state) && (own === null || asText(own) === asText(kept.state.opening))) return entry.table
  }
  return null
}
