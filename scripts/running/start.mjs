/** npm start: installs, builds what has changed, and serves the pages until stopped. */
import { builtCommandLine } from '../../build/command-line.mjs'
import { builtPages } from '../../build/pages.mjs'
import { ensureInstalled } from './installing.mjs'

ensureInstalled()
const [{ run }, folder] = await Promise.all([builtCommandLine(), builtPages()])
// Imported rather than spawned: a child would outlive an npm that is killed.
process.exitCode = await run(['serve', '--folder', folder, ...process.argv.slice(2)])
