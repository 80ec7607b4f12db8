/**
 * node scripts/invariants/reading-sources.mjs NAME…
 *
 * Runs the checks that read sources, such as `a3-writes`, in one process: a file that several of them read is parsed
 * once. Prints a line of JSON for each, { code, output }.
 */
import { root } from '../running/places.mjs'
import { judged } from './starting.mjs'

async function outcome(name) {
  try {
    const { check } = await import(`./${name}.mjs`)
    return judged(await check(root))
  } catch (error) {
    return { code: 1, output: error.stack }
  }
}

for (const name of process.argv.slice(2)) {
  const one = await outcome(name)
  console.log(JSON.stringify(one))
  if (one.code !== 0) process.exitCode = 1
}
