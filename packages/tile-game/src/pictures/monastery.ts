/** A monastery: a church with a tower, a row of arches, and a low wall around its yard. */
import { filled, inked, num, type Point, plus, stroked } from '@bastide/drawing'
import type { Brush, SitePicture } from './module.ts'
import { GOLD, INK, MONASTERY, STONE } from './palette.ts'
import { closed, coords } from './pen.ts'
import { faded, shadow } from './svg.ts'
import { drawTrees } from './trees.ts'

/** The colour of a window with a candle behind it. */
const CANDLE = '#FFC83D'

function fromAfar(at: Point, isComplete: boolean): string {
  const from = `M${coords(at)}`
  return (
    inked(`${from}m-20 17v-18h24v18z`, MONASTERY.wall, 2) +
    inked(`${from}m-23-1l5-12h22v12z`, MONASTERY.roof, 2) +
    inked(`${from}m4 17v-32h14v32z`, MONASTERY.wall, 2) +
    inked(`${from}m2-15l9-15 9 15z`, MONASTERY.roof, 2) +
    filled(`${from}m8-2h6v9h-6z`, isComplete ? CANDLE : INK)
  )
}

/** The half of the yard's wall behind the church, or the half in front. */
function wall([x, y]: Point, isFront: boolean): string {
  const arc = `M${coords([x - 22, y + 6])}a22 13 0 0 ${isFront ? 0 : 1} 44 0`
  return (
    stroked(arc, INK, 2.8) +
    stroked(arc, STONE.shade, 1.9) +
    stroked(`M${coords([x - 22, y + 5.4])}a22 13 0 0 ${isFront ? 0 : 1} 44 0`, STONE.lit, 1)
  )
}

function church([x, y]: Point, isRich: boolean): string {
  const p = (dx: number, dy: number): Point => [x + dx, y + dy]
  const nave =
    inked(closed([p(-14, 11), p(4, 11), p(4, 1), p(-14, 1)]), MONASTERY.wall, 0.8) +
    inked(closed([p(-15.4, 1.6), p(5, 1.6), p(4, -7), p(-13.4, -7)]), MONASTERY.roof, 0.8) +
    inked(closed([p(-13.4, -7), p(4, -7), p(3, -9.4), p(-12, -9.4)]), MONASTERY.roofLit, 0.8)
  const slates = isRich
    ? stroked(`M${coords(p(-15, -1))}h19.6m-18.6-3h18`, MONASTERY.roofShade, 0.5, ' stroke-dasharray="3 .8"')
    : ''
  const tower =
    inked(closed([p(4, 11), p(13, 11), p(13, -11), p(4, -11)]), MONASTERY.wall, 0.8) +
    filled(closed([p(10, 10.7), p(12.7, 10.7), p(12.7, -10.7), p(10, -10.7)]), MONASTERY.shade) +
    inked(closed([p(3, -11), p(8.5, -23), p(14, -11)]), MONASTERY.roof, 0.8) +
    filled(closed([p(8.7, -21.6), p(13, -11.4), p(9.4, -11.4)]), MONASTERY.roofShade) +
    stroked(`M${coords(p(8.5, -23))}v-5m-1.8 1.7h3.6`, INK, 1)
  return nave + slates + tower
}

/** The church stands in the west of its yard. The east is for the monk. */
const CHURCH: Point = [-8, 0]
const MONK: Point = [15.5, 8.5]

function drawMonastery(middle: Point, { detail, hand, isComplete }: Brush): string {
  const at = plus(middle, CHURCH)
  if (detail === 0) return fromAfar(at, isComplete)
  const [x, y] = at
  const p = (dx: number, dy: number): Point => [x + dx, y + dy]
  const isRich = detail === 2
  const [cx, cy] = middle
  const yard = `<ellipse cx="${num(cx)}" cy="${num(cy + 6)}" rx="22" ry="13" fill="#C9CB92"/>`
  const dark = shadow(closed([p(-12, 11), p(13, 11), p(13, -2), p(19, 4), p(18, 14), p(-9, 14)]))
  const arches = [-11, -7, -3, 1].map((dx) => `M${coords(p(dx - 1, 8))}v-3a1 1.2 0 0 1 2 0v3z`).join('')
  const glass = `M${coords(p(7, -2))}v-3.6a1.5 1.6 0 0 1 3 0v3.6z`
  const glow = isComplete ? `<circle cx="${x + 8.5}" cy="${y - 4}" r="4.6" fill="#FFD75E"${faded(0.5)}/>` : ''
  const trees = isRich
    ? drawTrees(
        [
          { at: p(-13, 15), size: 2, kind: 'round' },
          { at: p(17.5, 5), size: 2.8, kind: 'slim' },
          { at: p(20.5, 3.4), size: 2.4, kind: 'slim' },
        ],
        hand,
        2,
      )
    : ''
  const openings =
    filled(arches, isComplete ? GOLD : INK) +
    glow +
    filled(glass, isComplete ? CANDLE : INK) +
    filled(`M${coords(p(6.6, 11))}v-3.6a2 2 0 0 1 4 0v3.6z`, INK)
  return yard + wall(middle, false) + dark + church(at, isRich) + openings + trees + wall(middle, true)
}

export const monastery: SitePicture = { draw: drawMonastery, radius: 20, stand: MONK }
