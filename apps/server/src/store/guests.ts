/** Guests, the devices by which they are known, codes for another device, and who was let in where. */
import type { Identity } from '@bastide/host'
import type { Guest } from '@bastide/online'
import type { TableId } from '@bastide/wire'
import type { Db, Schema } from './schema.ts'

const guestIn = ({ is_blocked, ...guest }: Schema['guests']): Guest => ({ ...guest, isBlocked: is_blocked === 1 })

const COLUMNS = ['id', 'name', 'guests.made', 'seen', 'is_blocked'] as const

export async function guest(db: Db, id: Identity): Promise<Guest | undefined> {
  const [row] = await db.selectFrom('guests').select(COLUMNS).where('id', '=', id).execute()
  return row && guestIn(row)
}

export async function guestOfDevice(db: Db, hash: string): Promise<Guest | undefined> {
  const devices = db.selectFrom('devices').innerJoin('guests', 'guests.id', 'devices.guest')
  const [row] = await devices.select(COLUMNS).where('hash', '=', hash).execute()
  return row && guestIn(row)
}

export async function guests(db: Db, after: Identity | null, most: number): Promise<readonly Guest[]> {
  const page = db.selectFrom('guests').select(COLUMNS).orderBy('id').limit(most)
  return (await (after === null ? page : page.where('id', '>', after)).execute()).map(guestIn)
}

export async function addGuest(db: Db, { id, name, made, seen, isBlocked }: Guest, device: string): Promise<void> {
  const row = { id, name, made, seen, is_blocked: isBlocked ? 1 : 0 }
  await db.insertInto('guests').values(row).execute()
  await addDevice(db, id, device)
}

export async function addDevice(db: Db, who: Identity, device: string): Promise<void> {
  await db.insertInto('devices').values({ hash: device, guest: who }).execute()
}

export async function dropDevice(db: Db, device: string): Promise<void> {
  await db.deleteFrom('devices').where('hash', '=', device).execute()
}

export async function devicesOf(db: Db, who: Identity): Promise<number> {
  return (await db.selectFrom('devices').select('hash').where('guest', '=', who).execute()).length
}

export async function changeGuest(
  db: Db,
  id: Identity,
  { name, seen, isBlocked }: Partial<Pick<Guest, 'name' | 'seen' | 'isBlocked'>>,
): Promise<void> {
  const changed = {
    ...(name === undefined ? {} : { name }),
    ...(seen === undefined ? {} : { seen }),
    ...(isBlocked === undefined ? {} : { is_blocked: isBlocked ? 1 : 0 }),
  }
  if (Object.keys(changed).length > 0) await db.updateTable('guests').set(changed).where('id', '=', id).execute()
}

export async function keepCode(db: Db, hash: string, who: Identity, until: number): Promise<void> {
  await db
    .insertInto('codes')
    .values({ hash, guest: who, until })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ guest: who, until }))
    .execute()
}

export async function takeCode(db: Db, hash: string, now: number): Promise<Identity | undefined> {
  const [code] = await db.deleteFrom('codes').where('hash', '=', hash).returning(['guest', 'until']).execute()
  return code !== undefined && now < code.until ? code.guest : undefined
}

export async function dropCodes(db: Db, now: number): Promise<void> {
  await db.deleteFrom('codes').where('until', '<=', now).execute()
}

/** A row that comes and goes in one transaction is written to the disk all the same. No table has an empty id. */
export async function tryWriting(db: Db): Promise<void> {
  await admit(db, '', '')
  await db.deleteFrom('admissions').where('table_id', '=', '').execute()
}

export async function admit(db: Db, table: TableId, who: Identity): Promise<void> {
  const row = { table_id: table, guest: who }
  await db
    .insertInto('admissions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isAdmitted(db: Db, table: TableId, who: Identity): Promise<boolean> {
  const found = db.selectFrom('admissions').select('guest').where('table_id', '=', table).where('guest', '=', who)
  return (await found.execute()).length > 0
}
