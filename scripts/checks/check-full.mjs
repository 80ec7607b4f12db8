/** npm run check:full: every check there is, on the whole of every matrix. */

import { ensureInstalled } from '../running/installing.mjs'
import { runSteps, sumUp } from '../running/running.mjs'
import {
  agreement,
  allTests,
  browserTests,
  browserTestsInAdversity,
  mutants,
  removal,
  secrecy,
  smoke,
  staticSteps,
  statistics,
  withInvariants,
} from './checking.mjs'

ensureInstalled()
process.env.BASTIDE_FULL = '1'
const began = performance.now()
const results = await runSteps([
  ...staticSteps,
  smoke,
  agreement,
  secrecy,
  statistics,
  ...withInvariants(allTests),
  browserTests,
  ...browserTestsInAdversity,
  removal,
  mutants,
])
process.exitCode = sumUp(results, began) ? 0 : 1
