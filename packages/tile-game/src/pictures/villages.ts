/** Where roads end in the open: a village at a crossing, a farm at the end of a lane. */
import { distanceToLine, inked, num, type Point, plus } from '@bastide/drawing'
import { drawHouses, type House } from './houses.ts'
import { drawFarm } from './life.ts'
import type { Brush } from './module.ts'
import { INK, ROAD, ROOFS, STONE, WATER } from './palette.ts'
import { blob } from './pen.ts'
import type { Plan } from './plan.ts'
import { RING } from './ring.ts'
import { along } from './shape.ts'

/** Houses around the green, wherever no road comes in. */
function housesAround(at: Point, { roads }: Plan, { detail, hand }: Brush): readonly House[] {
  const width = detail === 0 ? 15 : detail === 1 ? 9.5 : 8
  return RING.filter((_, i) => i % 4 === 2)
    .map((way) => plus(at, [way[0] * (width * 0.75 + 8.4), way[1] * (width * 0.7 + 7.4) + width * 0.42]))
    .filter((point) =>
      roads.every(({ line }) => distanceToLine([point[0], point[1] - width * 0.4], line) > width * 0.5 + 4.4),
    )
    .map(
      (point): House => ({
        at: point,
        width: width * hand.between(0.92, 1.06),
        roof: hand.pick(ROOFS),
        isGable: hand.maybe(0.5),
      }),
    )
    .sort((one, other) => one.at[1] - other.at[1])
}

/** Every road ends at the edge of the green, to show that they are separate. */
function drawVillage(at: Point, plan: Plan, brush: Brush): string {
  const { detail, hand } = brush
  const [x, y] = at
  const ring = RING.filter((_, i) => i % 2 === 0).map((way) =>
    plus(at, way, (detail === 0 ? 11 : 8.6) + (detail === 0 ? 0 : hand.about(0.7))),
  )
  const green = inked(blob(ring), detail === 0 ? ROAD.verge : '#CDB78C', detail === 0 ? 2.2 : 0.8)
  if (detail === 0) return green + drawHouses(housesAround(at, plan, brush), 0)
  const well =
    `<ellipse cx="${num(x)}" cy="${num(y + 1)}" rx="3.6" ry="2.8" fill="${STONE.shade}" stroke="${INK}" stroke-width=".7"/>` +
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="3.6" ry="2.5" fill="${STONE.lit}" stroke="${INK}" stroke-width=".7"/>` +
    `<ellipse cx="${num(x)}" cy="${num(y + 0.2)}" rx="2.2" ry="1.4" fill="${WATER.bank}"/>`
  return green + well + drawHouses(housesAround(at, plan, brush), detail)
}

export function drawRoadEnds(plan: Plan, brush: Brush): string {
  const village = plan.crossing === null ? '' : drawVillage(plan.crossing, plan, brush)
  const farms = plan.roads
    .filter(({ end }) => end === 'open')
    .map(({ line }) => {
      const [x, y] = along(line, 1).at
      const yard = inked(
        blob(RING.filter((_, i) => i % 2 === 0).map((way) => plus([x, y], way, brush.detail === 0 ? 9 : 7))),
        '#CDB78C',
        brush.detail === 0 ? 2 : 0.7,
      )
      const farm =
        brush.detail === 0
          ? drawHouses([{ at: [x, y + 6], width: 16, roof: ROOFS[0], isGable: true }], 0)
          : drawFarm([x - 1, y + 1.6], brush)
      return yard + farm
    })
  return village + farms.join('')
}
