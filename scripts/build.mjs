import { buildCommandLine } from './building.mjs'
import { ensureInstalled } from './installing.mjs'

ensureInstalled()
await buildCommandLine()
