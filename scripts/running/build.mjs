/** npm run build: builds the command as one file, and the pages. */
import { buildCommandLine } from '../../build/command-line.mjs'
import { buildPages } from '../../build/pages.mjs'
import { ensureInstalled } from './installing.mjs'

ensureInstalled()
await buildCommandLine()
await buildPages()
