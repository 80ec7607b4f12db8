/**
 * Every check can be started by itself: `node scripts/invariants/a9-pages.mjs [FOLDER]`. It prints its verdict on the
 * project, or on another folder, and exits with 1 if something is broken.
 */
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runTests } from '../checks/testing.mjs'
import { root } from '../running/places.mjs'
import { judgedByTests } from './by-tests.mjs'
import { verdict } from './verdict.mjs'

/** Whether a module is the program that Node was started with, and not imported by another. */
const isStarted = ({ url }) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(url))

function report({ code, output }) {
  console.log(output)
  process.exitCode = code
}

export const judged = (found) => ({ code: found.violations.length === 0 ? 0 : 1, output: verdict(found) })

/** For a check that reads sources. */
export async function checkIfStarted(meta, check) {
  if (isStarted(meta)) report(judged(await check(process.argv[2] ?? root)))
}

/** For an invariant that tests check: runs those, on small samples. */
export async function testIfStarted(meta, invariant) {
  if (!isStarted(meta)) return
  const { tests } = await runTests(['--testNamePattern', invariant.wanted.join('|')], { quick: true })
  report(judgedByTests(invariant, tests))
}
