/** Tables that gather, until they open. */
import type { Change, Identity } from '@bastide/host'
import type { Gathering, GatheringSecrets } from '@bastide/online'
import type { TableId } from '@bastide/wire'
import type { Db } from './schema.ts'
import { append } from './tables.ts'

const gatheringsIn = (rows: readonly { readonly gathering: string }[]): readonly Gathering[] =>
  rows.map((row) => JSON.parse(row.gathering))

export async function gathering(db: Db, table: TableId): Promise<Gathering | undefined> {
  const found = db.selectFrom('gatherings').select('gathering').where('table_id', '=', table)
  return gatheringsIn(await found.execute())[0]
}

export async function gatheringSecrets(db: Db, table: TableId): Promise<GatheringSecrets | undefined> {
  const [row] = await db.selectFrom('secrets').select(['draws', 'invite']).where('table_id', '=', table).execute()
  return row === undefined || row.invite === null ? undefined : { draws: row.draws, invite: row.invite }
}

export async function gatheringsOf(db: Db, who: Identity): Promise<readonly Gathering[]> {
  const theirs = db
    .selectFrom('gatherers')
    .innerJoin('gatherings', 'gatherings.table_id', 'gatherers.table_id')
    .where('who', '=', who)
  return gatheringsIn(await theirs.select('gathering').execute())
}

export async function listedGatherings(db: Db, most: number): Promise<readonly Gathering[]> {
  const listed = db.selectFrom('gatherings').select('gathering').where('is_listed', '=', 1)
  return gatheringsIn(await listed.orderBy('made', 'desc').limit(most).execute())
}

export async function gatheringsBefore(db: Db, touched: number): Promise<readonly TableId[]> {
  const left = db.selectFrom('gatherings').select('table_id').where('touched', '<', touched)
  return (await left.execute()).map(({ table_id }) => table_id)
}

export async function putGathering(
  db: Db,
  expected: number,
  gathering: Gathering,
  secrets?: GatheringSecrets,
): Promise<boolean> {
  const { table, version } = gathering
  if (version !== expected + 1) throw new Error(`version ${version} of a gathering cannot follow ${expected}`)
  const isNext = expected === 0 ? await begin(db, gathering, secrets) : await writeGathering(db, gathering)
  if (!isNext) return false
  const gatherers = new Set([gathering.maker.guest, ...gathering.seats.flatMap(({ sitter }) => sitter?.guest ?? [])])
  const rows = [...gatherers].map((who) => ({ who, table_id: table }))
  await db.deleteFrom('gatherers').where('table_id', '=', table).execute()
  await db.insertInto('gatherers').values(rows).execute()
  return true
}

const columnsOf = (gathering: Gathering) => ({
  version: gathering.version,
  gathering: JSON.stringify(gathering),
  is_listed: gathering.terms.isListed ? 1 : 0,
  made: gathering.made,
  touched: gathering.touched,
})

async function begin(db: Db, gathering: Gathering, secrets?: GatheringSecrets): Promise<boolean> {
  const { table } = gathering
  const opened = db.selectFrom('entries').select('version').where('table_id', '=', table)
  if ((await opened.execute()).length > 0) return false
  const [made] = await db
    .insertInto('gatherings')
    .values({ table_id: table, ...columnsOf(gathering) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (made?.numInsertedOrUpdatedRows !== 1n) return false
  const { draws, invite } = secrets ?? { draws: '', invite: '' }
  await db.insertInto('secrets').values({ table_id: table, draws, invite }).execute()
  return true
}

async function writeGathering(db: Db, gathering: Gathering): Promise<boolean> {
  const [updated] = await db
    .updateTable('gatherings')
    .set(columnsOf(gathering))
    .where('table_id', '=', gathering.table)
    .where('version', '=', gathering.version - 1)
    .execute()
  return updated?.numUpdatedRows === 1n
}

/** Of a table that gathers; who was let in stays so. */
async function endGathering(db: Db, table: TableId): Promise<void> {
  await db.deleteFrom('gatherers').where('table_id', '=', table).execute()
  await db.deleteFrom('secrets').where('table_id', '=', table).execute()
}

export async function dropGathering(db: Db, table: TableId): Promise<void> {
  const [dropped] = await db.deleteFrom('gatherings').where('table_id', '=', table).execute()
  if (dropped?.numDeletedRows !== 1n) return
  await endGathering(db, table)
  await db.deleteFrom('admissions').where('table_id', '=', table).execute()
}

export async function openTable(db: Db, table: TableId, expected: number, change: Change): Promise<boolean> {
  const [ended] = await db
    .deleteFrom('gatherings')
    .where('table_id', '=', table)
    .where('version', '=', expected)
    .execute()
  if (ended?.numDeletedRows !== 1n) return false
  await endGathering(db, table)
  // Thrown, so that the gathering stays.
  if (!(await append(db, table, 0, change))) throw new Error('a table that gathers was open already')
  return true
}
