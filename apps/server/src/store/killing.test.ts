/** A server may be killed at any moment. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quoteOf } from '../../test/quoting.ts'
import { begun, ended, startWriting } from '../../test/writing-program.ts'
import { openStore } from './index.ts'
import { openSqlite } from './sqlite.ts'

const ROUNDS = process.env.BASTIDE_FULL === undefined ? 3 : 25
const WRITERS = 20
const LONGEST_MS = 500

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-killed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Lets the program write for a while and kills it. Returns what it said was written, by table. */
async function writeAndKill(): Promise<ReadonlyMap<string, number>> {
  const child = await startWriting(folder, WRITERS)
  // Counted from the first write: starting takes longer than writing.
  void begun(child).then(() => setTimeout(() => child.kill('SIGKILL'), Math.random() * LONGEST_MS))
  const { said, complaint, signal } = await ended(child)
  if (signal !== 'SIGKILL') throw new Error(`it ended by itself: ${complaint}`)
  const acknowledged = new Map<string, number>()
  // A line that it could not finish was not said.
  for (const line of said.slice(0, said.lastIndexOf('\n')).split('\n')) {
    const [table, version] = line.split(' ') as [string, string]
    acknowledged.set(table, Number(version))
  }
  return acknowledged
}

async function expectWhole(acknowledged: ReadonlyMap<string, number>): Promise<number> {
  // It also shows that the lock went with the process.
  const { store, close } = await openStore({ dataFolder: folder })
  let events = 0
  for (const table of await store.tables(null, 1_000)) {
    const written = await store.events(table, 0)
    events += written.length
    expect(written.length).toBeGreaterThanOrEqual(acknowledged.get(table) ?? 0)
    expect(written.map((event) => event.is === 'played' && event.move)).toEqual(
      written.map((_, i) => quoteOf(written[i - 1])),
    )
    // What comes with the events in one write is of the same moment.
    expect((await store.entry(table))?.summary.moves).toBe(written.length)
    let before = 0
    while (before + 1 + (before % 3) < written.length) before += 1 + (before % 3)
    expect((await store.carriedOut(table, table, String(before)))?.version).toBe(written.length)
    expect(await store.secret(table)).toBe(table)
  }
  expect(await store.tables(null, 1_000)).toEqual(expect.arrayContaining([...acknowledged.keys()]))
  await close()
  return events
}

async function versionsWithoutHoles(): Promise<boolean> {
  const db = openSqlite(join(folder, 'bastide.db'))
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  expect(rows).toEqual([{ integrity_check: 'ok' }])
  const counted = await db
    .selectFrom('events')
    .select(({ fn }) => [fn.countAll<number>().as('events'), fn.max<number>('version').as('last')])
    .groupBy('table_id')
    .execute()
  await db.destroy()
  return counted.every(({ events, last }) => events === last + 1)
}

describe('a server that is killed', () => {
  it(`STORE-2 loses nothing that it acknowledged, ${ROUNDS} times`, async () => {
    let events = 0
    for (let round = 0; round < ROUNDS; round++) {
      const acknowledged = await writeAndKill()
      expect(acknowledged.size).toBeGreaterThan(0)
      events = await expectWhole(acknowledged)
      expect(await versionsWithoutHoles()).toBe(true)
    }
    // Otherwise it was killed before it did anything.
    expect(events).toBeGreaterThan(ROUNDS * WRITERS)
  })
})
