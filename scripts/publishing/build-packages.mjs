/** npm run build:packages: builds what is published, in packages/<name>/dist. */
import { ensureInstalled } from '../running/installing.mjs'
import { buildPackages } from './packaging.mjs'

ensureInstalled()
await buildPackages()
