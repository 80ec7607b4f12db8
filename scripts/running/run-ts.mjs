/**
 * node scripts/running/run-ts.mjs [flags for Node] FILE.ts [its arguments]
 *
 * Bundles the file and runs it, since Node 20 does not read TypeScript. The bundle is not next to its source, so a
 * program run this way must find the project's files from the working folder, not from `import.meta.url`.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureInstalled } from './installing.mjs'
import { runTypeScript } from './running.mjs'

const given = process.argv.slice(2)
const at = given.findIndex((argument) => !argument.startsWith('-'))
if (at < 0) {
  console.error('usage: node scripts/running/run-ts.mjs [flags for Node] FILE.ts [arguments]')
  process.exit(2)
}
const file = resolve(given[at])
if (!existsSync(file)) {
  console.error(`there is no file ${given[at]}`)
  process.exit(2)
}
ensureInstalled()
const { code } = await runTypeScript(file, given.slice(at + 1), {
  nodeFlags: given.slice(0, at),
  cwd: process.cwd(),
  show: true,
})
process.exitCode = code
