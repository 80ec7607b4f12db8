/**
 * A6: nobody's view holds another seat's secret. Two laws say so: they must catch a game whose view leaks, and every
 * game must pass them. Judged by the run of the tests.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../running/places.mjs'
import { testIfStarted } from './starting.mjs'

const games = readdirSync(join(root, 'packages'))
  .filter((folder) => folder.endsWith('-game') && existsSync(join(root, 'packages', folder, 'src', 'laws.test.ts')))
  .map((folder) => folder.replace('-', ' '))
export const keptSecrets = {
  invariant: 'A6',
  wanted: ['leaking view', ...games.map((game) => `the ${game} keeps the laws`)],
  says: `a leaking view is caught by the law, and the laws are kept by ${games.length} games (${games.join(', ')})`,
}

await testIfStarted(import.meta, keptSecrets)
