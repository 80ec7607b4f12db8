/** Fills an empty database with a backup, all of it or nothing. */
import type { InsertObject } from 'kysely'
import { type BackedUp, checkBackup, rowsIn, TABLES } from './backup.ts'
import { migrate, versionOf } from './migrations.ts'
import { messageOf, StoreRefused } from './refused.ts'
import type { Db, Dialect, Schema } from './schema.ts'

async function isEmpty(db: Db): Promise<boolean> {
  if ((await versionOf(db)) === null) return true
  for (const table of Object.keys(TABLES) as (keyof Schema)[]) {
    const rows = await db
      .selectFrom(table)
      .select((eb) => eb.lit(1).as('one'))
      .limit(1)
      .execute()
    if (rows.length > 0) return false
  }
  return true
}

export async function restore(db: Db, dialect: Dialect, where: string, file: string): Promise<BackedUp> {
  const version = await checkBackup(file)
  if (!(await isEmpty(db)))
    throw new StoreRefused(`There is data in ${where} already. A backup is restored into an empty place.`, {
      code: 'not-empty',
    })
  // An older backup goes into tables as they were then, and is brought to today's form with them.
  await migrate(db, dialect, where, version)
  const restored = await db
    .transaction()
    .execute(async (all) => {
      let count = 0
      for await (const { table, rows } of rowsIn(file)) {
        await all
          .insertInto(table)
          .values(rows as readonly InsertObject<Schema, keyof Schema>[])
          .execute()
        count += rows.length
      }
      return count
    })
    .catch((thrown) => {
      if (thrown instanceof StoreRefused) throw thrown
      throw new StoreRefused(`${file} could not be restored (${messageOf(thrown)}).`, { code: 'failed', cause: thrown })
    })
  await migrate(db, dialect, where)
  return { rows: restored }
}
