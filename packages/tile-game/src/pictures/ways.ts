/** Roads, streams, and the bridges where they cross. */
import { filled, type Hand, inked, type Line, num, type Point, plus, stroked } from '@bastide/drawing'
import type { Brush, Detail } from './module.ts'
import { HEDGE, INK, ROAD, STONE, WATER, WHITE } from './palette.ts'
import { blob, closed, coords, curve, open, thinned } from './pen.ts'
import type { Plan, Way } from './plan.ts'
import { RING } from './ring.ts'
import { along, beside, leftOf, part, strip } from './shape.ts'
import { faded, ROUND, shadow } from './svg.ts'

/** By detail: from afar lines are broader. Always the same at a side, or neighbours would not join. */
const ROAD_WIDTHS = [
  [13, 9.4, 0],
  [10, 8.9, 6.6],
  [9.4, 8.6, 6.6],
] as const
const STREAM_WIDTHS = [
  [16, 13],
  [13.6, 12],
  [13.2, 11.8],
] as const

const ends = ''

const POINTS = [5, 8, 11] as const

/** Straight across the border, so that joints do not show. */
function overBorder(line: Line, isEnd: boolean): Line {
  const first = line[0] as Point
  const { way } = along(line, 0)
  const last = along(line, 1)
  return [plus(first, way, -1), ...line, ...(isEnd ? [plus(last.at, last.way, 1)] : [])]
}

export function drawStreams({ streams }: Plan, brush: Brush): string {
  const { detail, hand } = brush
  if (streams.length === 0) return ''
  const [outer, inner] = STREAM_WIDTHS[detail]
  const lines = streams
    .map(({ line, end }) =>
      curve(overBorder(hand.wobble(thinned(line, POINTS[detail]), detail === 0 ? 0 : 0.5), end !== 'open')),
    )
    .join('')
  const pools = streams.filter(({ pool }) => pool > 0)
  const outline = pools.map((way) => blob(shore(way, 0.8, hand))).join('')
  const water = pools.length === 0 ? '' : filled(outline, WATER.ground)
  const light = detail === 0 ? '' : ripples(streams, detail, hand)
  return (
    stroked(outline, WATER.bank, 2.4) +
    stroked(lines, detail === 0 ? INK : WATER.bank, outer, ends) +
    (detail === 0 ? '' : stroked(lines, WATER.bank, outer - 0.8, ends)) +
    stroked(lines, WATER.ground, inner, ends) +
    (detail === 2 ? stroked(lines, '#7FB5D0', 5.4) : '') +
    water +
    light +
    pools.map((way) => drawPool(way, brush)).join('') +
    (detail === 2 ? reeds(streams, hand) : '')
  )
}

/** A shore with bays; larger water has more of them. */
function shore({ line, pool }: Way, swell: number, hand: Hand): Line {
  const { at } = along(line, 1)
  return RING.filter((_, i) => pool > 12 || i % 2 === 0).map((way) =>
    plus(at, way, pool * (1.05 + hand.about(pool > 12 ? 0.13 : 0.1)) + swell),
  )
}

/** Where a stream begins or ends: rocks around a spring; on a lake a boat, and reeds on its shore. */
function drawPool({ line, pool }: Way, { detail, hand }: Brush): string {
  const { at, way } = along(line, 1)
  if (pool <= 12) {
    const rocks = [-0.9, -0.35, 0.3, 0.85].map(
      (aside): Point => plus(plus(at, way, pool * (1 - aside * aside * 0.5)), leftOf(way), pool * aside),
    )
    const size = detail === 0 ? 6 : 3.6
    const rock = ([x, y]: Point): string =>
      `M${coords([x - size * 0.8, y + size * 0.4])}l${num(size * 0.2)} ${num(-size)} ${num(size * 0.7)} ${num(-size * 0.3)} ${num(size * 0.7)} ${num(size * 0.8)} ${num(-size * 0.2)} ${num(size * 0.6)}z`
    return inked(
      [...rocks]
        .sort((a, b) => a[1] - b[1])
        .map(rock)
        .join(''),
      STONE.ground,
      detail === 0 ? 1.6 : 0.7,
    )
  }
  if (detail === 0) return ''
  const [x, y] = plus(at, [hand.about(pool * 0.3), hand.about(pool * 0.25)])
  const boat =
    inked(`M${coords([x - 5, y])}h10l-2 2.8h-6z`, '#8A6238', 0.6) +
    stroked(`M${coords([x, y])}v-8`, INK, 0.7) +
    inked(`M${coords([x + 0.6, y - 7.6])}q4.6 2.6 4.2 6h-4.2z`, WHITE, 0.5)
  const reeds = RING.filter((_, i) => i % 5 === 1).map((side) => plus(at, side, pool * 0.98))
  return (
    boat + stroked(reeds.map((reed) => `M${coords(reed)}l-1-3.2m2.2 3.2v-4m1 4l1.2-3`).join(''), HEDGE.dark, 0.7, ROUND)
  )
}

/** Reeds here and there on the banks. */
function reeds(streams: readonly Way[], hand: Hand): string {
  const tufts = streams.flatMap(({ line }) =>
    Array.from({ length: 4 }, (_, i) => {
      const { at, way } = along(line, (i + hand.between(0.2, 0.8)) / 4.2)
      return plus(at, leftOf(way), hand.maybe(0.5) ? 6.6 : -6.6)
    }),
  )
  return stroked(
    tufts.map((tuft) => `M${coords(tuft)}l-.9-2.6m1.7 2.6v-3.4m.8 3.4l1-2.4`).join(''),
    HEDGE.dark,
    0.6,
    ROUND,
  )
}

/** Light on the water, in short strokes along the stream. */
function ripples(streams: readonly Way[], detail: Detail, hand: Hand): string {
  const strokes = streams.flatMap(({ line }) =>
    Array.from({ length: detail === 2 ? 7 : 4 }, (_, i) => {
      const from = (i + hand.between(0.1, 0.6)) / (detail === 2 ? 7.4 : 4.4)
      return curve(beside(part(line, from, Math.min(0.97, from + hand.between(0.05, 0.11)), 3), hand.about(3.6)))
    }),
  )
  return stroked(strokes.join(''), WATER.light, detail === 2 ? 0.8 : 1.2, ROUND)
}

export function drawRoads({ roads }: Plan, { detail, hand }: Brush): string {
  if (roads.length === 0) return ''
  const [ink, verge, ground] = ROAD_WIDTHS[detail]
  const drawn = roads.map(({ line, end }) =>
    overBorder(hand.wobble(thinned(line, POINTS[detail]), detail === 0 ? 0 : 0.5), end === 'side'),
  )
  const path = drawn.map(curve).join('')
  const base =
    detail === 0
      ? stroked(path, INK, ink, ROUND) + stroked(path, ROAD.ground, verge, ROUND)
      : stroked(path, INK, ink, ends) +
        stroked(path, ROAD.verge, verge, ends) +
        stroked(path, ROAD.ground, ground, ends)
  const ruts =
    detail === 2
      ? stroked(
          roads.flatMap(({ line }) => [1.3, -1.3].map((side) => curve(beside(thinned(line, 6), side)))).join(''),
          ROAD.rut,
          0.6,
          ' stroke-dasharray="5 3 2 4"',
        )
      : ''
  return base + ruts
}

/** Stone bridges over streams: parapets on both sides, and below, if the road runs east to west, an arch. */
export function drawBridges({ bridges }: Plan, { detail }: Brush): string {
  return bridges
    .map(({ at, way }) => {
      const half = 10.4
      const line: Line = [plus(at, way, -half), at, plus(at, way, half)]
      const wide = detail === 0 ? 6 : 5.6
      const isAcross = Math.abs(way[0]) > Math.abs(way[1])
      const [x, y] = at
      const face =
        isAcross && detail > 0
          ? inked(`M${num(x - half)} ${num(y + 4)}h${2 * half}v5h-4.4a6 5 0 0 0 -12 0h-4.4z`, STONE.shade, 0.7, ROUND)
          : ''
      const deck =
        inked(closed(strip(line, wide)), STONE.ground, detail === 0 ? 1.8 : 0.7, ROUND) +
        stroked(open(line), ROAD.ground, 6.8) +
        (detail === 2 ? stroked(open(line), ROAD.verge, 6.8, ' stroke-dasharray=".4 2.6"') : '')
      const parapets = [wide, -wide]
        .map((side) =>
          open([plus(plus(at, way, -half - 1), leftOf(way), side), plus(plus(at, way, half + 1), leftOf(way), side)]),
        )
        .join('')
      const rails = detail === 0 ? '' : stroked(parapets, INK, 2.6, ROUND) + stroked(parapets, STONE.lit, 1.4, ROUND)
      return (
        (detail === 0
          ? ''
          : shadow(
              closed(
                strip(
                  line.map(([px, py]): Point => [px + 3, py + 3.4]),
                  wide,
                ),
              ),
            )) +
        face +
        deck +
        rails
      )
    })
    .join('')
}

/** A completed road gets milestones. */
export function drawMilestones(ways: readonly Way[], { detail }: Brush): string {
  return ways
    .flatMap(({ line }) => [0.14, 0.86].map((share) => ({ ...along(line, share) })))
    .map(({ at, way }) => {
      const aside = leftOf(way)
      const [x, y] = plus(at, aside, aside[1] > 0 ? -6.4 : 6.4)
      const [w, h] = detail === 0 ? [7, 9] : [3.4, 4.6]
      const stone = `M${num(x - w / 2)} ${num(y + 1)}v${num(-h + w / 2)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0v${num(h - w / 2)}z`
      return (
        inked(stone, STONE.lit, detail === 0 ? 1.4 : 0.7) +
        (detail === 0
          ? ''
          : filled(
              `M${num(x)} ${num(y + 1)}h${num(w / 2)}v${num(-h + w / 2)}h${num(-w / 2)}z`,
              STONE.shade,
              faded(0.7),
            ))
      )
    })
    .join('')
}
