/** npm run build: builds the command as one file, and the pages. */
import { buildCommandLine } from './building.mjs'
import { buildPages } from './building-pages.mjs'
import { ensureInstalled } from './installing.mjs'

ensureInstalled()
await buildCommandLine()
await buildPages()
