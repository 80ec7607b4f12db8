/** A garden: four beds within a hedge, paths between them, and a well in the middle. */
import { filled, inked, num, type Point, stroked } from '@bastide/drawing'
import type { Brush, SitePicture } from './module.ts'
import { HEDGE, INK, ROAD, WATER } from './palette.ts'
import { coords } from './pen.ts'
import { ROUND } from './svg.ts'
import { drawHedges } from './trees.ts'

const FLOWERS = ['#C6628E', '#E8C04A', '#FFFBF0', '#B9553D'] as const

/** From afar: a hedged square with a cross of paths and four colours. */
function fromAfar([x, y]: Point): string {
  const bed = (dx: number, dy: number, colour: string): string =>
    stroked(`M${coords([x + dx, y + dy])}h0`, colour, 6.4, ROUND)
  return (
    filled(`M${coords([x - 14, y - 12])}h28v24h-28z`, ROAD.ground, ` stroke="${HEDGE.dark}" stroke-width="4"`) +
    FLOWERS.map((colour, i) => bed(i % 2 === 0 ? -6 : 6, i < 2 ? -5 : 5, colour)).join('')
  )
}

function drawGarden(at: Point, { detail, hand }: Brush): string {
  if (detail === 0) return fromAfar(at)
  const [x, y] = at
  const from = (dx: number, dy: number): string => `M${coords([x + dx, y + dy])}`
  const [w, h] = [12, 9.4]
  const outline = `${from(-w, -h)}h${2 * w}v${2 * h}h${-2 * w}z`
  const bed = (dx: number, dy: number): string => `${from(dx, dy)}h${num(w - 3.8)}v${num(h - 3.8)}h${num(3.8 - w)}z`
  const beds = filled(
    bed(-w + 2.2, -h + 2.2) + bed(1.6, -h + 2.2) + bed(-w + 2.2, 1.6) + bed(1.6, 1.6),
    '#7FA050',
    ` stroke="#5F7F43" stroke-width=".6"`,
  )
  const flowers = FLOWERS.map((colour, i) => {
    const [bx, by] = [i % 2 === 0 ? -w + 3.2 : 2.6, i < 2 ? -h + 3.1 : 2.5]
    const many = detail === 2 ? 11 : 5
    return stroked(
      Array.from({ length: many }, () => `${from(bx + hand.between(0, 6.2), by + hand.between(0, 3.8))}h0`).join(''),
      colour,
      detail === 2 ? 1.1 : 1.7,
      ROUND,
    )
  })
  const hedge =
    detail === 2
      ? drawHedges(
          [
            [
              [x - w, y + h],
              [x - w, y - h],
              [x + w, y - h],
              [x + w, y + h],
              [x - w, y + h],
            ],
          ],
          0.9,
          2,
          true,
        )
      : stroked(outline, HEDGE.ground, 2.4)
  const well = `<circle cx="${num(x)}" cy="${num(y)}" r="2.5" fill="${WATER.ground}" stroke="${INK}" stroke-width=".7"/><circle cx="${num(x - 0.6)}" cy="${num(y - 0.6)}" r=".8" fill="${WATER.light}"/>`
  return inked(outline, ROAD.ground, 0.7) + beds + flowers.join('') + hedge + well
}

export const garden: SitePicture = { draw: drawGarden, radius: 13.5, stand: [10.5, 6] }
