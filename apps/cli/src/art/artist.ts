/** What draws a game for `bastide art`, and the paper that all games are drawn on. */
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
  /** A game as far as its record goes. */
  drawGame(played: Played, options: ArtOptions): string
}

const TABLE = '#D9C7A6'
const TEXT = '#2B2320'

export const document = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${TABLE}"/>${inside}</svg>\n`

/** A picture that is drawn on 100 × 100, so large. */
export const atPlace = (x: number, y: number, inside: string, size = 100): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100">${inside}</svg>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A caption around the middle of a line. */
export const caption = (x: number, y: number, text: string, size = 7): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" text-anchor="middle" fill="${TEXT}">${escaped(text)}</text>`
