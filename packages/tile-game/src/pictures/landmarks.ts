/** The parish church of a larger town. */
import { filled, inked, num, type Point, stroked } from '@bastide/drawing'
import type { Detail } from './module.ts'
import { INK, MONASTERY, STONE } from './palette.ts'
import { closed } from './pen.ts'
import { ROUND, shadow } from './svg.ts'

export const CHURCH_CLEARANCE = 8.4

export function drawChurch([x, y]: Point, detail: Detail): string {
  const p = (dx: number, dy: number): Point => [x + dx, y + dy]
  const line = detail === 2 ? 0.6 : 0.8
  const nave =
    inked(closed([p(-7, 5), p(2.5, 5), p(2.5, 0), p(-7, 0)]), MONASTERY.wall, line, ROUND) +
    inked(closed([p(-7.8, 0.5), p(3, 0.5), p(2.4, -5), p(-6.8, -5)]), '#94432F', line, ROUND) +
    inked(closed([p(-6.8, -5), p(2.4, -5), p(1.8, -6.4), p(-6, -6.4)]), '#CC6E4B', line, ROUND)
  const tower =
    inked(closed([p(2, 5.4), p(7, 5.4), p(7, -6), p(2, -6)]), STONE.lit, line, ROUND) +
    filled(closed([p(5.2, 5.1), p(6.7, 5.1), p(6.7, -5.7), p(5.2, -5.7)]), STONE.shade) +
    inked(closed([p(1.3, -6), p(4.5, -14), p(7.7, -6)]), MONASTERY.roof, line, ROUND) +
    stroked(`M${num(x + 4.5)} ${num(y - 14)}v-3m-1 1h2`, INK, 0.7)
  const openings = `M${num(x - 5)} ${num(y + 4)}v-2m2.6 2v-2m2.6 2v-2m4.2-5v-2`
  return (
    shadow(closed([p(-5, 5), p(7, 5.4), p(7, 0), p(11, 2.6), p(10, 7), p(-3, 6.8)])) +
    nave +
    tower +
    stroked(openings, INK, 1)
  )
}
