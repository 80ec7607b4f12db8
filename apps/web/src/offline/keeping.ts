/** A stranger's record becomes a table, unless there is one already that is the same game. */
import { type AnyRules, CHANCE, canonical, disputed, type GameRecord, type Json, NOBODY, type Result, replay, standings } from '@bastide/kernel'
import type { Opening, TableEvent, TableState } from '@bastide/table'
import { drawFrom } from './chance.ts'
import type { KeptTable } from './kept-table.ts'
import type { Entry } from './store.ts'

/** The events of a table at which the record was played. One that is not over can be played on. */
export function eventsOf(record: GameRecord, rules: AnyRules, opening: Opening, secret: string, at: number): Result<readonly TableEvent[]> {
  const events: TableEvent[] = [{ is: 'opened', opening, at }]
  const replayed = replay(rules, record.moves, undefined, (_, by, i) => {
    events.push({ is: 'played', by: by < 0 ? 'chance' : by, move: record.moves[i] as never, at })
  })
  const { stopped, position } = replayed
  if (stopped !== undefined) return { ...stopped, where: `moves[${events.length - 1}]` }
  const dispute = disputed(record, replayed)
  if (dispute !== null) return dispute
  // A record may break off where a tile is to be drawn; a table waits for people only.
  while (rules.awaited(position) === CHANCE) {
    const action = drawFrom(secret)(rules, position, events.length - 1)
    events.push({ is: 'played', by: 'chance', move: rules.toMove(position, action), at })
    rules.apply(position, CHANCE, action)
  }
  if (rules.awaited(position) === NOBODY) events.push({ is: 'finished', why: 'played-out', standings: standings(rules, position), at })
  return { ok: true, value: events }
}

const asText = (value: unknown): string => canonical(value as Json)

/** Whether a table may be where a record was played, as far as its line in the list tells: the table itself takes longer to load. */
function mayBeOf({ game, setup, seats }: GameRecord, entry: Entry): boolean {
  const names = (named: readonly { readonly name: string }[]): Json => named.map(({ name }) => name)
  return asText([game, setup, names(seats)]) === asText([entry.game, entry.setup, names(entry.seats)])
}

/** Whether a table stands where the record ends: no more was played there than what is drawn by itself. */
function standsAtEndOf({ moves }: GameRecord, { finished, moves: played, movers }: TableState): boolean {
  // Who resigned ended a game that the record would go on with.
  if (finished !== null && finished.why !== 'played-out') return false
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
