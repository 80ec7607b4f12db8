/** The rows that come with a change, as many at once as a statement takes. */
import type { Change } from '@bastide/host'
import type { TableId } from '@bastide/wire'
import type { Db, Schema } from './schema.ts'

/** SQLite takes 32,766 values in a statement. */
const MOST_ROWS = 1_000

type EventRow = Schema['events']
type CommandRow = Schema['commands']

export const eventRows = (table: TableId, expected: number, { events }: Change): readonly EventRow[] =>
  events.map((event, i) => ({ table_id: table, version: expected + i, event: JSON.stringify(event) }))

export function commandRows(table: TableId, { command }: Change): readonly CommandRow[] {
  if (command === undefined) return []
  const { who, key, body, version } = command
  return [{ table_id: table, who, key, body, version }]
}

export async function insertEvents(db: Db, rows: readonly EventRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += MOST_ROWS)
    await db
      .insertInto('events')
      .values(rows.slice(from, from + MOST_ROWS))
      .execute()
}

export async function insertCommands(db: Db, rows: readonly CommandRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('commands')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'who', 'key']).doUpdateSet((eb) => ({
        body: eb.ref('excluded.body'),
        version: eb.ref('excluded.version'),
      })),
    )
    .execute()
}
