/**
 * How the database became what it is. A migration that was released is never changed: what differs comes in a new one
 * with the next number, and one of the other kind of database gets the same.
 */
import { type Kysely, type Migration, Migrator } from 'kysely'
import { firstMigration } from './first-migration.ts'
import { StoreRefused } from './refused.ts'
import type { Dialect } from './schema.ts'

const MIGRATIONS: { readonly [name: string]: (dialect: Dialect) => Migration } = { '0001-first': firstMigration }

const NAMES = Object.keys(MIGRATIONS)
/** What this version of Bastide reads and writes. */
export const SCHEMA_VERSION = NAMES.at(-1) as string

export const isKnownVersion = (version: string): boolean => NAMES.includes(version)

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables as they were then, which no type describes.
type AnyDb = Kysely<any>

const migratorOf = (db: AnyDb, dialect: Dialect): Migrator =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(NAMES.map((name) => [name, MIGRATIONS[name]?.(dialect) as Migration])),
    },
  })

/** The last migration that a database has seen, or null if it is empty. */
export async function versionOf(db: AnyDb): Promise<string | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return null
  const seen = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return (seen.at(-1) as { name: string } | undefined)?.name ?? null
}

/** Refuses what a newer version of Bastide has written. */
export function refuseNewer(version: string | null, where: string): void {
  if (version === null || isKnownVersion(version)) return
  throw new StoreRefused(
    `${where} was written by a newer version of Bastide (${version}; this one knows ${SCHEMA_VERSION}). Use that version, or a newer one.`,
    { code: 'newer' },
  )
}

/** Brings a database to a version: without a name, to the newest. */
export async function migrate(db: AnyDb, dialect: Dialect, where: string, version = SCHEMA_VERSION): Promise<void> {
  refuseNewer(await versionOf(db), where)
  const { error } = await migratorOf(db, dialect).migrateTo(version)
  if (error !== undefined)
    throw new StoreRefused(`${where} could not be brought to ${version}.`, { code: 'failed', cause: error })
}
