import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, isTest } from '../../build/sources.mjs'

export { filesUnder, isTest } from '../../build/sources.mjs'

/** The project's files: those that git tracks or would track; without git, everything that is not generated. */
export function projectFiles(top) {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: top,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    // Git also lists a tracked file that has been deleted.
    return [...new Set(listed.toString().split('\0'))].filter((path) => path !== '' && existsSync(join(top, path)))
  } catch {
    return filesUnder(top)
  }
}

/** What the packages ship: the TypeScript of packages/<name>/src without its tests. */
export function shippedSources(top) {
  return filesUnder(top, 'packages').filter((path) => /^packages\/[^/]+\/src\/.*\.ts$/.test(path) && !isTest(path))
}

export const read = (top, path) => readFileSync(join(top, path), 'utf8')

/** Where a pattern occurs: one entry per line, with its number counted from 1. */
export function linesWith(text, pattern) {
  return text.split('\n').flatMap((line, index) => {
    const found = line.match(pattern)
    return found === null ? [] : [{ line: index + 1, found: found[0], text: line }]
  })
}
