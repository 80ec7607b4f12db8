/** npm run check: everything that can be checked in a minute or two. */
import { quickTests, staticSteps } from './checking.mjs'
import { ensureInstalled } from './installing.mjs'
import { runSteps, sumUp } from './running.mjs'

ensureInstalled()
const began = performance.now()
const results = await runSteps([quickTests, ...staticSteps])
process.exitCode = sumUp(results, began) ? 0 : 1
