/**
 * Paths as short SVG elements: rounded to tenths. They belong in a group that sets no fill and round line joins, so the
 * elements themselves do not. An empty path gives nothing. Nothing has an id, so any number of pictures can be put into
 * one document.
 */

/** What every game is drawn with. */
export const INK = '#3A2E28'

/** A whole number of tenths as it is written in paths. */
export function tenths(value: number): string {
  if (value % 10 === 0) return String(value / 10)
  const size = value < 0 ? -value : value
  return `${value < 0 ? '-' : ''}${size < 10 ? '' : Math.trunc(size / 10)}.${size % 10}`
}

/** A number as it is written in paths. */
export const num = (value: number): string => tenths(Math.round(value * 10))

export const filled = (d: string, colour: string, more = ''): string =>
  d === '' ? '' : `<path d="${d}" fill="${colour}"${more}/>`

export const stroked = (d: string, colour: string, width: number, more = ''): string =>
  d === '' ? '' : `<path d="${d}" stroke="${colour}" stroke-width="${num(width)}"${more}/>`

/** Filled, with a line of ink around it. */
export const inked = (d: string, colour: string, width: number, more = ''): string =>
  d === '' ? '' : `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${num(width)}"${more}/>`
