/**
 * The folders of the project and who imports whom: packages, apps and, inside apps/web/src, its folders. Read from what
 * ships: tests may import more.
 */
import { posix } from 'node:path'
import { importsOf } from '../invariants/imports.mjs'
import { filesUnder, isTest, read } from '../running/sources.mjs'

const PAGES = 'apps/web/src'
/** What starts the pages lies beside their folders. */
const STARTER = `${PAGES}/app`
const SHIPPED = /^(?:packages|apps)\/[^/]+\/(?:src|bin)\/.+\.(?:ts|mjs|svelte)$/
const isShipped = (path) => SHIPPED.test(path) && !isTest(path) && !path.endsWith('/mutants.mjs')

/** The folder that a file counts as: of the pages one inside `src`, and each game there is its own. */
function folderOf(path) {
  if (!path.startsWith(`${PAGES}/`)) return path.split('/').slice(0, 2).join('/')
  const [first, second, ...rest] = path.slice(PAGES.length + 1).split('/')
  if (second === undefined) return STARTER
  return first === 'games' && rest.length > 0 ? `${PAGES}/games/${second}` : `${PAGES}/${first}`
}

/** The folder of each package and app, by the name that others import. */
function foldersByName(tree) {
  const manifests = ['packages', 'apps'].flatMap((group) =>
    filesUnder(tree, group).filter((path) => /^[^/]+\/[^/]+\/package\.json$/.test(path)),
  )
  return new Map(manifests.map((path) => [JSON.parse(read(tree, path)).name, posix.dirname(path)]))
}

/**
 * The folders, sorted, and every import between two of them: { from, to, isType, isWorker }. `isType` if types are all
 * that is imported; `isWorker` if one only starts the other, in a thread of its own.
 */
export function surveyFolders(tree) {
  const named = foldersByName(tree)
  const paths = ['packages', 'apps'].flatMap((group) => filesUnder(tree, group)).filter(isShipped)
  const folders = new Set(paths.map(folderOf))
  const targetOf = (path, name) => {
    if (name.startsWith('.')) return folderOf(posix.join(posix.dirname(path), name))
    const [scope, own] = name.split('/')
    return named.get(`${scope}/${own}`)
  }
  const imports = new Map()
  for (const path of paths) {
    const from = folderOf(path)
    for (const { name, isType } of importsOf(path, read(tree, path))) {
      const to = targetOf(path, name)
      // What starts the pages is no folder, and other folders share a few files beside it.
      if (!folders.has(to) || to === from || to === STARTER) continue
      const key = `${from} ${to}`
      const isWorker = /worker\.ts$/.test(name)
      const before = imports.get(key) ?? { from, to, isType: true, isWorker: true }
      imports.set(key, { ...before, isType: before.isType && isType, isWorker: before.isWorker && isWorker })
    }
  }
  const byName = (one, other) => (`${one.from} ${one.to}` < `${other.from} ${other.to}` ? -1 : 1)
  return { folders: [...folders].sort(), imports: [...imports.values()].sort(byName) }
}
