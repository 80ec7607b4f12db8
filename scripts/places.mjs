import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * What can be deleted and made again. Inside node_modules, so that a bundle kept there finds the packages it imports.
 */
export const cache = join(root, 'node_modules', '.cache', 'bastide')

const toolPackages = {
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  knip: 'knip',
  tsc: 'ts7',
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
