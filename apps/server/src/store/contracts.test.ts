import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { fulfilsContracts } from '../../test/fulfilling-contracts.ts'
import { TABLES } from './backup.ts'
import { openStore } from './index.ts'
import type { Manner, OpenedStore } from './opened.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { openSqliteHere } from './sqlite-here.ts'

describe.each<[name: string, open: (dataFolder: string, manner: Manner) => Promise<OpenedStore>]>([
  ['in this thread', openSqliteHere],
  ['in a thread of its own', (dataFolder, manner) => openStore({ dataFolder }, manner)],
])('STORE-1 a store over SQLite %s', (_, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-store-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  fulfilsContracts(() => ({
    open: (manner) => open(folder, manner),
    async empty() {
      const db = openSqlite(join(folder, 'bastide.db'))
      await db.transaction().execute(async (all) => {
        for (const table of Object.keys(TABLES) as (keyof Schema)[]) await all.deleteFrom(table).execute()
      })
      await db.destroy()
    },
  }))
})
