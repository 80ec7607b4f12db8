/**
 * A5: a table and its host work for any game, a server leaves the rules to the games, and a page draws only views.
 * Neither the table nor the host imports a game or names one; the server imports none. On the page only
 * apps/web/src/offline, which runs without a server, may use an engine; all other files use messages, types, texts and
 * pictures.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesUnder, isTest, linesWith, read } from '../running/sources.mjs'
import { naming } from './game-names.mjs'
import { importsOf } from './imports.mjs'
import { tree, verdict } from './verdict.mjs'

const GAME_FOLDER = /^(.+)-game$/
/** The ids of the games: each has a package `<id>-game`. */
const games = existsSync(join(tree, 'packages'))
  ? readdirSync(join(tree, 'packages')).flatMap((folder) => folder.match(GAME_FOLDER)?.[1] ?? [])
  : []

const OFFLINE = 'apps/web/src/offline/'
const isGame = (name) => /^@bastide\/[^/]+-game(\/|$)/.test(name)
/** A file of another package, imported by path, counts as that package. */
function packageName(path, name) {
  const place = name.startsWith('.') ? posix.join(posix.dirname(path), name) : name
  return place.replace(/^packages\//, '@bastide/')
}
/** What a page may import as more than a type: there is no engine behind these. */
const isForPages = (name) =>
  ['@bastide/wire', '@bastide/kernel/languages'].includes(name) ||
  /^@bastide\/[^/]+-game\/(words|pictures|text\/[\w-]+)$/.test(name) ||
  /^@bastide\/bots\/(words|text\/[\w-]+)$/.test(name)

const sources = (folder) => filesUnder(tree, folder).filter((path) => /\.([cm]?[jt]s|svelte)$/.test(path))
const shipped = (folder) => sources(folder).filter((path) => !isTest(path))

/** Every import of these files for which `fault` returns a message. */
function wrongImports(paths, fault) {
  return paths.flatMap((path) =>
    importsOf(path, read(tree, path)).flatMap(({ name, line, isType }) => {
      const why = fault({ name: packageName(path, name), isType, path })
      return why === null ? [] : [{ path, line, why: `imports ${name}: ${why}` }]
    }),
  )
}

function namedGames(paths) {
  return paths.flatMap((path) =>
    games.flatMap((id) =>
      linesWith(read(tree, path), naming(id)).map(({ line, found }) => ({
        path,
        line,
        why: `names the game ${id} ("${found}")`,
      })),
    ),
  )
}

// Its tests too: they show that it works with a game it knows nothing about. They play the kernel's example.
const tableSources = sources('packages/table')
const table = [
  ...wrongImports(tableSources, ({ name }) =>
    isGame(name) || name === '@bastide/catalog' ? 'a table knows no game' : null,
  ),
  ...namedGames(shipped('packages/table/src')),
]
// What it ships. Its tests play real games, as its law is about their secrets.
const hostSources = shipped('packages/host/src')
const host = [
  ...wrongImports(hostSources, ({ name }) =>
    isGame(name) || /^@bastide\/(catalog|bots)$/.test(name) ? 'a host is handed its games and its bots' : null,
  ),
  ...namedGames(hostSources),
]
const serverSources = shipped('apps/server')
const server = wrongImports(serverSources, ({ name }) =>
  isGame(name) ? 'a server knows no rule; the catalog has the games' : null,
)
const pageSources = shipped('apps/web/src')
const page = wrongImports(pageSources, ({ name, isType, path }) =>
  path.startsWith(OFFLINE) || isType || !name.startsWith('@bastide/') || isForPages(name)
    ? null
    : `a page draws only a view; what computes one is in ${OFFLINE}`,
)

const counts = `${tableSources.length} files of the table, ${hostSources.length} of the host, ${serverSources.length} of the server and ${pageSources.length} of the page`
verdict(
  'A5',
  `${counts} import only what they may; table and host name none of ${games.length} games (${games.join(', ')})`,
  [...table, ...host, ...server, ...page],
)
