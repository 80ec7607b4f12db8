import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './places.mjs'
import { filesUnder, isTest } from './sources.mjs'

const bundleFile = join(root, 'apps', 'cli', 'dist', 'bastide.mjs')
const stampFile = join(root, 'apps', 'cli', 'dist', 'sources-hash')

/** By content and not by time: switching branches, or deleting a file, changes the one and not always the other. */
function sourcesHash() {
  const hash = createHash('sha256')
  const files = [...filesUnder(root, 'packages'), ...filesUnder(root, 'apps/cli'), 'package-lock.json', 'scripts/building.mjs']
  for (const path of files.filter((file) => !isTest(file))) {
    hash.update(`${path}\0`)
    hash.update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/**
 * Bundles a TypeScript file and what it imports of ours into one file that Node runs. What comes from npm stays outside.
 * esbuild is imported late, as the scripts that use this start before it is installed.
 */
export async function bundle(entry, outfile) {
  const { build } = await import('esbuild')
  const outsiders = {
    name: 'outsiders',
    setup(building) {
      building.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || path.startsWith('@bastide/') ? undefined : { path, external: true },
      )
    },
  }
  const made = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
    plugins: [outsiders],
  })
  mkdirSync(dirname(outfile), { recursive: true })
  for (const file of made.outputFiles) {
    // Renamed into place, so that somebody who starts at the same moment never reads half a file.
    const unfinished = `${file.path}.${process.pid}`
    writeFileSync(unfinished, file.contents)
    renameSync(unfinished, file.path)
  }
}

export async function buildCommandLine() {
  const hash = sourcesHash()
  await bundle(join(root, 'apps', 'cli', 'src', 'main.ts'), bundleFile)
  writeFileSync(stampFile, `${hash}\n`)
}

/** The built command line, built anew when it is missing or its sources have changed. */
export async function builtCommandLine() {
  const isFresh = existsSync(bundleFile) && existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === sourcesHash()
  if (!isFresh) await buildCommandLine()
  return import(pathToFileURL(bundleFile).href)
}
