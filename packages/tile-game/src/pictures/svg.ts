/** What the elements of a tile's picture share: their group, their shadow, their layers. */
import { filled } from '@bastide/drawing'
import { INK } from './palette.ts'

export const inGroup = (inside: string): string => `<g fill="none" stroke-linejoin="round">${inside}</g>`

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
