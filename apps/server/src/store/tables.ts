/** Open tables: their events, their entries, and what is found by an index. */
import type { CarriedOut, Change, Holders, Identity, TableEntry } from '@bastide/host'
import type { TableEvent } from '@bastide/table'
import type { TableId } from '@bastide/wire'
import { commandRows, eventRows, insertCommands, insertEvents } from './inserting.ts'
import type { Db, Schema } from './schema.ts'

type EntryRow = Pick<Schema['entries'], 'entry' | 'holders'>

const entryIn = ({ entry, holders }: EntryRow): TableEntry => ({ ...JSON.parse(entry), holders: JSON.parse(holders) })

/** The columns of an entry. */
export const entryColumns = ({ holders, ...entry }: TableEntry) => ({
  entry: JSON.stringify(entry),
  holders: JSON.stringify(holders),
  game_key: entry.gameKey,
  due: entry.due,
})

const entriesOf = (db: Db, who: Identity) =>
  db.selectFrom('holders').innerJoin('entries', 'entries.table_id', 'holders.table_id').where('who', '=', who)

export async function entries(db: Db, who: Identity): Promise<readonly TableEntry[]> {
  return (await entriesOf(db, who).select(['entry', 'entries.holders']).execute()).map(entryIn)
}

export async function entry(db: Db, table: TableId): Promise<TableEntry | undefined> {
  const [row] = await db.selectFrom('entries').select(['entry', 'holders']).where('table_id', '=', table).execute()
  return row && entryIn(row)
}

export async function secret(db: Db, table: TableId): Promise<string | undefined> {
  const secrets = db.selectFrom('secrets').select('draws').where('table_id', '=', table).where('invite', 'is', null)
  return (await secrets.execute())[0]?.draws
}

export async function events(db: Db, table: TableId, from: number): Promise<readonly TableEvent[]> {
  const rows = db.selectFrom('events').select('event').where('table_id', '=', table).where('version', '>=', from)
  return (await rows.orderBy('version').execute()).map(({ event }) => JSON.parse(event))
}

export async function carriedOut(db: Db, table: TableId, who: Identity, key: string): Promise<CarriedOut | undefined> {
  const commands = db.selectFrom('commands').select(['who', 'key', 'body', 'version']).where('table_id', '=', table)
  return (await commands.where('who', '=', who).where('key', '=', key).execute())[0]
}

export async function withKey(db: Db, who: Identity, gameKey: string): Promise<readonly TableId[]> {
  const found = entriesOf(db, who).select('entries.table_id').where('game_key', '=', gameKey)
  return (await found.execute()).map(({ table_id }) => table_id)
}

export async function dueBy(db: Db, time: number): Promise<readonly TableId[]> {
  const due = db.selectFrom('entries').select('table_id').where('due', 'is not', null).where('due', '<=', time)
  return (await due.orderBy('due').execute()).map(({ table_id }) => table_id)
}

export async function tables(db: Db, after: TableId | null, most: number): Promise<readonly TableId[]> {
  const page = db.selectFrom('entries').select('table_id').orderBy('table_id').limit(most)
  const rows = await (after === null ? page : page.where('table_id', '>', after)).execute()
  return rows.map(({ table_id }) => table_id)
}

/** An end is 64 digits and letters, so that it is found in the text of the first event, and means nothing to `like`. */
export async function beganWith(db: Db, who: Identity, end: string): Promise<boolean> {
  const first = db.selectFrom('holders').innerJoin('events', 'events.table_id', 'holders.table_id')
  const found = first.select('events.table_id').where('who', '=', who).where('version', '=', 0)
  return (await found.where('event', 'like', `%"${end}"%`).limit(1).execute()).length > 0
}

export async function append(db: Db, table: TableId, expected: number, change: Change): Promise<boolean> {
  const isNext = expected === 0 ? await begin(db, table, change) : await goOn(db, table, expected, change)
  if (!isNext) return false
  await insertEvents(db, eventRows(table, expected, change))
  await insertCommands(db, commandRows(table, change))
  return true
}

async function begin(db: Db, table: TableId, { events, entry, secret = '' }: Change): Promise<boolean> {
  const gathers = db.selectFrom('gatherings').select('version').where('table_id', '=', table)
  if ((await gathers.execute()).length > 0) return false
  const [made] = await db
    .insertInto('entries')
    .values({ table_id: table, version: events.length, ...entryColumns(entry) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (made?.numInsertedOrUpdatedRows !== 1n) return false
  await db.insertInto('secrets').values({ table_id: table, draws: secret, invite: null }).execute()
  await addHolders(db, table, entry.holders)
  return true
}

async function goOn(db: Db, table: TableId, expected: number, { events, entry }: Change): Promise<boolean> {
  const columns = entryColumns(entry)
  const next = db
    .updateTable('entries')
    .set({ version: expected + events.length, ...columns })
    .where('table_id', '=', table)
    .where('version', '=', expected)
  // Almost always the holders are those of before, and their index is right.
  const [updated] = await next.where('holders', '=', columns.holders).execute()
  if (updated?.numUpdatedRows === 1n) return true
  const [changed] = await next.execute()
  if (changed?.numUpdatedRows !== 1n) return false
  await changeHolders(db, table, entry.holders)
  return true
}

async function addHolders(db: Db, table: TableId, { owner, seats }: Holders): Promise<void> {
  // An empty name is nobody's: see `entryWithoutGuest`.
  const all = new Set([owner, ...seats].filter((who) => who !== null && who !== ''))
  const rows = [...all].map((who) => ({ who: who as Identity, table_id: table }))
  if (rows.length > 0) await db.insertInto('holders').values(rows).execute()
}

export async function changeHolders(db: Db, table: TableId, holders: Holders): Promise<void> {
  await db.deleteFrom('holders').where('table_id', '=', table).execute()
  await addHolders(db, table, holders)
}

export async function forget(db: Db, table: TableId): Promise<void> {
  const parts = ['events', 'holders', 'commands', 'admissions'] as const
  const { numDeletedRows } = await db.deleteFrom('entries').where('table_id', '=', table).executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return
  for (const part of parts) await db.deleteFrom(part).where('table_id', '=', table).execute()
  await db.deleteFrom('secrets').where('table_id', '=', table).execute()
}
