/** A game's id as a whole word, or as part of a name: `tile`, `tiles`, `tileGame`, `isTile`, `TILE_GAME`. */
export function naming(id) {
  const capital = `${id[0].toUpperCase()}${id.slice(1)}`
  return new RegExp(`(?:(?<![A-Za-z])${id}|(?<![A-Z])(?:${capital}|${id.toUpperCase()}))s?(?![a-z])`)
}
