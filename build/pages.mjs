import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cache, root } from './places.mjs'
import { filesUnder, hashOf, isTest } from './sources.mjs'

/** The folder of the built pages. */
const pagesFolder = join(root, 'apps', 'web', 'dist')
const stampFile = join(cache, 'pages-hash')

const pagesHash = () => {
  const sources = ['packages', 'apps/web', 'build']
    .flatMap((folder) => filesUnder(root, folder))
    .filter((path) => !isTest(path) && !path.startsWith('apps/web/test/'))
  return hashOf([...sources, 'package-lock.json'])
}

/** Vite uses this variable to tell a production build from a development one, and Vitest sets it to its own value. */
async function asProduction(run) {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await run()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/** Builds the pages into a folder; the plugins also apply to the workers. */
export async function buildPagesInto(folder, plugins = []) {
  const { build } = await import('vite')
  const configFile = join(root, 'apps', 'web', 'vite.config.ts')
  const options = { configFile, mode: 'production', logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } }
  await asProduction(() => build({ ...options, plugins, worker: { plugins: () => plugins } }))
}

export async function buildPages() {
  const hash = pagesHash()
  const staged = join(cache, `pages-${process.pid}`)
  const before = join(cache, `pages-before-${process.pid}`)
  try {
    await buildPagesInto(staged)
    mkdirSync(dirname(pagesFolder), { recursive: true })
    // Renamed into place, so that a running server sees the complete old or the complete new pages.
    if (existsSync(pagesFolder)) renameSync(pagesFolder, before)
    renameSync(staged, pagesFolder)
    writeFileSync(stampFile, `${hash}\n`)
  } finally {
    for (const folder of [staged, before]) rmSync(folder, { recursive: true, force: true })
  }
}

/** The folder of the built pages. Rebuilds them if they are missing or their sources have changed. */
export async function builtPages() {
  const isFresh =
    existsSync(pagesFolder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === pagesHash()
  if (!isFresh) {
    process.stderr.write('Building the pages …\n')
    await buildPages()
  }
  return pagesFolder
}
