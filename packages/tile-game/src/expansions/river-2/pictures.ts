import { filled, inked, type Line, num, type Point, plus, stroked } from '@bastide/drawing'
import { drawHouses } from '../../pictures/houses.ts'
import type { Brush, ModulePictures } from '../../pictures/module.ts'
import { GOLD, INK, ROOFS, WHITE } from '../../pictures/palette.ts'
import { blob, closed } from '../../pictures/pen.ts'
import { RING } from '../../pictures/ring.ts'
import { faded, ROUND, shadow } from '../../pictures/svg.ts'
import { tiles } from './tiles.ts'

/** A burning mountain. */
function drawVolcano([x, y]: Point, { detail, hand }: Brush): string {
  const p = (dx: number, dy: number): Point => [x + dx, y + dy]
  const line = detail === 0 ? 1.8 : 0.8
  const rough = (points: Line): Line =>
    detail === 0 ? points : points.map(([px, py]) => [px + hand.about(0.8), py + hand.about(0.8)])
  const cone = closed(
    rough([
      p(-27, 20),
      p(-18, 6),
      p(-12, -6),
      p(-7, -17),
      p(7, -17),
      p(11, -7),
      p(19, 5),
      p(28, 20),
      p(14, 24),
      p(-10, 24),
    ]),
  )
  const dark = closed([p(3, -16), p(7, -17), p(11, -7), p(19, 5), p(28, 20), p(14, 24), p(4, 24), p(9, 8)])
  const ridges =
    detail === 2
      ? stroked(
          `M${num(x - 9)} ${num(y - 10)}l-5 10 1 8m6-22l-3 14 1 10m13-20l5 12 1 9m-4-24l7 14`,
          INK,
          0.5,
          faded(0.6),
        )
      : ''
  const lava = filled(
    closed([
      p(-4, -16),
      p(4, -16),
      p(3, -6),
      p(7, 3),
      p(5, 15),
      p(1, 16),
      p(2, 5),
      p(-2, -2),
      p(-5, 8),
      p(-9, 9),
      p(-6, -3),
    ]),
    '#E0592A',
  )
  const hot = filled(closed([p(-2, -16), p(2, -16), p(1, -6), p(4, 4), p(3, 12), p(3, 4), p(-1, -5)]), '#F7B733')
  const crater = `<ellipse cx="${num(x)}" cy="${num(y - 16.6)}" rx="7.4" ry="2.6" fill="#F7B733" stroke="${INK}" stroke-width="${line}"/>`
  const puff = (dx: number, dy: number, r: number): string =>
    blob(RING.filter((_, i) => i % 3 === 0).map((way) => plus(p(dx, dy), way, r * hand.between(0.85, 1.2))))
  const smoke =
    detail === 0
      ? filled(puff(4, -25, 7), '#8B8078')
      : filled(puff(2, -22, 4.4) + puff(6, -27, 5.4) + puff(13, -31, 5), '#8B8078', faded(0.85)) +
        filled(puff(1, -23.4, 2.6) + puff(5, -29, 3), '#B9AFA5')
  return (
    (detail === 0 ? '' : shadow(closed([p(10, 24), p(28, 20), p(36, 22), p(24, 28), p(-4, 27)]))) +
    inked(cone, '#7A6656', line, ROUND) +
    filled(dark, '#5A4A3F') +
    ridges +
    lava +
    hot +
    smoke +
    crater
  )
}

function pig([x, y]: Point, way: number, size: number, line: number): string {
  const s = (value: number): string => num(value * size)
  const side = (value: number): string => num(value * size * way)
  return (
    stroked(`M${num(x - size * 0.6)} ${num(y)}v${s(1)}m${s(1.2)}-${s(1)}v${s(1)}`, INK, size * 0.34) +
    `<ellipse cx="${num(x)}" cy="${num(y - size * 0.3)}" rx="${s(1.5)}" ry="${s(0.95)}" fill="#E6A3A0" stroke="${INK}" stroke-width="${line}"/>` +
    `<path d="M${num(x + size * 1.1 * way)} ${num(y - size)}l${side(0.6)}-${s(0.5)} ${side(0.3)} ${s(0.7)} ${side(0.6)} ${s(0.4)} 0 ${s(0.6)} ${side(-0.8)} ${s(0.3)} ${side(-0.6)}-${s(0.6)}z" fill="#D98886" stroke="${INK}" stroke-width="${line}" stroke-linejoin="round"/>`
  )
}

/** Pigs in their mud, behind a fence. */
function drawPigs([x, y]: Point, { detail, hand }: Brush): string {
  const mud = filled(
    blob(
      RING.filter((_, i) => i % 2 === 0).map(([dx, dy]) =>
        plus([x, y], [dx * 12 * hand.between(0.9, 1.1), dy * 8.4 * hand.between(0.9, 1.1)]),
      ),
    ),
    '#A98A5E',
  )
  const points: Line =
    detail === 0
      ? [
          [-5, -2],
          [6, 4],
        ]
      : [
          [-6, -4],
          [3, -5],
          [8, 0],
          [-1, 0],
          [-8, 3],
          [4, 5],
        ]
  const size = detail === 0 ? 4.6 : detail === 1 ? 2.3 : 2
  const pigs = points
    .map(([dx, dy], i) => pig([x + dx, y + dy], i % 2 === 0 ? 1 : -1, size, detail === 0 ? 1.2 : 0.5))
    .join('')
  const fence =
    detail === 0
      ? ''
      : stroked(
          `M${num(x - 12)} ${num(y + 9)}h24m-24-2.2h24m-22-1.6v5.6m6.6-5.6v5.6m6.6-5.6v5.6m6.6-5.6v5.6`,
          '#6B4A2E',
          0.9,
          ROUND,
        )
  return mud + pigs + fence
}

/** An inn with its sign. */
function drawInn([x, y]: Point, { detail }: Brush): string {
  const wide = detail === 0 ? 22 : 15
  const foot: Point = [x - 1, y + wide * 0.45]
  const house = drawHouses([{ at: foot, width: wide, roof: ROOFS[1], isGable: true }], detail)
  const [sx, sy] = [foot[0] + wide * 0.5, foot[1] - wide * 0.5]
  const sign = `<path d="M${num(sx - 1)} ${num(sy)}h5.4v1" fill="none" stroke="${INK}" stroke-width="1"/>${inked(`M${num(sx + 1.6)} ${num(sy + 1)}h5v5.4h-5z`, GOLD, 0.8)}${filled(`M${num(sx + 2.9)} ${num(sy + 2.2)}h2v3h-2z`, WHITE)}`
  const timber =
    detail === 2 ? stroked(`M${num(foot[0] - 6)} ${num(foot[1] - 4.6)}h12m-9 0v4.6m6-4.6v4.6`, '#6B4A2E', 0.7) : ''
  return house + timber + sign
}

export const pictures: ModulePictures = {
  id: 'river-2',
  tiles,
  pools: { 'river-2/volcano': 0 },
  symbols: {
    volcano: { draw: drawVolcano, radius: 27, at: [62, 48] },
    'pig-herd': { draw: drawPigs, radius: 14 },
    inn: { draw: drawInn, radius: 9.5 },
  },
}
