/** npm runs this in a package's folder, before `npm pack` and `npm publish`. */
import { ensureInstalled } from '../running/installing.mjs'
import { leaveOutSources } from './manifests.mjs'
import { buildPackages } from './packaging.mjs'

ensureInstalled()
await buildPackages()
leaveOutSources(process.cwd())
