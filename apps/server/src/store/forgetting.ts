/** Forgetting a guest, in one write. */
import type { Identity } from '@bastide/host'
import { entryWithoutGuest, gatheringWithoutGuest, openedWithoutGuest } from '@bastide/online'
import type { TableId } from '@bastide/wire'
import { dropGathering, gatheringsOf, putGathering } from './gatherings.ts'
import type { Db } from './schema.ts'
import { changeHolders, entry, entryColumns, events } from './tables.ts'

export async function forgetGuest(db: Db, id: Identity, name: string): Promise<readonly TableId[]> {
  const held = await db.selectFrom('holders').select('table_id').where('who', '=', id).execute()
  const open = held.map(({ table_id }) => table_id)
  for (const table of open) await leaveTable(db, table, id, name)
  const gathering = await leaveGatherings(db, id)
  await db.deleteFrom('admissions').where('guest', '=', id).execute()
  // Devices and codes go with the guest.
  await db.deleteFrom('guests').where('id', '=', id).execute()
  return [...gathering, ...open].sort()
}

async function leaveTable(db: Db, table: TableId, id: Identity, name: string): Promise<void> {
  const before = await entry(db, table)
  const [opened] = await events(db, table, 0)
  if (before === undefined || opened === undefined) return
  const after = entryWithoutGuest(before, id, name)
  await db.updateTable('entries').set(entryColumns(after)).where('table_id', '=', table).execute()
  await changeHolders(db, table, after.holders)
  await db
    .updateTable('events')
    .set({ event: JSON.stringify(openedWithoutGuest(opened, before, id, name)) })
    .where('table_id', '=', table)
    .where('version', '=', 0)
    .execute()
  await db.deleteFrom('commands').where('table_id', '=', table).where('who', '=', id).execute()
}

async function leaveGatherings(db: Db, id: Identity): Promise<readonly TableId[]> {
  const theirs = await gatheringsOf(db, id)
  for (const gathering of theirs) {
    const left = gatheringWithoutGuest(gathering, id)
    if (left === null) await dropGathering(db, gathering.table)
    else await putGathering(db, gathering.version, left)
  }
  return theirs.map(({ table }) => table)
}
