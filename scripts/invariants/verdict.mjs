import { resolve } from 'node:path'
import { root } from '../running/places.mjs'

/** The tree to check: this project, or another given as an argument (the tests plant faults in one). */
export const tree = process.argv[2] === undefined ? root : resolve(process.argv[2])

/** Prints one line if all is well, or every violation, and exits with the right code. */
export function verdict(invariant, says, violations) {
  if (violations.length === 0) console.log(`${invariant} ok: ${says}`)
  else {
    console.log(`${invariant} is broken in ${violations.length} ${violations.length === 1 ? 'place' : 'places'}:`)
    for (const { path, line, why } of violations)
      console.log(`  ${path}${line === undefined ? '' : `:${line}`}  ${why}`)
    process.exitCode = 1
  }
}
