/** npm run build:packages: what is published, in packages/<name>/dist. Also run by `npm pack` and `npm publish`, in a package's folder. */
import { ensureInstalled } from './installing.mjs'
import { buildPackages } from './packaging.mjs'

ensureInstalled()
await buildPackages()
