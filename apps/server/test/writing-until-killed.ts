/**
 * A program that writes to a store as fast as it can, and says on stdout what was acknowledged. Each event quotes the
 * one before. Arguments: the data folder, and how many write at once.
 */
import type { Change } from '@bastide/host'
import type { OnlineStore } from '@bastide/online'
import type { TableEvent } from '@bastide/table'
import { openStore } from '../src/store/index.ts'
import { quoteOf } from './quoting.ts'

const nextEvents = (before: TableEvent | undefined, version: number): readonly TableEvent[] => {
  const events: TableEvent[] = []
  for (let i = 0; i <= version % 3; i++)
    events.push({ is: 'played', by: 0, move: quoteOf(events.at(-1) ?? before), at: version + i })
  return events
}

function changeAfter(table: string, before: TableEvent | undefined, version: number): Change {
  const events = nextEvents(before, version)
  const moves = version + events.length
  return {
    events,
    entry: {
      summary: {
        table,
        game: 'none',
        setup: null,
        seats: [],
        moves,
        awaited: null,
        finished: false,
        opened: 0,
        touched: moves,
      },
      holders: { owner: table, seats: [table] },
      gameKey: null,
      due: moves,
    },
    command: { who: table, key: String(version), body: 'b', version: moves },
    ...(version === 0 ? { secret: table } : {}),
  }
}

async function writeOn(store: OnlineStore, table: string): Promise<void> {
  let events = await store.events(table, 0)
  for (;;) {
    const change = changeAfter(table, events.at(-1), events.length)
    if (!(await store.append(table, events.length, change))) throw new Error(`${table} was written by somebody else`)
    events = [...events, ...change.events]
    process.stdout.write(`${table} ${events.length}\n`)
  }
}

const [dataFolder, writers] = process.argv.slice(2)
const { store } = await openStore({ dataFolder: dataFolder as string })
await Promise.all(Array.from({ length: Number(writers) }, (_, i) => writeOn(store, `t${i}`)))
