/**
 * Paths as SVG elements. They belong in a group that sets no fill and round line joins, so the elements themselves do
 * not. An empty path gives nothing.
 */
import { INK } from './palette.ts'
import { num } from './pen.ts'

export const inGroup = (inside: string): string => `<g fill="none" stroke-linejoin="round">${inside}</g>`

export const filled = (d: string, colour: string, more = ''): string =>
  d === '' ? '' : `<path d="${d}" fill="${colour}"${more}/>`

export const stroked = (d: string, colour: string, width: number, more = ''): string =>
  d === '' ? '' : `<path d="${d}" stroke="${colour}" stroke-width="${num(width)}"${more}/>`

/** Filled, with a line of ink around it. */
export const inked = (d: string, colour: string, width: number, more = ''): string =>
  d === '' ? '' : `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${num(width)}"${more}/>`

export const faded = (opacity: number): string => ` opacity="${`${Math.round(opacity * 100) / 100}`.replace(/^0/, '')}"`
export const ROUND = ' stroke-linecap="round"'

/** The shadow that everything standing casts to the south-east. */
export const shadow = (d: string): string => filled(d, INK, faded(0.22))

/** Paths of one colour, written as one element. The colour added first lies lowest. */
export class Layers {
  private readonly paths = new Map<string, string>()

  add(colour: string, d: string): void {
    this.paths.set(colour, (this.paths.get(colour) ?? '') + d)
  }

  /** Draws each colour as an element. */
  draw(each: (d: string, colour: string) => string): string {
    let drawn = ''
    for (const [colour, d] of this.paths) drawn += each(d, colour)
    return drawn
  }
}
