/**
 * A9: on the pages only `games/<game>/` knows a game. The other folders of apps/web/src import none and name none; what
 * they need of a game they get through the contract in `playing/game-page.ts`. And no folder imports in a circle, types
 * included: each can be read before those that use it.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesUnder, isTest, read } from '../running/sources.mjs'
import { namedGames } from './game-names.mjs'
import { importsOf } from './imports.mjs'
import { checkIfStarted } from './starting.mjs'
import { withoutComments } from './syntax.mjs'

const PAGES = 'apps/web/src'
/** The engine runs in `offline`, which is no page. */
const ENGINE = 'offline'

/** The ids of the games that have pages: each has a folder. */
function gamesIn(tree) {
  const folder = join(tree, PAGES, 'games')
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : []
}

/** `games/tile` and `games` are two folders; files right under src are in none. */
function folderOf(path) {
  const [first, second, ...rest] = path.slice(PAGES.length + 1).split('/')
  if (second === undefined) return null
  return first === 'games' && rest.length > 0 ? `games/${second}` : first
}

const targetOf = (path, name) => (name.startsWith('.') ? posix.join(posix.dirname(path), name) : name)
const isGamePackage = (name) => /^@bastide\/[^/]+-game(\/|$)/.test(name)
const isNeutral = (folder) => folder === null || !(folder === ENGINE || folder.startsWith('games'))

/** Every import of a page that leads into its folders or to a game: from which folder, and into which. */
function importsIn(path, text) {
  const folder = folderOf(path)
  return importsOf(path, text).map(({ name, line }) => {
    const target = targetOf(path, name)
    return { path, line, name, folder, into: target.startsWith(`${PAGES}/`) ? folderOf(target) : null }
  })
}

/** What is wrong with an import, or null. */
function importFault({ name, folder, into }) {
  const isGame = isGamePackage(name) || (into?.startsWith('games/') ?? false)
  if (isNeutral(folder) && isGame) return `imports ${name}: what a page needs of a game is in playing/game-page.ts`
  const isOtherGame = folder?.startsWith('games/') && into?.startsWith('games/') && into !== folder
  return isOtherGame ? `imports ${name}: a game's folder knows no other game` : null
}

const namedIn = ({ path, text }, games) =>
  isNeutral(folderOf(path)) ? namedGames(path, text, games, withoutComments(path, text)) : []

/** Where folders import each other in a circle: an import of each pair that is part of one. */
function circlesAmong(imports) {
  /** Which folder imports which, and where it first does. */
  const edges = new Map()
  for (const one of imports)
    if (one.folder !== null && one.into !== null && one.into !== one.folder && !edges.has(`${one.folder} ${one.into}`))
      edges.set(`${one.folder} ${one.into}`, one)
  /** The folders from one to another, if imports lead there. */
  const wayTo = (from, to, seen = new Set()) => {
    if (from === to) return [to]
    seen.add(from)
    for (const edge of edges.values()) {
      if (edge.folder !== from || seen.has(edge.into)) continue
      const way = wayTo(edge.into, to, seen)
      if (way !== null) return [from, ...way]
    }
    return null
  }
  return [...edges.values()].flatMap(({ folder, into, path, line }) => {
    const back = wayTo(into, folder)
    return back === null ? [] : [{ path, line, why: `folders import in a circle: ${[folder, ...back].join(' → ')}` }]
  })
}

export function check(tree) {
  const games = gamesIn(tree)
  const paths = filesUnder(tree, PAGES).filter((path) => /\.(ts|svelte)$/.test(path) && !isTest(path))
  const files = paths.map((path) => ({ path, text: read(tree, path) }))
  const imports = files.flatMap(({ path, text }) => importsIn(path, text))
  const violations = [
    ...imports.flatMap((one) => {
      const why = importFault(one)
      return why === null ? [] : [{ path: one.path, line: one.line, why }]
    }),
    ...files.flatMap((file) => namedIn(file, games)),
    ...circlesAmong(imports),
  ]
  const folders = new Set(paths.map(folderOf).filter((folder) => folder !== null))
  const says = `${paths.length} files in ${folders.size} folders: only games/ knows a game (${games.join(', ')}), and no folder imports in a circle`
  return { invariant: 'A9', says, violations }
}

await checkIfStarted(import.meta, check)
