import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundling.mjs'
import { root } from './places.mjs'
import { filesUnder, hashOf, isTest } from './sources.mjs'

const bundleFile = join(root, 'apps', 'cli', 'dist', 'bastide.mjs')
const stampFile = join(root, 'apps', 'cli', 'dist', 'sources-hash')

function sourcesHash() {
  const sources = ['packages', 'apps/cli', 'apps/server', 'build']
    .flatMap((folder) => filesUnder(root, folder))
    .filter((path) => !isTest(path))
  return hashOf([...sources, 'package-lock.json'])
}

export async function buildCommandLine() {
  const hash = sourcesHash()
  await bundle(join(root, 'apps', 'cli', 'src', 'main.ts'), bundleFile)
  writeFileSync(stampFile, `${hash}\n`)
}

/** The built command line. Rebuilds it if it is missing or its sources have changed. */
export async function builtCommandLine() {
  const isFresh =
    existsSync(bundleFile) && existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === sourcesHash()
  if (!isFresh) await buildCommandLine()
  return import(pathToFileURL(bundleFile).href)
}
