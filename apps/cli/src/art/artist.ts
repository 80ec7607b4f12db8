/** What draws a game for `bastide art`, and the paper that all games are drawn on. */
import { COLOUR_CODES, COLOURS, PATTERN_PATHS, PATTERNS } from '@bastide/table'
import type { Played } from '../playing.ts'

/** As given on the command line. */
export interface ArtOptions {
  readonly module?: string | undefined
  readonly detail?: string | undefined
}

/** Draws whole SVG documents. */
export interface Artist {
  /** Everything there is to draw, with names. Refuses options that mean nothing for its game. */
  drawSheet(options: ArtOptions): string
  /** A game as far as its record goes; absent where that is not drawn. */
  drawGame?(played: Played, options: ArtOptions): string
}

/** By seat: a colour, and its pattern. */
export const LOOKS = COLOURS.map((colour, seat) => ({
  colour: COLOUR_CODES[colour],
  pattern: PATTERN_PATHS[PATTERNS[seat] as (typeof PATTERNS)[number]],
}))

const TABLE = '#D9C7A6'
const TEXT = '#2B2320'

export const document = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${TABLE}"/>${inside}</svg>\n`

/** A picture in its place: where, how large, and the size of its own grid. */
export const placed = (
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  [gridWidth, gridHeight]: readonly [number, number],
  inside: string,
): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${gridWidth} ${gridHeight}">${inside}</svg>`

/** A picture that is drawn on 100 × 100, so large. */
export const atPlace = (x: number, y: number, inside: string, size = 100): string =>
  placed([x, y], [size, size], [100, 100], inside)

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A caption around the middle of a line. */
export const caption = (x: number, y: number, text: string, size = 7): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" text-anchor="middle" fill="${TEXT}">${escaped(text)}</text>`
