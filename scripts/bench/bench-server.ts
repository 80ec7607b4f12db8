/**
 * npm run bench:server -- [--quick] [--only store,moves,hearing,watchers,bots] [--seconds N] [--tables N]
 *                         [--watchers N] [--seed N] [--report FILE] [--profile FOLDER]
 *
 * What a server does in a second, beside what its store alone does, and what it needs memory for. All but the first
 * part is with SQLite, in a temporary folder.
 *
 * - store: durable writes a second, by how many write at once, each waiting for its answer. In a temporary folder, or
 *   in the database that DATABASE_URL names.
 * - moves: durable moves a second through the whole server. It runs in a process of its own; everybody else is in this
 *   one: at each table two people with a stream each, who play as soon as both have heard of the last move. A game that
 *   is over is followed by the next, within the measured time. By turns with the store alone.
 * - hearing: from sending a command to the other player's stream, with a command every 5 s at each table.
 * - watchers: the server's memory with and without many who watch one table, and with and without tables.
 * - bots: the same as hearing at twenty tables, every second, while masters play at twenty others, each against
 *   somebody who moves at once; and how long the masters take. Fails if 99 % of the commands take over 50 ms.
 *
 * Medians of five rounds, or of three with --quick. --profile writes a CPU profile of the server to a folder.
 */
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { Random } from '@bastide/kernel'
import { readArguments, readCount, refuse } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'
import { measureBots } from './server/bots.ts'
import { measureHearing } from './server/hearing.ts'
import { measureLeaving, measureWatchers } from './server/memory.ts'
import { measureMoves } from './server/moves.ts'
import { openTables } from './server/played-table.ts'
import { printBots, printHearing, printMemory, printMoves, printStore } from './server/printing.ts'
import { ServerProcess } from './server/server-process.ts'
import { storeAlone } from './server/store-alone.ts'

const PARTS = ['store', 'moves', 'hearing', 'watchers', 'bots']
const EVERY_MS = 5_000
const HEARING_MS = 60_000
const QUICK_HEARING_MS = 20_000

const values = readArguments({
  quick: { type: 'boolean', default: false },
  only: { type: 'string', default: PARTS.join() },
  seconds: { type: 'string', default: '5' },
  tables: { type: 'string', default: '200' },
  watchers: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  report: { type: 'string' },
  profile: { type: 'string' },
})
const { quick, report, profile } = values
const parts = values.only.split(',')
const unknown = parts.find((part) => !PARTS.includes(part))
if (unknown !== undefined) refuse(`--only takes some of ${PARTS.join()}, not '${unknown}'`)
const ms = readCount(values.seconds, 'seconds', 1) * 1000
const count = readCount(values.tables, 'tables', 1)
const watchers = readCount(values.watchers, 'watchers', 1)
const seed = readCount(values.seed, 'seed', 0)
const rounds = quick ? 3 : 5
const databaseUrl = process.env.DATABASE_URL || undefined

const figures: Record<string, unknown> = {
  seed,
  rounds,
  seconds: ms / 1000,
  databaseOfStore: databaseUrl === undefined ? 'SQLite' : 'PostgreSQL',
  loadBefore: loadavg().map((load) => Number(load.toFixed(1))),
}
if (parts.includes('store')) figures.store = printStore(await storeAlone(rounds, quick ? 1_000 : ms, databaseUrl))
if (parts.some((part) => part !== 'store')) await measureServer()
figures.loadAfter = loadavg().map((load) => Number(load.toFixed(1)))
if (report !== undefined) writeReport(report, figures)

async function measureServer(): Promise<void> {
  const flags = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', resolve(profile)]
  const server = await ServerProcess.start(flags)
  try {
    if (parts.includes('bots')) {
      const ms = quick ? QUICK_HEARING_MS : HEARING_MS
      figures.bots = printBots(await measureBots(server, new Random(seed), 'master', ms))
    }
    if (parts.every((part) => ['store', 'bots'].includes(part))) return
    const tables = await openTables(server.port, count, new Random(seed))
    if (parts.includes('moves')) figures.moves = printMoves(await measureMoves(server, tables, rounds, ms))
    if (parts.includes('hearing'))
      figures.hearing = printHearing(await measureHearing(tables, EVERY_MS, quick ? QUICK_HEARING_MS : HEARING_MS))
    if (parts.includes('watchers') && tables[0] !== undefined) {
      const watched = await measureWatchers(server, tables[0], watchers)
      figures.memory = printMemory({ ...watched, ...(await measureLeaving(server, tables)) })
    }
    for (const table of tables) table.leave()
  } finally {
    await server.stop()
  }
}
