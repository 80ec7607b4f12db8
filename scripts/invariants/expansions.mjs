import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'packages/tile-game/src/expansions'
/** The game itself, and the rules that need two expansions: neither can be taken away alone. */
const STAYS = new Set(['base', 'pairs'])

/** The lists of all expansions: of their engines, in order of resolution; of their texts; of their pictures. */
export const listFiles = ['order', 'words', 'pictures'].map((list) => `${FOLDER}/${list}.ts`)
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
 * What names an expansion in a text. An id of two words is looked for in every way of writing it. An id of one word is
 * often a plain word too (a count, a river), so there only a quoted id or a piece of a path counts.
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
 * Ids of tiles that lie in the boxes of more than one expansion. Records write them with the name of one of them for
 * ever, but the tile belongs to neither: `src/stream/kind.ts` describes it for both, and tests of either may lay it.
 */
const SHARED_TILES = ['river/spring']

/** The text with those ids blotted out, each letter by a star, so that they name nobody. */
export const withoutSharedTiles = (text) =>
  SHARED_TILES.reduce((rest, id) => rest.replaceAll(id, '*'.repeat(id.length)), text)

/** How a program's own names may spell an expansion's id: in one piece, the first letter small or capital. */
export function identifiers(id) {
  const [first, ...rest] = id.split('-')
  const camel = first + rest.map(capital).join('')
  return [camel, capital(camel)]
}
