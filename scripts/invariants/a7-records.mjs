/** A7: old games stay playable, and lead to the digest they were stored with. Judged by the run of the tests. */
import { testIfStarted } from './starting.mjs'

export const storedGames = {
  invariant: 'A7',
  wanted: ['A7\\b'],
  says: 'stored games lead to the digest they were stored with',
}

await testIfStarted(import.meta, storedGames)
