/**
 * A5: a table and its host work for any game, a server leaves the rules to the games, and a page draws only views.
 * Neither the table, the host, what is online nor the server imports a game or names one: apps/cli hands games and bots
 * to the server, also to its threads. On the page only apps/web/src/offline, which runs without a server, may use an
 * engine; all other files use messages, types, texts and pictures.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesUnder, isTest, read } from '../running/sources.mjs'
import { namedGames } from './game-names.mjs'
import { importsOf } from './imports.mjs'
import { checkIfStarted } from './starting.mjs'

const GAME_FOLDER = /^(.+)-game$/
/** The ids of the games: each has a package `<id>-game`. */
const gamesIn = (tree) =>
  existsSync(join(tree, 'packages'))
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
  /^@bastide\/[^/]+-game\/(words|pictures|lessons|text\/[\w-]+)$/.test(name) ||
  /^@bastide\/bots\/(words|pictures|text\/[\w-]+)$/.test(name)

const sourcesIn = (tree, folder) => filesUnder(tree, folder).filter((path) => /\.([cm]?[jt]s|svelte)$/.test(path))
const shippedIn = (tree, folder) => sourcesIn(tree, folder).filter((path) => !isTest(path))

/** Every import of these files for which `fault` returns a message. */
function wrongImports(tree, paths, fault) {
  return paths.flatMap((path) =>
    importsOf(path, read(tree, path)).flatMap(({ name, line, isType }) => {
      const why = fault({ name: packageName(path, name), isType, path })
      return why === null ? [] : [{ path, line, why: `imports ${name}: ${why}` }]
    }),
  )
}

const namedIn = (tree, paths) => paths.flatMap((path) => namedGames(path, read(tree, path), gamesIn(tree)))

export function check(tree) {
  // Its tests too: they show that it works with a game it knows nothing about. They play the kernel's example.
  const table = sourcesIn(tree, 'packages/table')
  // What it ships. Its tests play real games, as its law is about their secrets.
  const host = [...shippedIn(tree, 'packages/host/src'), ...shippedIn(tree, 'packages/online/src')]
  const server = shippedIn(tree, 'apps/server')
  const page = shippedIn(tree, 'apps/web/src')
  const violations = [
    ...wrongImports(tree, table, ({ name }) =>
      isGame(name) || name === '@bastide/catalog' ? 'a table knows no game' : null,
    ),
    ...namedIn(tree, shippedIn(tree, 'packages/table/src')),
    ...wrongImports(tree, host, ({ name }) =>
      isGame(name) || /^@bastide\/(catalog|bots)(\/|$)/.test(name) ? 'a host is handed its games and its bots' : null,
    ),
    ...namedIn(tree, host),
    ...wrongImports(tree, server, ({ name }) =>
      isGame(name) || /^@bastide\/(catalog|bots)(\/|$)/.test(name) ? 'a server is handed its games and its bots' : null,
    ),
    ...namedIn(tree, shippedIn(tree, 'apps/server/src')),
    ...wrongImports(tree, page, ({ name, isType, path }) =>
      path.startsWith(OFFLINE) || isType || !name.startsWith('@bastide/') || isForPages(name)
        ? null
        : `a page draws only a view; what computes one is in ${OFFLINE}`,
    ),
  ]
  const games = gamesIn(tree)
  const counts = `${table.length} files of the table, ${host.length} of the host and what is online, ${server.length} of the server and ${page.length} of the page`
  const says = `${counts} import only what they may; table, host and server name none of ${games.length} games (${games.join(', ')})`
  return { invariant: 'A5', says, violations }
}

await checkIfStarted(import.meta, check)
