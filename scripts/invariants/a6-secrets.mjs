/**
 * A6: nobody's view holds another seat's secret. Two laws say so: they must catch a game whose view leaks, and every
 * game must pass them.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkByTests } from '../checks/testing.mjs'
import { root } from '../running/places.mjs'

const games = readdirSync(join(root, 'packages'))
  .filter((folder) => folder.endsWith('-game') && existsSync(join(root, 'packages', folder, 'src', 'laws.test.ts')))
  .map((folder) => folder.replace('-', ' '))
const laws = [
  'packages/kernel/src/laws/laws.test.ts',
  ...games.map((game) => `packages/${game.replace(' ', '-')}/src/laws.test.ts`),
]
await checkByTests(
  'A6',
  ['leaking view', ...games.map((game) => `the ${game} keeps the laws`)],
  `a leaking view is caught by the law, and the laws are kept by ${games.length} games (${games.join(', ')})`,
  laws,
)
