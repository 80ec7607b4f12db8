/** A7: old games stay playable, and lead to the digest they were stored with. */
import { checkByTests } from '../checks/testing.mjs'

await checkByTests('A7', ['A7\\b'], 'stored games lead to the digest they were stored with', ['packages/catalog'])
