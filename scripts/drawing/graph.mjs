/** npm run graph: draws who imports whom into docs/folders.svg, and lists it in docs/folders.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '../running/installing.mjs'
import { root } from '../running/places.mjs'

ensureInstalled()
// Imported late: it needs what is installed.
const { drawnFolders } = await import('./drawn-folders.mjs')
for (const [path, text] of Object.entries(drawnFolders(root))) writeFileSync(join(root, path), text)
