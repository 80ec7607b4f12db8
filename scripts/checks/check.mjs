/** npm run check: everything that can be checked in a minute or two. */

import { ensureInstalled } from '../running/installing.mjs'
import { runSteps, sumUp } from '../running/running.mjs'
import { quickTests, staticSteps } from './checking.mjs'

ensureInstalled()
const began = performance.now()
const results = await runSteps([quickTests, ...staticSteps])
process.exitCode = sumUp(results, began) ? 0 : 1
