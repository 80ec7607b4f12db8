import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from './building.mjs'
import { cache, root } from './places.mjs'
import { filesUnder, isTest } from './sources.mjs'

/** Where the built pages lie. */
export const pagesFolder = join(root, 'apps', 'web', 'dist')
const stampFile = join(cache, 'pages-hash')

const pagesHash = () => {
  const sources = [...filesUnder(root, 'packages'), ...filesUnder(root, 'apps/web')].filter(
    (path) => !isTest(path) && !path.startsWith('apps/web/test/'),
  )
  return hashOf([...sources, 'package-lock.json', 'scripts/building-pages.mjs'])
}

/** Vite reads this name to tell a build for use from one for development, and Vitest sets it to its own. */
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

/** Builds the pages into a folder; with plugins, also for the workers. */
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
    // Renamed into place, so that whoever serves them meanwhile has the old ones or the new ones whole.
    if (existsSync(pagesFolder)) renameSync(pagesFolder, before)
    renameSync(staged, pagesFolder)
    writeFileSync(stampFile, `${hash}\n`)
  } finally {
    for (const folder of [staged, before]) rmSync(folder, { recursive: true, force: true })
  }
}

/** The folder of the built pages, built anew when they are missing or their sources have changed. */
export async function builtPages() {
  const isFresh =
    existsSync(pagesFolder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === pagesHash()
  if (!isFresh) {
    process.stderr.write('Building the pages …\n')
    await buildPages()
  }
  return pagesFolder
}
