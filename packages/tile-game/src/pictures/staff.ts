/** What figures hold and carry, with a white outline like the figure itself. */
import { INK, WHITE } from './palette.ts'

export function held(d: string, colour: string, width = 1.4): string {
  const line = (stroke: string, wide: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`
  return line(WHITE, width + 3) + line(INK, width + 1.2) + line(colour, width)
}

export const carried = (d: string, colour: string): string =>
  `<path d="${d}" fill="${WHITE}" stroke="${WHITE}" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="1" stroke-linejoin="round"/>`
