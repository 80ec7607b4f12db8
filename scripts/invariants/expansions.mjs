import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

const FOLDER = 'packages/tile-game/src/expansions'
/** The game itself, and the rules that need two expansions: neither can be removed alone. */
const STAYS = new Set(['base', 'pairs'])

/** The lists of all expansions: their engines, in order of resolution; what pages know of them; pictures; lessons. */
const listFiles = ['order', 'words', 'pictures', 'lessons'].map((list) => `${FOLDER}/${list}.ts`)
/** All that is said in a language, one file each, which lists the texts of the expansions. */
const TEXTS = 'packages/tile-game/src/text'
/** Whether a file is a list of all expansions. */
export const isList = (path) => listFiles.includes(path) || (posix.dirname(path) === TEXTS && path.endsWith('.ts'))
export const listsIn = (top) =>
  [
    ...listFiles,
    ...(existsSync(join(top, TEXTS)) ? readdirSync(join(top, TEXTS)).map((name) => `${TEXTS}/${name}`) : []),
  ].filter(isList)
/** What options were in stored games: it keeps the names of options for ever, also of an expansion that has gone. */
export const storedFile = 'packages/tile-game/src/stored-defaults.ts'
export const editionsFile = 'packages/tile-game/src/editions.ts'
export const pairsFolder = `${FOLDER}/pairs`
export const folderOf = (id) => `${FOLDER}/${id}`

export function expansionsIn(top) {
  if (!existsSync(join(top, FOLDER))) return []
  return readdirSync(join(top, FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !STAYS.has(entry.name))
    .map((entry) => entry.name)
    .sort()
}

const capital = (word) => word[0].toUpperCase() + word.slice(1)

/**
 * Matches an expansion's name in a text. An id of two words is matched in every spelling. An id of one word is often an
 * ordinary word too (a count, a river), so only a quoted id or a part of a path counts.
 */
export function naming(id) {
  const words = id.split('-')
  if (words.length === 1) return new RegExp(`(?<=['"\`/])${id}(?=['"\`/])`)
  const camel = words.map(capital).join('')
  const forms = [
    words.join('-'),
    words.join('_'),
    words.join(' '),
    words.map(capital).join(' '),
    capital(words.join(' ')),
    words.join('_').toUpperCase(),
    camel,
    camel[0].toLowerCase() + camel.slice(1),
  ]
  // Not inside a longer number: an id that ends in 2 is not named by one that ends in 20.
  return new RegExp(`(?:${forms.join('|')})(?!\\d)`)
}

/**
 * Ids of tiles that come in the boxes of more than one expansion. Records use the name of one of them for ever, but the
 * tile belongs to neither: `src/stream/kind.ts` describes it for both, and tests of either may lay it.
 */
const SHARED_TILES = ['river/spring']

/** The text with those ids replaced by stars of the same length, so that they name nothing. */
export const withoutSharedTiles = (text) =>
  SHARED_TILES.reduce((rest, id) => rest.replaceAll(id, '*'.repeat(id.length)), text)

/** How an identifier may spell an expansion's id: in one piece, with a small or a capital first letter. */
export function identifiers(id) {
  const [first, ...rest] = id.split('-')
  const camel = first + rest.map(capital).join('')
  return [camel, capital(camel)]
}
