/**
 * npm run bots:exact-dice -- [--positions 1000] [--seed 1] [--report FILE]
 *
 * Compares the solver of the dice game's master with a plain solution of the same turns, which tries everything.
 */
import { DICE } from '@bastide/dice-game'
import { compareTurns, LARGE, shareFound } from '../../packages/bots/src/dice/turn-trials.ts'
import { readArguments, readCount } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'

const values = readArguments({
  positions: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  report: { type: 'string' },
})
const positions = readCount(values.positions, 'positions', 1)
const seed = readCount(values.seed, 'seed', 0)
/** By kind: how many take too long. */
const leftOut = new Map<string, number>()
const compared = compareTurns(seed, positions, LARGE, (throwsLeft, loose) => {
  const kind = `${throwsLeft} throws left, ${loose} loose dice`
  leftOut.set(kind, (leftOut.get(kind) ?? 0) + 1)
})
const skipped = [...leftOut.values()].reduce((sum, count) => sum + count, 0)
const skippedByKind = Object.fromEntries([...leftOut].sort(([one], [other]) => (one < other ? -1 : 1)))
const within = compared.filter(({ best, found }) => found >= 0.99 * best).length
const share = shareFound(compared)
console.log(`${compared.length} positions, ${skipped} that take too long left out`)
for (const [kind, count] of Object.entries(skippedByKind)) console.log(`  ${kind}: ${count}`)
console.log(`the solver finds ${(100 * share).toFixed(3)} % of the best; within 1 % in ${within} positions`)
const groups = [0, 1, 2].flatMap((throwsLeft) =>
  Array.from({ length: DICE + 1 }, (_, loose) => {
    const some = compared.filter((one) => one.throwsLeft === throwsLeft && one.loose === loose)
    if (some.length === 0) return []
    const least = Math.min(...some.map(({ best, found }) => found / best))
    const group = { throwsLeft, loose, positions: some.length, share: shareFound(some), least }
    console.log(JSON.stringify(group))
    return [group]
  }).flat(),
)
for (const { best, found, ...where } of compared.filter((one) => one.found < 0.99 * one.best).slice(0, 20))
  console.log(`short by ${(best - found).toFixed(3)} of ${best.toFixed(3)}: ${JSON.stringify(where)}`)
if (values.report !== undefined)
  writeReport(values.report, { seed, positions, within, share, skipped, skippedByKind, groups })
