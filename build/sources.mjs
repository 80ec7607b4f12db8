/** What is built from: the files of a folder, and a fingerprint of their content. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './places.mjs'

const NEVER = new Set(['node_modules', 'dist', 'coverage', '.git', '.cache', '.svelte-check'])

/** All files under a folder, as paths relative to `top` with forward slashes, sorted. */
export function filesUnder(top, folder = '') {
  const here = join(top, folder)
  if (!existsSync(here)) return []
  return readdirSync(here, { withFileTypes: true })
    .filter((entry) => !NEVER.has(entry.name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? filesUnder(top, path) : [path]
    })
    .sort()
}

export const isTest = (path) => path.endsWith('.test.ts')

/** By content rather than time: switching branches or deleting a file changes the content, but not always the times. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    hash.update(`${path}\0`)
    hash.update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}
