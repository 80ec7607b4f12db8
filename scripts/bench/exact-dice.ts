/**
 * npm run bots:exact-dice -- [--positions 1000] [--seed 1] [--report FILE]
 *
 * Compares the solver of the dice game's master with a plain solution of the same turns, which tries everything.
 */
import { compareTurns, shareFound } from '../../packages/bots/src/dice/turn-trials.ts'
import { readArguments, readCount } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'

const values = readArguments({
  positions: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  report: { type: 'string' },
})
const positions = readCount(values.positions, 'positions', 1)
const seed = readCount(values.seed, 'seed', 0)
let skipped = 0
const compared = compareTurns(seed, positions, () => skipped++)
const within = compared.filter(({ best, found }) => found >= 0.99 * best).length
const share = shareFound(compared)
console.log(`${compared.length} positions, ${skipped} that take too long left out`)
console.log(`the solver finds ${(100 * share).toFixed(3)} % of the best; within 1 % in ${within} positions`)
const groups = [0, 1, 2].flatMap((throwsLeft) => {
  const some = compared.filter((one) => one.throwsLeft === throwsLeft)
  if (some.length === 0) return []
  const loose = some.reduce((sum, one) => sum + one.loose, 0) / some.length
  const group = { throwsLeft, positions: some.length, loose: Number(loose.toFixed(2)), share: shareFound(some) }
  console.log(JSON.stringify(group))
  return [group]
})
for (const { best, found, ...where } of compared.filter((one) => one.found < 0.99 * one.best).slice(0, 20))
  console.log(`short by ${(best - found).toFixed(3)} of ${best.toFixed(3)}: ${JSON.stringify(where)}`)
if (values.report !== undefined) writeReport(values.report, { seed, positions, skipped, share, within, groups })
