/**
 * The browser tests that `npm test` runs today: a page costs seconds, and all of them would take too long. What guards
 * secrets, records and the way through a turn runs every day, the rest every fifth day. `npm run test:web` and
 * `npm run check:full` run all of them.
 */
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isFull, today } from '../../../packages/kernel/sampling/rotating.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

const EVERY_DAY: ReadonlySet<string> = new Set(
  [
    'every-page',
    'choosing',
    'hot-seat',
    'others-moves',
    'card-curtain',
    'card-table',
    'dice-turn',
    'store-contract',
    'policy',
    'online-games',
  ].map((name) => `${name}.test.ts`),
)

/** In every five days each of them has its turn, in the next five on another day: matrices in them rotate, too. */
const DAYS = 5
const isTurnOf = (i: number, day: number): boolean => (i + Math.floor(day / DAYS)) % DAYS === day % DAYS

/** Today's files. They are shared out by their length, which says roughly how long they take. */
export function filesOfToday(): readonly string[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.test.ts'))
  const missing = [...EVERY_DAY].find((name) => !files.includes(name))
  if (missing !== undefined) throw new Error(`there is no apps/web/test/${missing} to run every day`)
  if (isFull()) return files
  const inTurns = files
    .filter((name) => !EVERY_DAY.has(name))
    .sort((one, other) => lengthOf(other) - lengthOf(one) || (one < other ? -1 : 1))
  return [...EVERY_DAY, ...inTurns.filter((_, i) => isTurnOf(i, today()))]
}

const lengthOf = (name: string): number => statSync(`${FOLDER}${name}`).size
