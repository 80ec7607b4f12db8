import ts from 'typescript'
import { linesWith } from '../running/sources.mjs'
import { withoutPlaces } from './syntax.mjs'

/** A game's id as a whole word, or as part of a name: `tile`, `tiles`, `tileGame`, `isTile`, `TILE_GAME`. */
function naming(id) {
  const capital = `${id[0].toUpperCase()}${id.slice(1)}`
  return new RegExp(`(?:(?<![A-Za-z])${id}|(?<![A-Z])(?:${capital}|${id.toUpperCase()}))s?(?![a-z])`)
}

/** What is asked of something else has its name from there: `Promise.race` names no game. */
const isMember = (node, id) =>
  ts.isIdentifier(node) && node.text === id && ts.isPropertyAccessExpression(node.parent) && node.parent.name === node

/** Every line that names one of the games. `code` is what is searched: the text, or the same without its comments. */
export function namedGames(path, text, games, code = text) {
  return games.flatMap((id) => {
    // Only a file that has the word at all is worth reading as a program.
    const searched = naming(id).test(code) ? withoutPlaces(path, text, code, (node) => isMember(node, id)) : code
    return linesWith(searched, naming(id)).map(({ line, found }) => ({
      path,
      line,
      why: `names the game ${id} ("${found}")`,
    }))
  })
}
