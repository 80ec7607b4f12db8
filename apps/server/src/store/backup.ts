/**
 * A copy of everything in one file: lines of JSON, the same whichever database it comes from, so that it can be
 * restored into the other kind. The first line says what it is; the last has the number of rows and a checksum of all
 * before.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { constants, copyFile, link, open, rm } from 'node:fs/promises'
import { isKnownVersion, refuseNewer, SCHEMA_VERSION } from './migrations.ts'
import { messageOf, StoreRefused } from './refused.ts'
import type { Db, Schema } from './schema.ts'

const FORMAT = 1

type TableName = keyof Schema

/** Every table with its key, by which it is read page by page. Guests come before what refers to them. */
export const TABLES = {
  guests: ['id'],
  devices: ['hash'],
  codes: ['hash'],
  entries: ['table_id'],
  holders: ['who', 'table_id'],
  events: ['table_id', 'version'],
  secrets: ['table_id'],
  commands: ['table_id', 'who', 'key'],
  gatherings: ['table_id'],
  gatherers: ['who', 'table_id'],
  admissions: ['table_id', 'guest'],
} as const satisfies { readonly [T in TableName]: readonly (keyof Schema[T] & string)[] }

const NAMES = Object.keys(TABLES) as readonly TableName[]

export type Row = { readonly [column: string]: string | number | null }

export interface BackedUp {
  readonly rows: number
}

const PAGE = 500

/** The rows of a table, page by page, so that a large one takes neither much memory nor the thread for long. */
async function* pagesOf(db: Db, table: TableName): AsyncGenerator<readonly Row[]> {
  const key = TABLES[table] as readonly string[]
  // biome-ignore lint/suspicious/noExplicitAny: the table is one of many, and its columns are known by name alone.
  let all = (db as any).selectFrom(table).selectAll().limit(PAGE)
  for (const column of key) all = all.orderBy(column)
  for (let last: Row | undefined; ; ) {
    const after = last
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    const isAfter = ({ eb, refTuple, tuple }: any) =>
      key.length === 1
        ? eb(key[0], '>', after?.[key[0] as string])
        : eb(refTuple(...key), '>', tuple(...key.map((column) => after?.[column])))
    const query = after === undefined ? all : all.where(isAfter)
    const rows: readonly Row[] = await query.execute()
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)
    // Others have their turn.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Writes all rows of a database that stands still: a snapshot. */
export async function writeBackup(db: Db, file: string): Promise<BackedUp> {
  const unfinished = `${file}.unfinished-${process.pid}`
  const hash = createHash('sha256')
  let rows = 0
  // What draws are made from is in it: it is for nobody else.
  const output = await open(unfinished, 'wx', 0o600)
  try {
    const say = async (text: string) => {
      hash.update(text)
      await output.appendFile(text)
    }
    await say(`${JSON.stringify({ bastide: 'backup', format: FORMAT, schema: SCHEMA_VERSION })}\n`)
    for (const table of NAMES) {
      for await (const page of pagesOf(db, table)) {
        rows += page.length
        await say(page.map((row) => `${JSON.stringify([table, row])}\n`).join(''))
      }
    }
    await output.appendFile(`${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`)
    await output.sync()
    await putInPlace(unfinished, file)
    return { rows }
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown
    throw new StoreRefused(`There is a file ${file} already.`, { code: 'exists', cause: thrown })
  } finally {
    await output.close()
    await rm(unfinished, { force: true })
  }
}

/** A file system that knows no links, such as that of most memory sticks. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** Neither a link nor a copy of this kind takes the place of another file. */
async function putInPlace(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file)
  } catch (thrown) {
    if (!NO_LINKS.includes(String((thrown as NodeJS.ErrnoException).code))) throw thrown
    await copyFile(unfinished, file, constants.COPYFILE_EXCL)
  }
}

const isEnd = (line: string): boolean => line.startsWith('{"rows":')

const damaged = (file: string, why: string, { cause }: ErrorOptions = {}): StoreRefused =>
  new StoreRefused(`${file} is not a whole backup of Bastide: ${why}.`, { code: 'damaged', cause })

/** Reads a backup from beginning to end before anything is restored. Returns the version that wrote it. */
export async function checkBackup(file: string): Promise<string> {
  let schema: string | undefined
  let end: { readonly rows: unknown; readonly sha256: unknown } | undefined
  let rows = 0
  const hash = createHash('sha256')
  for await (const line of linesOf(file)) {
    if (end !== undefined) throw damaged(file, 'something follows its end')
    if (schema === undefined) schema = readHeader(line, file)
    else if (isEnd(line)) {
      end = parsed(line, file) as { rows: unknown; sha256: unknown }
      continue
    } else rows++
    hash.update(`${line}\n`)
  }
  if (schema === undefined) throw damaged(file, 'it is empty')
  if (end === undefined) throw damaged(file, 'its end is missing')
  if (end.rows !== rows || end.sha256 !== hash.digest('hex')) throw damaged(file, 'its checksum is another')
  return schema
}

/** Only `\n` ends a line: JSON may have other characters in it that some readers take for ends. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const chunk of createReadStream(file, 'utf8')) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() as string
      yield* lines
    }
  } catch (thrown) {
    const why = (thrown as NodeJS.ErrnoException).code ?? messageOf(thrown)
    throw new StoreRefused(`${file} cannot be read (${why}).`, { code: 'failed', cause: thrown })
  }
  if (rest !== '') yield rest
}

function parsed(line: string, file: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw damaged(file, 'a line cannot be read', { cause })
  }
}

function readHeader(line: string, file: string): string {
  const { bastide, format, schema } = (parsed(line, file) ?? {}) as { [name: string]: unknown }
  if (bastide !== 'backup' || typeof schema !== 'string') throw damaged(file, 'it does not begin like one')
  if (format !== FORMAT || !isKnownVersion(schema)) refuseNewer(format === FORMAT ? schema : `format ${format}`, file)
  return schema
}

/** The rows of a backup that was checked, some at a time, all of the same table. */
export async function* rowsIn(file: string): AsyncGenerator<{ readonly table: TableName; readonly rows: Row[] }> {
  let page: { table: TableName; rows: Row[] } | undefined
  for await (const line of linesOf(file)) {
    if (!line.startsWith('[')) continue
    const [table, row] = parsed(line, file) as [TableName, Row]
    if (!NAMES.includes(table)) throw damaged(file, 'it has a table that is unknown')
    if (page !== undefined && (page.table !== table || page.rows.length >= PAGE)) {
      yield page
      page = undefined
    }
    page ??= { table, rows: [] }
    page.rows.push(row)
  }
  if (page !== undefined) yield page
}
