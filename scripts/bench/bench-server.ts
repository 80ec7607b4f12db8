/**
 * npm run bench:server -- [--rounds N] [--seconds N] [--out FILE]
 *
 * What a server does in a second. The store alone: durable writes, by how many write at once, each waiting for its
 * answer. Medians of the rounds. It writes to a temporary folder, or to the database that DATABASE_URL names.
 */
import { readArguments, readCount } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'
import { storeAlone } from './server/store-alone.ts'

const { rounds, seconds, out } = readArguments({
  rounds: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '2' },
  out: { type: 'string' },
})
const databaseUrl = process.env.DATABASE_URL || undefined
const storeFigures = await storeAlone(
  readCount(rounds, 'rounds', 1),
  readCount(seconds, 'seconds', 1) * 1000,
  databaseUrl,
)
const database = databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'
console.log(`The store alone, ${database}: durable writes a second`)
for (const { writers, writesPerSecond, middle, in99 } of storeFigures) {
  const times = `${middle.toFixed(2)} ms in the middle, ${in99.toFixed(2)} ms in 99 %`
  console.log(`${String(writers).padStart(5)} at once: ${String(writesPerSecond).padStart(6)}  (${times})`)
}
const figures = { rounds: Number(rounds), seconds: Number(seconds), database, storeAlone: storeFigures }
if (out === undefined) console.log(JSON.stringify(figures))
else writeReport(out, figures)
