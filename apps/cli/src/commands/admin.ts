import { printable } from '@bastide/kernel'
import type { Guest, OnlineStore } from '@bastide/online'
import { makeWish, type Wish } from '@bastide/server'
import { type Command, OK, readArguments, type Terminal } from '../command.ts'
import { Failed, failure, failureOf, Misuse } from '../failure.ts'
import { beside, DATA_HELP } from '../serving/keeping.ts'
import { readStore, type Settings, STORE_OPTIONS } from '../serving/settings.ts'

const LISTS = ['tables', 'guests'] as const
const WISHES = ['end', 'block', 'unblock'] as const
const PAGE = 500
/** A running server looks every second. */
const PATIENCE_MS = 5_000

interface ListedTable {
  readonly table: string
  readonly state: 'gathering' | 'playing' | 'finished'
  readonly game: string
  readonly seats: readonly string[]
  /** When something last happened there. */
  readonly touched: string
}

const timeOf = (ms: number): string => new Date(ms).toISOString()

/** All of a list that is read page by page, each after the last of the page before. */
async function all<T>(page: (after: string | null) => Promise<readonly T[]>, idOf: (one: T) => string): Promise<T[]> {
  const found: T[] = []
  for (let after: string | null = null; ; ) {
    const some: readonly T[] = await page(after)
    found.push(...some)
    const last = some.at(-1)
    if (last === undefined || some.length < PAGE) return found
    after = idOf(last)
  }
}

async function gathering(store: OnlineStore, table: string): Promise<ListedTable[]> {
  const found = await store.gathering(table)
  if (found === undefined) return []
  const seats = found.seats.map(({ sitter, keptFor }) => sitter?.name ?? (keptFor.kind === 'bot' ? keptFor.bot : '–'))
  return [{ table, state: 'gathering', game: found.terms.game, seats, touched: timeOf(found.touched) }]
}

async function opened(store: OnlineStore, table: string): Promise<ListedTable[]> {
  const entry = await store.entry(table)
  if (entry === undefined) return []
  const { game, seats, finished, touched } = entry.summary
  const state = finished ? 'finished' : 'playing'
  return [{ table, state, game, seats: seats.map(({ name }) => name), touched: timeOf(touched) }]
}

async function tablesIn(store: OnlineStore): Promise<readonly ListedTable[]> {
  const listed: ListedTable[] = []
  for (const table of await store.gatheringsBefore(Number.MAX_SAFE_INTEGER))
    listed.push(...(await gathering(store, table)))
  for (const table of await all((after) => store.tables(after, PAGE), String))
    listed.push(...(await opened(store, table)))
  return listed
}

const tableLine = ({ table, state, game, seats, touched }: ListedTable): string =>
  printable(`${table}  ${state.padEnd(9)}  ${game}  ${touched}  ${seats.join(', ')}`)

const guestLine = ({ id, name, made, seen, isBlocked }: Guest): string =>
  printable(`${id}  ${isBlocked ? 'blocked' : '       '}  since ${timeOf(made)}  last ${timeOf(seen)}  ${name}`)

async function list(what: (typeof LISTS)[number], settings: Pick<Settings, 'store'>, isJson: boolean, io: Terminal) {
  await beside(settings, async ({ store }) => {
    const guests =
      what === 'guests'
        ? await all(
            (after) => store.guests(after, PAGE),
            ({ id }) => id,
          )
        : []
    const tables = what === 'tables' ? await tablesIn(store) : []
    if (isJson) io.out(JSON.stringify(what === 'guests' ? { guests } : { tables }, null, 2))
    else for (const line of [...guests.map(guestLine), ...tables.map(tableLine)]) io.out(line)
  })
}

async function wish(dataFolder: string, wished: Wish, io: Terminal): Promise<void> {
  const done = await makeWish(dataFolder, wished, PATIENCE_MS)
  if (done === null)
    throw new Failed(
      failure('not-heard', `no server on ${dataFolder} answers; the next one that starts there does what you wished`),
    )
  if (!done.ok) throw new Failed(failureOf(done))
  io.out(printable(`${done.value}.`))
}

export const admin: Command = {
  name: 'admin',
  purpose: 'lists tables and guests of a server, ends tables, blocks guests',
  help: [
    'usage: bastide admin tables [--json] [--data FOLDER]',
    '       bastide admin guests [--json] [--data FOLDER]',
    '       bastide admin end TABLE [--data FOLDER]',
    '       bastide admin block GUEST [--data FOLDER]',
    '       bastide admin unblock GUEST [--data FOLDER]',
    '',
    'Works beside the running server, which hears of an end or a block within a second. An ended game keeps its record. A',
    'blocked guest can do nothing any more, and their streams end.',
    '',
    ...DATA_HELP,
  ].join('\n'),
  async run([what = '', ...argv], terminal) {
    const listed = LISTS.find((one) => one === what)
    if (listed !== undefined) {
      const { values } = readArguments(argv, { ...STORE_OPTIONS, json: { type: 'boolean' } }, [])
      await list(listed, readStore(values.data, process.env), values.json === true, terminal)
      return OK
    }
    const wished = WISHES.find((one) => one === what)
    if (wished === undefined) throw new Misuse(`say first what: ${[...LISTS, ...WISHES].join(', ')}; not '${what}'`)
    const { values, positionals } = readArguments(argv, STORE_OPTIONS, [wished === 'end' ? 'TABLE' : 'GUEST'])
    const whom = positionals[0] as string
    const { dataFolder } = readStore(values.data, process.env)
    await wish(dataFolder, wished === 'end' ? { do: wished, table: whom } : { do: wished, guest: whom }, terminal)
    return OK
  },
}
