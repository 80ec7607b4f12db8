/** npm run pack:product: packs the whole product as bastide-<version>.tgz, which `npm install` takes anywhere. */
import { ensureInstalled } from '../running/installing.mjs'
import { root } from '../running/places.mjs'
import { packProduct } from './product.mjs'

ensureInstalled()
console.log(await packProduct(root))
