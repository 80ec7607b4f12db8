/**
 * A process that tries one mutant after another in the same vitest, since starting vitest takes longer than most tests.
 * It receives { test, clauses, mutation? } and answers { ran, failed, troubles }. scripts/mutants kills it if a
 * mutant never ends.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { root } from '../running/places.mjs'

const [mutationFile] = process.argv.slice(2)
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Titles with one of these ids as a whole: BASE-1 does not match "BASE-12 a loop closes a road". */
const titled = (clauses) => new RegExp(`(?<![\\w-])(?:${clauses.map(escaped).join('|')})(?![\\w-])`)

// Threads rather than child processes: killing this process also ends the tests.
// Modules that were compiled before are not broken, and those that are broken must not be kept.
const vitest = await createVitest('test', {
  root,
  watch: false,
  pool: 'threads',
  maxWorkers: 1,
  reporters: [{}],
  experimental: { fsModuleCache: false },
})
await vitest.standalone()

async function attempt({ test, clauses, mutation }) {
  if (mutation === undefined) delete process.env.BASTIDE_MUTANT
  else {
    writeFileSync(mutationFile, JSON.stringify(mutation))
    process.env.BASTIDE_MUTANT = mutationFile
    vitest.invalidateFile(join(root, mutation.file))
  }
  vitest.setGlobalTestNamePattern(titled(clauses))
  const specifications = await vitest.getRelevantTestSpecifications([join(root, test)])
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  // The next mutant must not see this one's broken file.
  if (mutation !== undefined) vitest.invalidateFile(join(root, mutation.file))
  // Vitest returns the last result of every file; only this one was run now.
  const modules = testModules.filter((module) => module.moduleId === join(root, test))
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const inState = (state) => tests.filter((one) => one.result().state === state)
  const failed = inState('failed')
  return {
    ran: failed.length + inState('passed').length,
    failed: failed.map((one) => ({ title: one.fullName, error: one.result().errors?.[0]?.name ?? 'Error' })),
    troubles: [...modules.flatMap((module) => module.errors()), ...unhandledErrors].map(
      (error) => error.message ?? String(error),
    ),
  }
}

process.on('message', async (task) => {
  process.send(await attempt(task).catch((error) => ({ ran: 0, failed: [], troubles: [error.stack ?? String(error)] })))
})
process.on('disconnect', () => {
  rmSync(mutationFile, { force: true })
  process.exit(0)
})
process.send('ready')
