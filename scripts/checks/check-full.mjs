/**
 * npm run check:full [-- --only STEP … | -- --but STEP …]: every check there is, on the whole of every matrix. It takes
 * hours on a busy machine, so some of it can be run alone, or left for another time. Each --only or --but names steps
 * by the words they begin with.
 */
import { parseArgs } from 'node:util'
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
import { chosenSteps } from './choosing-steps.mjs'

const STEPS = [
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
]

ensureInstalled()
process.env.BASTIDE_FULL = '1'
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, but: { type: 'string', multiple: true } },
})
const began = performance.now()
const results = await runSteps(chosenSteps(STEPS, values))
process.exitCode = sumUp(results, began) ? 0 : 1
