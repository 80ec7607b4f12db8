/** A7: stored games of every released version replay to their stored digest. */
import { checkByTests } from '../testing.mjs'

await checkByTests('A7', 'A7\\b', 'stored games replay to their stored digest')
