/** The tables as they were first. A migration that was released is never changed. */
import { type CreateTableBuilder, type Kysely, type Migration, type RawBuilder, sql } from 'kysely'
import type { Dialect } from './schema.ts'

/** Ids are compared byte by byte, in whatever language the database was made. */
const textIn = (dialect: Dialect): RawBuilder<unknown> => (dialect === 'postgres' ? sql`text collate "C"` : sql`text`)

/** What tables are made with. */
function making(db: Kysely<unknown>, dialect: Dialect) {
  return {
    text: textIn(dialect),
    made: (name: string) => db.schema.createTable(name),
    /** A table that is only ever read by its key is kept in the order of its key. */
    byKey: <B extends CreateTableBuilder<string, string>>(table: B): B =>
      dialect === 'sqlite' ? (table.modifyEnd(sql`without rowid`) as B) : table,
    index: (table: string, ...columns: string[]) =>
      db.schema
        .createIndex(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns(columns),
  }
}

type Making = ReturnType<typeof making>

export const firstMigration = (dialect: Dialect): Migration => ({
  async up(db: Kysely<unknown>) {
    const means = making(db, dialect)
    await makeTables(means)
    await makeGuests(means)
    await makeGatherings(means)
  },
})

async function makeTables({ text, made, byKey, index }: Making): Promise<void> {
  await made('entries')
    .addColumn('table_id', text, (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('holders', 'text', (column) => column.notNull())
    .addColumn('game_key', text)
    .addColumn('due', 'bigint')
    .execute()
  await index('entries', 'due').where(sql.ref('due'), 'is not', null).execute()
  await byKey(made('holders').addColumn('who', text).addColumn('table_id', text))
    .addPrimaryKeyConstraint('holders_key', ['who', 'table_id'])
    .execute()
  await index('holders', 'table_id').execute()
  await byKey(made('events').addColumn('table_id', text).addColumn('version', 'integer'))
    .addColumn('event', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_key', ['table_id', 'version'])
    .execute()
  await made('secrets')
    .addColumn('table_id', text, (column) => column.primaryKey())
    .addColumn('draws', 'text', (column) => column.notNull())
    .addColumn('invite', 'text')
    .execute()
  await byKey(made('commands').addColumn('table_id', text).addColumn('who', text).addColumn('key', text))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('commands_key', ['table_id', 'who', 'key'])
    .execute()
}

async function makeGuests({ text, made, index }: Making): Promise<void> {
  await made('guests')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('is_blocked', 'integer', (column) => column.notNull())
    .execute()
  for (const table of ['devices', 'codes']) {
    const columns = made(table)
      .addColumn('hash', text, (column) => column.primaryKey())
      .addColumn('guest', text, (column) => column.notNull().references('guests.id').onDelete('cascade'))
    await (table === 'codes' ? columns.addColumn('until', 'bigint', (column) => column.notNull()) : columns).execute()
    await index(table, 'guest').execute()
  }
  await index('codes', 'until').execute()
}

async function makeGatherings({ text, made, byKey, index }: Making): Promise<void> {
  await made('gatherings')
    .addColumn('table_id', text, (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('gathering', 'text', (column) => column.notNull())
    .addColumn('is_listed', 'integer', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('touched', 'bigint', (column) => column.notNull())
    .execute()
  await index('gatherings', 'is_listed', 'made').execute()
  await index('gatherings', 'touched').execute()
  await byKey(made('gatherers').addColumn('who', text).addColumn('table_id', text))
    .addPrimaryKeyConstraint('gatherers_key', ['who', 'table_id'])
    .execute()
  await index('gatherers', 'table_id').execute()
  await byKey(made('admissions').addColumn('table_id', text).addColumn('guest', text))
    .addPrimaryKeyConstraint('admissions_key', ['table_id', 'guest'])
    .execute()
  await index('admissions', 'guest').execute()
}
