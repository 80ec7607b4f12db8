/**
 * What every store must do. Each requirement is a function that throws if the store breaks it, so that the same checks
 * run in a test runner, in a browser, or against a database.
 *
 * A check is given `connect`, which opens a connection to the same storage each time, as two processes or two tabs do.
 * Every check needs storage of its own, empty at the start.
 */
import { canonical, type Json } from '@bastide/kernel'
import type { TableEvent } from '@bastide/table'
import type { CarriedOut, Change, Store, TableEntry } from './store.ts'

export interface StoreRequirement {
  readonly name: string
  readonly check: (connect: () => Promise<Store>) => Promise<void>
}

/** Thrown by a check. */
export class StoreBroken extends Error {}

/** Throws if a store gave something else than was expected. */
export function same(found: unknown, expected: unknown, what: string): void {
  const [one, other] = [found, expected].map((value) => canonical((value === undefined ? null : value) as Json))
  if (one !== other) throw new StoreBroken(`${what}: found ${one}, expected ${other}`)
}

const event = (at: number): TableEvent => ({ is: 'resigned', by: 0, at })
const events = (...times: readonly number[]): readonly TableEvent[] => times.map(event)

function entryOf(table: string, changes: Partial<TableEntry> = {}): TableEntry {
  return {
    summary: {
      table,
      game: 'none',
      setup: { of: [1, 'ä'] },
      seats: [],
      moves: 0,
      awaited: null,
      finished: false,
      opened: 1,
      touched: 2,
    },
    holders: { owner: 'red', seats: ['red', null, 'blue'] },
    gameKey: 'key',
    due: null,
    ...changes,
  }
}

/** A table's first write. */
const first = (table: string, times: readonly number[], changes: Partial<TableEntry> = {}): Change => ({
  events: events(...times),
  entry: entryOf(table, changes),
  secret: `secret of ${table}`,
})
const next = (table: string, times: readonly number[], changes: Partial<Change> = {}): Change => ({
  events: events(...times),
  entry: entryOf(table),
  ...changes,
})
const carriedOut = (who: string, key: string, version: number): CarriedOut => ({ who, key, body: 'b', version })
const tablesOf = (entries: readonly TableEntry[]): readonly string[] =>
  entries.map(({ summary }) => summary.table).sort()

const READING: readonly StoreRequirement[] = [
  {
    name: 'an empty store has nothing',
    async check(connect) {
      const store = await connect()
      same(await store.entries('red'), [], 'entries')
      same(await store.entry('a'), undefined, 'entry')
      same(await store.secret('a'), undefined, 'secret')
      same(await store.events('a', 0), [], 'events')
      same(await store.carriedOut('a', 'red', 'k'), undefined, 'a command')
      same(await store.withKey('red', 'key'), [], 'tables by key')
      same(await store.dueBy(1e15), [], 'tables that are due')
    },
  },
  {
    name: 'what was written is read back as it was',
    async check(connect) {
      const store = await connect()
      same(await store.append('a', 0, first('a', [1, 2])), true, 'the first write')
      same(await store.append('a', 2, next('a', [3])), true, 'the second write')
      same(await store.events('a', 0), events(1, 2, 3), 'all events')
      same(await store.events('a', 2), events(3), 'the last event')
      same(await store.events('a', 3), [], 'events after the last')
      same(await store.entry('a'), entryOf('a'), 'the entry')
      same(await store.secret('a'), 'secret of a', 'the secret')
    },
  },
  {
    name: 'events are in order, however many there are',
    async check(connect) {
      const store = await connect()
      const times = Array.from({ length: 120 }, (_, i) => i + 1)
      await store.append('a', 0, first('a', times.slice(0, 7)))
      for (let from = 7; from < times.length; from += 3)
        same(await store.append('a', from, next('a', times.slice(from, from + 3))), true, `the write after ${from}`)
      same(await store.events('a', 0), events(...times.slice(0, 121)), 'all events')
      same(await store.events('a', 9), events(...times.slice(9)), 'events from the tenth')
      same(await store.events('a', 99), events(...times.slice(99)), 'events from the hundredth')
    },
  },
  {
    name: 'what one connection wrote, another reads',
    async check(connect) {
      const store = await connect()
      await store.append('a', 0, first('a', [1], { due: 5 }))
      await store.append('a', 1, next('a', [2], { command: carriedOut('red', 'k', 2) }))
      const other = await connect()
      same(await other.events('a', 0), events(1, 2), 'the events')
      same(await other.entry('a'), entryOf('a'), 'the entry')
      same(await other.secret('a'), 'secret of a', 'the secret')
      same(await other.carriedOut('a', 'red', 'k'), carriedOut('red', 'k', 2), 'the command')
      await other.forget('a')
      same(await store.events('a', 0), [], 'the events after the other deleted the table')
      same(tablesOf(await store.entries('red')), [], 'the tables after the other deleted one')
    },
  },
  {
    name: 'a secret is in no entry and no event',
    async check(connect) {
      const store = await connect()
      await store.append('a', 0, first('a', [1]))
      const listed = JSON.stringify([await store.entries('red'), await store.entry('a'), await store.events('a', 0)])
      if (listed.includes('secret of a')) throw new StoreBroken('the secret is told beside the table')
    },
  },
  {
    name: 'tables are listed for who owns them or plays there, and for nobody else',
    async check(connect) {
      const store = await connect()
      await store.append('a', 0, first('a', [1]))
      await store.append('b', 0, first('b', [1], { holders: { owner: 'blue', seats: [] } }))
      same(tablesOf(await store.entries('red')), ['a'], 'tables of red')
      same(tablesOf(await store.entries('blue')), ['a', 'b'], 'tables of blue')
      same(tablesOf(await store.entries('green')), [], 'tables of green')
      same(await store.withKey('red', 'key'), ['a'], 'tables of red by key')
      same(await store.withKey('red', 'other'), [], 'tables with another key')
      const handedOn = entryOf('a', { holders: { owner: 'green', seats: ['green', null, 'blue'] } })
      await store.append('a', 1, next('a', [2], { entry: handedOn }))
      same(tablesOf(await store.entries('red')), [], 'tables of red after it gave its table away')
      same(tablesOf(await store.entries('blue')), ['a', 'b'], 'tables of blue after that')
      same(tablesOf(await store.entries('green')), ['a'], 'tables of green who got it')
    },
  },
  {
    name: 'tables that are due are found, the earliest first',
    async check(connect) {
      const store = await connect()
      await store.append('a', 0, first('a', [1], { due: 30 }))
      await store.append('b', 0, first('b', [1], { due: 20 }))
      await store.append('c', 0, first('c', [1], { due: 31 }))
      await store.append('d', 0, first('d', [1]))
      same(await store.dueBy(30), ['b', 'a'], 'tables due by 30')
      await store.append('b', 1, next('b', [2]))
      same(await store.dueBy(30), ['a'], 'tables due by 30 after one no longer is')
    },
  },
]

const WRITING: readonly StoreRequirement[] = [
  {
    name: 'of two first writes one is made, and of the other nothing',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      const made = await Promise.all([
        store.append('a', 0, { ...first('a', [1], { due: 1 }), secret: 'of the first' }),
        other.append('a', 0, { ...first('a', [2], { due: 2 }), secret: 'of the second' }),
      ])
      same([...made].sort(), [false, true], 'the writes that were made')
      same(await store.events('a', 0), events(made[0] ? 1 : 2), 'the events of one of them')
      same((await store.entry('a'))?.due, made[0] ? 1 : 2, 'the entry of the same')
      same(await store.secret('a'), made[0] ? 'of the first' : 'of the second', 'the secret of the same')
    },
  },
  {
    name: 'of two writes after the same event one is made, and of the other nothing',
    async check(connect) {
      const [store, other] = [await connect(), await connect()]
      await store.append('a', 0, first('a', [1]))
      const late = next('a', [9], { entry: entryOf('a', { due: 9 }), command: carriedOut('red', 'late', 2) })
      const made = await Promise.all([
        store.append('a', 1, next('a', [2], { command: carriedOut('red', 'soon', 2) })),
        other.append('a', 1, late),
      ])
      same([...made].sort(), [false, true], 'the writes that were made')
      const [second] = await store.events('a', 1)
      const isFirst = second?.at === 2
      same(await store.events('a', 1), events(isFirst ? 2 : 9), 'the events of one of them')
      same((await store.entry('a'))?.due ?? null, isFirst ? null : 9, 'the entry of the same')
      same((await store.carriedOut('a', 'red', 'soon')) !== undefined, isFirst, 'the command of the first')
      same((await store.carriedOut('a', 'red', 'late')) !== undefined, !isFirst, 'the command of the second')
    },
  },
  {
    name: 'a write that is refused leaves nothing behind',
    async check(connect) {
      const store = await connect()
      await store.append('a', 0, first('a', [1]))
      const wrong = next('a', [7], { entry: entryOf('a', { due: 7 }), command: carriedOut('red', 'k', 3), secret: 'x' })
      for (const expected of [0, 2, 5])
        same(await store.append('a', expected, wrong), false, `after ${expected} events`)
      same(await store.append('b', 1, wrong), false, 'to a table that does not exist')
      same(await store.events('a', 0), events(1), 'the events')
      same(await store.entry('a'), entryOf('a'), 'the entry')
      same(await store.secret('a'), 'secret of a', 'the secret')
      same(await store.carriedOut('a', 'red', 'k'), undefined, 'the command')
      same(await store.entry('b'), undefined, 'the entry of the other')
      same(await store.events('b', 0), [], 'the events of the other')
    },
  },
  {
    name: 'a command is found by its table, its sender and its key',
    async check(connect) {
      const store = await connect()
      await store.append('a', 0, first('a', [1]))
      await store.append('b', 0, first('b', [1]))
      await store.append('a', 1, next('a', [2], { command: carriedOut('red', 'k', 2) }))
      same(await store.carriedOut('a', 'red', 'k'), carriedOut('red', 'k', 2), 'the command')
      same(await store.carriedOut('a', 'blue', 'k'), undefined, "another sender's")
      same(await store.carriedOut('a', 'red', 'l'), undefined, 'another key')
      same(await store.carriedOut('b', 'red', 'k'), undefined, 'at another table')
      same(await store.carriedOut('a', 'an', 'nk'), undefined, 'with the same letters')
      await store.append('a', 2, next('a', [3], { command: carriedOut('blue', 'k', 3), secret: 'another' }))
      same(await store.carriedOut('a', 'red', 'k'), carriedOut('red', 'k', 2), 'the command after the next write')
      same(await store.carriedOut('a', 'blue', 'k'), carriedOut('blue', 'k', 3), 'the next command')
      same(await store.secret('a'), 'secret of a', 'the secret after the next write')
    },
  },
  {
    name: 'a table that is deleted is gone with all that belongs to it, and no other is',
    async check(connect) {
      const store = await connect()
      for (const table of ['a', 'ab', 'b']) {
        await store.append(table, 0, first(table, [1], { due: 5 }))
        await store.append(
          table,
          1,
          next(table, [2], { command: carriedOut('red', 'k', 2), entry: entryOf(table, { due: 5 }) }),
        )
      }
      await store.forget('a')
      await store.forget('nowhere')
      same(tablesOf(await store.entries('red')), ['ab', 'b'], 'the tables')
      same(await store.entry('a'), undefined, 'the entry')
      same(await store.secret('a'), undefined, 'the secret')
      same(await store.events('a', 0), [], 'the events')
      same(await store.carriedOut('a', 'red', 'k'), undefined, 'the command')
      same([...(await store.dueBy(5))].sort(), ['ab', 'b'], 'the tables that are due')
      same(await store.append('a', 2, next('a', [3])), false, 'a write to it')
      same(await store.append('a', 0, first('a', [1])), true, 'a new table of the same name')
      same(await store.events('ab', 0), events(1, 2), 'the events of another')
      same(await store.carriedOut('b', 'red', 'k'), carriedOut('red', 'k', 2), 'the command of another')
    },
  },
  {
    name: 'what is changed after writing or reading is not changed in the store',
    async check(connect) {
      const store = await connect()
      const change = JSON.parse(JSON.stringify(first('a', [1])))
      await store.append('a', 0, change)
      change.events[0].at = 8
      change.events.push(event(9))
      change.entry.due = 9
      change.entry.summary.touched = 9
      same(await store.events('a', 0), events(1), 'the events, after what was written changed')
      same(await store.entry('a'), entryOf('a'), 'the entry, after what was written changed')
      const given = (await store.events('a', 0)) as unknown as { at: number }[]
      if (given[0] !== undefined) given[0].at = 8
      given.push(event(9))
      const listed = (await store.entries('red')) as unknown as { due: number | null }[]
      if (listed[0] !== undefined) listed[0].due = 9
      listed.pop()
      same(await store.events('a', 0), events(1), 'the events, after what was read changed')
      same(await store.entries('red'), [entryOf('a')], 'the tables, after what was read changed')
    },
  },
]

export const STORE_CONTRACT: readonly StoreRequirement[] = [...READING, ...WRITING]
