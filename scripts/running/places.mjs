import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../../build/places.mjs'

export { cache, root } from '../../build/places.mjs'

const toolPackages = {
  biome: '@biomejs/biome',
  knip: 'knip',
  tsc: '@typescript/native',
  vitest: 'vitest',
}

/**
 * The file behind a tool's name, to be run by this same Node. Links in node_modules/.bin would work on most machines,
 * but two TypeScripts compete for the link `tsc`, and Windows has no links.
 */
export function toolFile(name, inFolder = root) {
  const folder = join(inFolder, 'node_modules', toolPackages[name] ?? name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return resolve(folder, typeof bin === 'string' ? bin : bin[name])
}
