import { builtCommandLine } from './building.mjs'
import { ensureInstalled } from './installing.mjs'

ensureInstalled()
// Imported and not spawned: a child would outlive an npm that is killed.
const { run } = await builtCommandLine()
process.exitCode = await run(['arena', '--games', '1', '--story'])
