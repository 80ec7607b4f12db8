import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './places.mjs'
import { filesUnder, isTest } from './sources.mjs'

const bundleFile = join(root, 'apps', 'cli', 'dist', 'bastide.mjs')
const stampFile = join(root, 'apps', 'cli', 'dist', 'sources-hash')

/** By content rather than time: switching branches or deleting a file changes the content, but not always the times. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    hash.update(`${path}\0`)
    hash.update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function sourcesHash() {
  const sources = ['packages', 'apps/cli', 'apps/server']
    .flatMap((folder) => filesUnder(root, folder))
    .filter((path) => !isTest(path))
  return hashOf([...sources, 'package-lock.json', 'scripts/building.mjs'])
}

/**
 * TypeScript files and their imports, as modules in memory, each with its code and source map. Uses Rolldown because it
 * keeps `const`: the engine's columns are constants, and as `var` they cost a seventh of its speed. It is imported
 * late, since the scripts that use this start before it is installed.
 */
export async function bundled(input, output) {
  const { rolldown } = await import('rolldown')
  const building = await rolldown({
    cwd: root,
    resolve: { conditionNames: ['bastide-source', 'import', 'node', 'default'] },
    ...input,
  })
  const made = await building.generate({ format: 'esm', sourcemap: true, ...output })
  await building.close()
  return made.output.filter(({ type }) => type === 'chunk')
}

/**
 * Bundles a TypeScript file and our own modules it imports into one file that Node runs. npm packages stay external.
 */
export async function bundle(entry, outfile, plugins = []) {
  const external = (id) => /^[^./]/.test(id) && !isAbsolute(id) && !id.startsWith('@bastide/')
  const [made] = await bundled(
    { input: entry, platform: 'node', external, plugins },
    { codeSplitting: false, entryFileNames: basename(outfile) },
  )
  mkdirSync(dirname(outfile), { recursive: true })
  for (const [path, text] of [
    [`${outfile}.map`, made.map.toString()],
    [outfile, made.code],
  ]) {
    // Renamed into place, so that a process that starts at the same moment never reads half a file.
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, text)
    renameSync(unfinished, path)
  }
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
