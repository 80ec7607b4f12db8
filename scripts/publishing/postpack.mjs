/** npm runs this in a package's folder, after `npm pack` and `npm publish`. */
import { giveBackSources } from './manifests.mjs'

giveBackSources(process.cwd())
