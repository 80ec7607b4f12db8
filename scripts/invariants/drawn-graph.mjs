/** The graph of folders in docs shows who imports whom now. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { drawnFolders } from '../drawing/drawn-folders.mjs'
import { read } from '../running/sources.mjs'
import { checkIfStarted } from './starting.mjs'

export function check(tree) {
  const files = Object.entries(drawnFolders(tree))
  const violations = files
    .filter(([path, text]) => !existsSync(join(tree, path)) || read(tree, path) !== text)
    .map(([path]) => ({ path, why: 'is not as the folders import each other now: run `npm run graph`' }))
  return { invariant: 'graph', says: `${files.map(([path]) => path).join(' and ')} show who imports whom`, violations }
}

await checkIfStarted(import.meta, check)
