/** npm run check: everything that can be checked in a minute. */
import { ensureInstalled } from '../running/installing.mjs'
import { sumUp } from '../running/running.mjs'
import { printBudgets, runGroups } from './budgets.mjs'
import { quickTests, staticSteps, withInvariants } from './checking.mjs'

ensureInstalled()
const began = performance.now()
const groups = await runGroups([
  { name: 'check', budget: 60, steps: [...withInvariants(...quickTests), ...staticSteps] },
])
const isFine = sumUp(
  groups.flatMap(({ results }) => results),
  began,
)
printBudgets(groups)
process.exitCode = isFine ? 0 : 1
