/** What watchers and tables cost a server in memory, in kilobytes, and what is left of them once they are gone. */
import type { PlayedTable } from './played-table.ts'
import type { Memory, ServerProcess } from './server-process.ts'
import { Visitor, type Watching } from './visitor.ts'

export interface MemoryFigures {
  readonly watchers: number
  readonly aWatcher: Memory
  /** When they come for the first time, with what the server then takes from the system and keeps for others. */
  readonly aWatcherAtFirst: Memory
  /** After moves that all of them were told. */
  readonly aWatcherLater: Memory
  /** Of each, once they have gone. */
  readonly leftOfAWatcher: Memory
}

export interface TableMemoryFigures {
  /** While somebody watches them, and once nobody does. */
  readonly tablesInMemory: number
  readonly tablesInMemoryLater: number
  /** How long they stayed: for a while after the last use, so that a player's next request need not load the table. */
  readonly secondsUntilThen: number
  readonly aTable: Memory
}

const AT_ONCE = 16
const MOVES = 2
const LONGEST_STAY = 60_000

async function inTurns<T>(count: number, make: (i: number) => Promise<T>): Promise<readonly T[]> {
  const made: T[] = []
  let next = 0
  const some = async (): Promise<void> => {
    while (next < count) made.push(await make(next++))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
  return made
}

const each = (later: Memory, before: Memory, count: number): Memory => ({
  heap: Number(((later.heap - before.heap) / count).toFixed(1)),
  resident: Number(((later.resident - before.resident) / count).toFixed(1)),
})

const close = (all: readonly Watching[]): void => {
  for (const one of all) one.close()
}

/** Long enough that the server has heard that they are gone. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1_500))

/** Many watch one table. They come twice: what the server needs once for so many is not a watcher's. */
export async function measureWatchers(
  server: ServerProcess,
  table: PlayedTable,
  count: number,
): Promise<MemoryFigures> {
  const people = await inTurns(count, async () => {
    const person = new Visitor(server.port)
    await person.ask('hello', { name: 'A watcher' })
    return person
  })
  const watch = () => inTurns(count, (i) => (people[i] as Visitor).watch(table.id))
  const beforeAll = await server.memory()
  const first = await watch()
  const atFirst = await server.memory()
  close(first)
  await pause()
  const before = await server.memory()
  const watching = await watch()
  const watched = await server.memory()
  for (let i = 0; i < MOVES; i++) await table.move()
  await pause()
  const later = await server.memory()
  close(watching)
  await pause()
  const gone = await server.memory()
  return {
    watchers: count,
    aWatcher: each(watched, before, count),
    aWatcherAtFirst: each(atFirst, beforeAll, count),
    aWatcherLater: each(later, before, count),
    leftOfAWatcher: each(gone, before, count),
  }
}

/** Everybody leaves. */
export async function measureLeaving(
  server: ServerProcess,
  tables: readonly PlayedTable[],
): Promise<TableMemoryFigures> {
  const before = await server.memory()
  const tablesInMemory = await server.tables()
  for (const table of tables) table.leave()
  const began = performance.now()
  while ((await server.tables()) > 0 && performance.now() - began < LONGEST_STAY) await pause()
  return {
    tablesInMemory,
    tablesInMemoryLater: await server.tables(),
    secondsUntilThen: Math.round((performance.now() - began) / 1000),
    aTable: each(before, await server.memory(), tables.length),
  }
}
