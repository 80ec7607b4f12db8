/**
 * node scripts/invariants/reading-sources.mjs NAME…
 *
 * Runs the checks that read sources, such as `a3-writes`, in one process: a file that several of them read is parsed
 * once. Prints a line of JSON for each, { code, output }.
 */
import { root } from '../running/places.mjs'
import { verdict } from './verdict.mjs'

for (const name of process.argv.slice(2)) {
  const { check } = await import(`./${name}.mjs`)
  const found = await check(root)
  console.log(JSON.stringify({ code: found.violations.length === 0 ? 0 : 1, output: verdict(found) }))
}
