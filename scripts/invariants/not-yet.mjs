import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tree } from './verdict.mjs'

/** For an invariant about folders that do not exist: it says so, and fails on the day one of them appears without a check of its own. */
export function notYet(invariant, folders) {
  const appeared = folders.filter((folder) => existsSync(join(tree, folder)))
  if (appeared.length === 0) console.log(`${invariant} does not apply yet: there is no ${folders.join(', no ')}`)
  else {
    console.log(`${invariant} applies now that there is ${appeared.join(', ')}: write its check in place of this one`)
    process.exitCode = 1
  }
}
