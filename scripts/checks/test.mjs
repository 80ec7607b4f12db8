/**
 * npm test: the checks, every test, the pages in a browser, one expansion removed, and the built command. Of long
 * matrices it tries today's share. The last line counts the tests.
 */
import { ensureInstalled } from '../running/installing.mjs'
import { sumUp } from '../running/running.mjs'
import { printBudgets, runGroups } from './budgets.mjs'
import { allTests, browserTestsToday, removalToday, smoke, staticSteps, withInvariants } from './checking.mjs'
import { today } from './today.mjs'

ensureInstalled()
const day = today()
const began = performance.now()
const groups = await runGroups([
  { name: 'static', budget: 60, steps: [...staticSteps, smoke] },
  { name: 'unit', budget: 180, steps: withInvariants(allTests) },
  { name: 'browser', budget: 270, steps: [browserTestsToday] },
  { name: 'removal', budget: 60, steps: [removalToday] },
])
const results = groups.flatMap((group) => group.results)
const isFine = sumUp(results, began)
printBudgets(groups)
console.log(`\nOf long matrices this tried the share of day ${day}; BASTIDE_DAY=${day} tries the same again.`)
const counting = [allTests.name, browserTestsToday.name]
const passed = results.reduce((sum, result) => sum + (counting.includes(result.name) ? (result.passed ?? 0) : 0), 0)
// A failed step counts as at least one failure: the last line must not say that all is well.
const failed = results.reduce(
  (sum, result) => sum + Math.max(counting.includes(result.name) ? (result.failed ?? 1) : 0, result.code === 0 ? 0 : 1),
  0,
)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = isFine && failed === 0 ? 0 : 1
