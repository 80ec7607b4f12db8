/** Builds the pages before the first test. */
import { builtPages } from '../../../build/pages.mjs'

export async function setup() {
  await builtPages()
}
