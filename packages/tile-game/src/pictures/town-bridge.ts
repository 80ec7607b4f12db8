/** A bridge that belongs to a town: it carries houses from one part to the other, over whatever passes below. */

import { inked, type Line, num, type Point, plus, stroked } from '@bastide/drawing'
import { BRIDGE_HALF } from './clearance.ts'
import type { Brush } from './module.ts'
import { INK, STONE, TOWN } from './palette.ts'
import { closed, open } from './pen.ts'
import { leftOf, strip, towards } from './shape.ts'
import { ROUND, shadow } from './svg.ts'

export function drawTownBridge(bridge: Line, { detail }: Brush): string {
  const [from, to] = bridge as [Point, Point]
  const way = towards(from, to)
  const line: Line = [plus(from, way, -3), plus(to, way, 3)]
  const isLevel = Math.abs(way[0]) > Math.abs(way[1])
  const dark =
    detail === 0
      ? ''
      : shadow(
          closed(
            strip(
              line.map(([x, y]): Point => [x + 4, y + 4]),
              BRIDGE_HALF,
            ),
          ),
        )
  const [ax, y] = isLevel ? [Math.min(from[0], to[0]), from[1]] : [0, 0]
  const span = Math.abs(to[0] - from[0])
  const face =
    isLevel && detail > 0
      ? inked(
          `M${num(ax)} ${num(y + 5)}h${num(span)}v6h${num(-span * 0.2)}a${num(span * 0.3)} 6 0 0 0 ${num(-span * 0.6)} 0h${num(-span * 0.2)}z`,
          STONE.shade,
          0.8,
          ROUND,
        )
      : ''
  const deck =
    inked(closed(strip(line, BRIDGE_HALF)), STONE.ground, detail === 0 ? 2 : 0.8) +
    stroked(open(line), TOWN.lane, 9) +
    (detail === 0 ? '' : stroked(open(line), STONE.shade, 9, ' stroke-dasharray=".4 3.2"'))
  const rails = [BRIDGE_HALF, -BRIDGE_HALF]
    .map((side) => open(line.map((point) => plus(point, leftOf(way), side))))
    .join('')
  return (
    dark +
    face +
    deck +
    stroked(rails, INK, detail === 0 ? 3.6 : 3) +
    stroked(rails, STONE.lit, 1.7) +
    (detail === 2 ? stroked(rails, STONE.deep, 1.5, ' stroke-dasharray=".6 1.8"') : '')
  )
}
