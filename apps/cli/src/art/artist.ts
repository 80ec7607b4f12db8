/** What `bastide art` asks of a game's pictures, and what all its sheets share. */
import { COLOUR_CODES, COLOURS, PATTERN_PATHS, PATTERNS } from '@bastide/table'

/** The options that not every game has. */
export const ASKED = ['module', 'record', 'detail'] as const
export type Asked = { readonly [option in (typeof ASKED)[number]]?: string | undefined }

export interface Artist {
  /** The options that this game has. */
  readonly options: readonly (typeof ASKED)[number][]
  /** Returns an SVG document. */
  draw(asked: Asked): string
}

const TABLE = '#D9C7A6'

/** By seat: a colour, and its pattern. */
export const LOOKS = COLOURS.map((colour, seat) => ({
  colour: COLOUR_CODES[colour],
  pattern: PATTERN_PATHS[PATTERNS[seat] as (typeof PATTERNS)[number]],
}))

export const documentOf = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${TABLE}"/>${inside}</svg>\n`

/** A picture in its place on a sheet: where, how large, and the size of its own grid. */
export const placed = (
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  [gridWidth, gridHeight]: readonly [number, number],
  inside: string,
): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${gridWidth} ${gridHeight}">${inside}</svg>`
