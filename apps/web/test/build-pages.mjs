/** Builds the pages before the first test. */
import { builtPages } from '../../../scripts/building-pages.mjs'

export async function setup() {
  await builtPages()
}
