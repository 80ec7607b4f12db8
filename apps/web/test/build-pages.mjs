/** Before the first test: the pages as they are now. */
import { builtPages } from '../../../scripts/building-pages.mjs'

export async function setup() {
  await builtPages()
}
