/**
 * Builds what is published, in packages/<name>/dist: a bundle for each entry of `exports`, and the compiler's types
 * file by file. See docs/decisions/0008-sources-inside-built-outside.md.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundled } from '../../build/bundling.mjs'
import { cache, root, toolFile } from '../running/places.mjs'
import { runNode } from '../running/running.mjs'
import { filesUnder, read, shippedSources } from '../running/sources.mjs'

const stampFile = join(cache, 'packages-hash')

/** The entries that an entry of `exports` stands for: itself or, with a star, one for each file that fits. */
function entriesOf(folder, subpath, path) {
  if (!subpath.includes('*')) return [[subpath, path]]
  const [before] = path.split('*')
  return readdirSync(join(root, 'packages', folder, 'src', before))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .map((name) => [subpath.replace('*', name), path.replace('*', name)])
}

/**
 * The published packages, each after its dependencies: { folder, name, dependencies, entries: { subpath: path without
 * extension } }.
 */
function publishedPackages() {
  const manifests = readdirSync(join(root, 'packages')).map((folder) => ({
    folder,
    ...JSON.parse(read(root, `packages/${folder}/package.json`)),
  }))
  const found = manifests.filter((manifest) => manifest.private !== true)
  const ordered = []
  const add = ({ folder, name, dependencies = {}, exports }) => {
    if (ordered.some((known) => known.name === name)) return
    const needed = found.filter((other) => Object.hasOwn(dependencies, other.name))
    for (const other of needed) add(other)
    const entries = Object.entries(exports).flatMap(([subpath, { types }]) =>
      entriesOf(folder, subpath, types.replace(/^\.\/dist\/(.*)\.d\.ts$/, '$1')),
    )
    ordered.push({
      folder,
      name,
      dependencies: needed.map((other) => other.name),
      entries: Object.fromEntries(entries),
    })
  }
  for (const manifest of found) add(manifest)
  return ordered
}

const importName = (name, subpath) => name + subpath.slice(1)

/** By content rather than time, as for the command line. */
function sourcesHash() {
  const hash = createHash('sha256')
  const manifests = publishedPackages().map(({ folder }) => `packages/${folder}/package.json`)
  for (const path of [
    ...shippedSources(root),
    ...manifests,
    'tsconfig.base.json',
    'package-lock.json',
    'build/bundling.mjs',
    'scripts/publishing/packaging.mjs',
  ]) {
    hash.update(`${path}\0`)
    hash.update(read(root, path))
  }
  return hash.digest('hex')
}

/**
 * Writes one package's types into `staged/<folder>/dist`. It imports the other packages as just built, the way a user
 * will.
 */
async function declareTypes(one, all, staged) {
  const paths = all
    .filter((other) => one.dependencies.includes(other.name))
    .flatMap(({ folder, name, entries }) =>
      Object.entries(entries).map(([subpath, path]) => [
        importName(name, subpath),
        [join(staged, folder, 'dist', `${path}.d.ts`)],
      ]),
    )
  const source = join(root, 'packages', one.folder, 'src')
  const project = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: source,
      outDir: join(staged, one.folder, 'dist'),
      customConditions: [],
      paths: Object.fromEntries(paths),
    },
    files: Object.values(one.entries).map((path) => join(source, `${path}.ts`)),
  }
  const projectFile = join(staged, one.folder, 'tsconfig.json')
  mkdirSync(dirname(projectFile), { recursive: true })
  writeFileSync(projectFile, JSON.stringify(project, null, 2))
  const { code, output } = await runNode([toolFile('tsc'), '-p', projectFile])
  if (code !== 0) throw new Error(`${one.name} does not compile:\n${output}`)
  // The compiler keeps the extension of the sources, which are not shipped.
  for (const path of filesUnder(join(staged, one.folder, 'dist'))) {
    const file = join(staged, one.folder, 'dist', path)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/(\bfrom |\bimport\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2'),
    )
  }
}

/**
 * Packages whose entries exchange the same objects, so that shared code must exist only once. Entries of other packages
 * are bundled separately: an engine spread over several files runs slower (docs/decisions/0008).
 */
const TOGETHER = new Set(['kernel'])

/** One package's code: a module for each entry, and one for what entries share. Other packages stay external. */
async function bundleEntries(one, staged) {
  const source = join(root, 'packages', one.folder, 'src')
  const entries = Object.values(one.entries).map((path) => [path, join(source, `${path}.ts`)])
  const groups = TOGETHER.has(one.folder) ? [entries] : entries.map((entry) => [entry])
  for (const group of groups) {
    const chunks = await bundled(
      { input: Object.fromEntries(group), platform: 'neutral', external: /^@bastide\// },
      // The final location, so that source maps are relative to it.
      { dir: join(root, 'packages', one.folder, 'dist'), entryFileNames: '[name].js', chunkFileNames: 'shared.js' },
    )
    for (const { fileName, code, map } of chunks) {
      const file = join(staged, one.folder, 'dist', fileName)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code)
      // An entry that exports only types has no code, and no source map.
      if (map !== null && map !== undefined) writeFileSync(`${file}.map`, map.toString())
    }
  }
}

/** Renamed rather than copied: a concurrent reader finds the complete old build or the complete new one. */
function putInPlace(made, place, aside) {
  if (existsSync(place)) renameSync(place, aside)
  renameSync(made, place)
}

/** Builds the packages, unless they were built from these very sources. */
export async function buildPackages() {
  const packages = publishedPackages()
  const distOf = ({ folder }) => join(root, 'packages', folder, 'dist')
  const hash = sourcesHash()
  const isFresh = () =>
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8').trim() === hash &&
    packages.every((one) => existsSync(distOf(one)))
  if (isFresh()) return packages
  const staged = join(cache, `packages-${process.pid}`)
  try {
    for (const one of packages) {
      await declareTypes(one, packages, staged)
      await bundleEntries(one, staged)
    }
    // Two checks may build at the same time. The first to finish wins, since others may already be reading its build.
    if (isFresh()) return packages
    for (const one of packages)
      putInPlace(join(staged, one.folder, 'dist'), distOf(one), join(staged, one.folder, 'before'))
    writeFileSync(stampFile, `${hash}\n`)
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
  return packages
}
