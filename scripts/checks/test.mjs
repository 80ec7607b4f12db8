/**
 * npm test: the checks, every test, the pages in a browser, one expansion removed, and the built command. The last line
 * counts the tests.
 */

import { ensureInstalled } from '../running/installing.mjs'
import { runSteps, sumUp } from '../running/running.mjs'
import { allTests, browserTests, removalToday, smoke, staticSteps } from './checking.mjs'

ensureInstalled()
const began = performance.now()
const results = await runSteps([...staticSteps, smoke, allTests, browserTests, removalToday])
const isFine = sumUp(results, began)
const counting = [allTests.name, browserTests.name]
const passed = results.reduce((sum, result) => sum + (counting.includes(result.name) ? (result.passed ?? 0) : 0), 0)
// A failed step counts as at least one failure: the last line must not say that all is well.
const failed = results.reduce(
  (sum, result) => sum + Math.max(counting.includes(result.name) ? (result.failed ?? 1) : 0, result.code === 0 ? 0 : 1),
  0,
)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = isFine && failed === 0 ? 0 : 1
