/** npm test: the checks, every test, two expansions taken away, and the command as it is built. The last line counts the tests. */
import { allTests, removalToday, smoke, staticSteps } from './checking.mjs'
import { ensureInstalled } from './installing.mjs'
import { runSteps, sumUp } from './running.mjs'

ensureInstalled()
const began = performance.now()
const results = await runSteps([...staticSteps, smoke, allTests, removalToday])
const isFine = sumUp(results, began)
const { passed = 0, failed = 1 } = results.find((result) => result.name === allTests.name)
// A step that failed counts as one more: the last line must not say that all is well.
const failedSteps = results.filter(({ name, code }) => code !== 0 && name !== allTests.name).length
console.log(`\n${passed} passed, ${failed + failedSteps} failed`)
process.exitCode = isFine && failed === 0 ? 0 : 1
