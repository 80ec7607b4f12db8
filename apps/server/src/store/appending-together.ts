/**
 * Many moves at many tables, in as few statements as one move takes. Each statement is a way to the database and back,
 * and takes time to be made.
 */
import type { Change } from '@bastide/host'
import type { TableId } from '@bastide/wire'
import { commandRows, eventRows, insertCommands, insertEvents } from './inserting.ts'
import type { Db, Schema } from './schema.ts'
import { entryColumns } from './tables.ts'

export type Append = readonly [table: TableId, expected: number, change: Change]

/** For each, whether it was written; null for what has to be written by itself: a first write, or other holders. */
export async function appendTogether(db: Db, appends: readonly Append[]): Promise<readonly (boolean | null)[]> {
  const tables = [...new Set(appends.map(([table]) => table))]
  const found = await db
    .selectFrom('entries')
    .select(['table_id', 'version', 'holders'])
    .where('table_id', 'in', tables)
    .execute()
  const versions = new Map(found.map(({ table_id, version }) => [table_id, version]))
  const holders = new Map(found.map((row) => [row.table_id, row.holders]))
  const entries = new Map<TableId, Schema['entries']>()
  const commands = new Map<string, Schema['commands']>()
  const events: Schema['events'][] = []
  const written = appends.map(([table, expected, change]) => {
    if (expected === 0) return null
    if (versions.get(table) !== expected) return false
    const columns = entryColumns(change.entry)
    if (columns.holders !== holders.get(table)) return null
    const version = expected + change.events.length
    versions.set(table, version)
    entries.set(table, { table_id: table, version, ...columns })
    events.push(...eventRows(table, expected, change))
    // The last of those with the same key: a statement changes no row twice.
    for (const row of commandRows(table, change)) commands.set(JSON.stringify([table, row.who, row.key]), row)
    return true
  })
  await updateEntries(db, [...entries.values()])
  await insertEvents(db, events)
  await insertCommands(db, [...commands.values()])
  return written
}

/** All of them are there: inserting is the way to change many rows at once. */
async function updateEntries(db: Db, rows: readonly Schema['entries'][]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('entries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        entry: eb.ref('excluded.entry'),
        game_key: eb.ref('excluded.game_key'),
        due: eb.ref('excluded.due'),
      })),
    )
    .execute()
}
