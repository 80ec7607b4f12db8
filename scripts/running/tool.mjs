/** node scripts/running/tool.mjs NAME [arguments]: runs one of the development tools, installing it first if needed. */
import { ensureInstalled } from './installing.mjs'
import { toolFile } from './places.mjs'
import { runNode } from './running.mjs'

const [name, ...args] = process.argv.slice(2)
ensureInstalled()
const { code } = await runNode([toolFile(name), ...args], { show: true })
process.exitCode = code
