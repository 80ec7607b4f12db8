/** What figures hold: a line of ink with a white outline, like the figure itself. */
import { INK, WHITE } from './palette.ts'

export function held(d: string, colour: string, width = 1.4): string {
  const line = (stroke: string, wide: number): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`
  return line(WHITE, width + 3) + line(INK, width + 1.2) + line(colour, width)
}
