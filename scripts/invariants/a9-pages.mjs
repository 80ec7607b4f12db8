/**
 * A9: on the pages only `games/<game>/` knows a game. The other folders of apps/web/src import none and name none; what
 * they need of a game they get through the contract in `playing/game-page.ts`. And no folder imports in a circle, types
 * included: each can be read before those that use it.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesUnder, isTest, linesWith, read } from '../running/sources.mjs'
import { naming } from './game-names.mjs'
import { importsOf } from './imports.mjs'
import { withoutComments } from './syntax.mjs'
import { tree, verdict } from './verdict.mjs'

const PAGES = 'apps/web/src'
/** The engine runs in `offline`, which is no page. */
const ENGINE = 'offline'

const sources = filesUnder(tree, PAGES).filter((path) => /\.(ts|svelte)$/.test(path) && !isTest(path))
/** The ids of the games that have pages: each has a folder. */
const gamesFolder = join(tree, PAGES, 'games')
const games = existsSync(gamesFolder)
  ? readdirSync(gamesFolder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  : []

/** `games/tile` and `games` are two folders; files right under src are in none. */
function folderOf(path) {
  const [first, second, ...rest] = path.slice(PAGES.length + 1).split('/')
  if (second === undefined) return null
  return first === 'games' && rest.length > 0 ? `games/${second}` : first
}

const targetOf = (path, name) => (name.startsWith('.') ? posix.join(posix.dirname(path), name) : name)
const isGamePackage = (name) => /^@bastide\/[^/]+-game(\/|$)/.test(name)
const isNeutral = (folder) => folder === null || !(folder === ENGINE || folder.startsWith('games'))

const violations = []
/** Which folder imports which, and where it first does. */
const edges = new Map()
for (const path of sources) {
  const text = read(tree, path)
  const folder = folderOf(path)
  for (const { name, line } of importsOf(path, text)) {
    const target = targetOf(path, name)
    const into = target.startsWith(`${PAGES}/`) ? folderOf(target) : null
    const isGame = isGamePackage(name) || (into?.startsWith('games/') ?? false)
    if (isNeutral(folder) && isGame)
      violations.push({ path, line, why: `imports ${name}: what a page needs of a game is in playing/game-page.ts` })
    if (folder?.startsWith('games/') && into?.startsWith('games/') && into !== folder)
      violations.push({ path, line, why: `imports ${name}: a game's folder knows no other game` })
    if (folder !== null && into !== null && into !== folder && !edges.has(`${folder} ${into}`))
      edges.set(`${folder} ${into}`, { from: folder, to: into, path, line })
  }
  if (isNeutral(folder)) {
    const code = withoutComments(path, text)
    for (const id of games)
      for (const { line, found } of linesWith(code, naming(id)))
        violations.push({ path, line, why: `names the game ${id} ("${found}")` })
  }
}

/** The folders from one to another, if imports lead there. */
function wayTo(from, to, seen = new Set()) {
  if (from === to) return [to]
  seen.add(from)
  for (const edge of edges.values()) {
    if (edge.from !== from || seen.has(edge.to)) continue
    const way = wayTo(edge.to, to, seen)
    if (way !== null) return [from, ...way]
  }
  return null
}
for (const { from, to, path, line } of edges.values()) {
  const back = wayTo(to, from)
  if (back !== null) violations.push({ path, line, why: `folders import in a circle: ${[from, ...back].join(' → ')}` })
}

const folders = new Set(sources.map(folderOf).filter((folder) => folder !== null))
verdict(
  'A9',
  `${sources.length} files in ${folders.size} folders: only games/ knows a game (${games.join(', ')}), and no folder imports in a circle`,
  violations,
)
