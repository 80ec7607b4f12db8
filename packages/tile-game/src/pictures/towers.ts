/** Towers, round and shaded in the east, and gates between two of them. */
import { filled, inked, type Line, num, type Point, stroked } from '@bastide/drawing'
import type { Detail } from './module.ts'
import { GOLD, INK, type Roof, STONE, WATER } from './palette.ts'
import { closed, coords } from './pen.ts'
import { shadow } from './svg.ts'

export interface Tower {
  /** The middle of the wall that it stands in. */
  readonly at: Point
  readonly isRoofed: boolean
}

const HEIGHT = 11

/** The crown of a tower: a rim with two gaps. */
function battlement([x, y]: Point, width: number): string {
  const [h, gap] = [width * 0.2, width / 5]
  const [a, b, c] = [num(2 * h), num(gap), num(h)]
  return `M${coords([x - width / 2, y])}v-${a}h${b}v${c}h${b}v-${c}h${b}v${c}h${b}v-${c}h${b}v${a}z`
}

const shadeAt = ([x, foot]: Point, w: number, high: number): Line => [
  [x + w * 0.14, foot],
  [x + w / 2, foot],
  [x + w / 2, foot - high],
  [x + w * 0.14, foot - high],
]

const shadowAt = ([x, foot]: Point, w: number): Line => [
  [x, foot],
  [x + w / 2, foot - 6],
  [x + w / 2 + 4, foot - 3],
  [x + w / 2 + 3, foot + 1.6],
  [x, foot + 1.2],
]

const bodyAt = ([x, foot]: Point, w: number, high: number): string =>
  `M${coords([x - w / 2, foot])}h${num(w)}v${num(-high)}h${num(-w)}z`

/** On a pole, blowing east. */
function flags(tops: Line, size: number): string {
  const poles = tops.map((top) => `M${coords(top)}v${num(-size * 1.5)}`).join('')
  const cloths = tops
    .map(
      ([x, y]) => `M${coords([x, y - size * 1.5])}l${num(size)} ${num(size * 0.32)} ${num(-size)} ${num(size * 0.36)}z`,
    )
    .join('')
  return stroked(poles, INK, size * 0.13) + inked(cloths, GOLD, size * 0.09)
}

/** Draws towers that do not overlap, all at once. */
export function drawTowers(towers: readonly Tower[], detail: Detail, roof: Roof, isComplete: boolean): string {
  if (towers.length === 0) return ''
  const w = detail === 1 ? 8 : 7
  const feet = towers.map(({ at: [x, y] }): Point => [x, y + 4.6])
  const tops = towers.map(({ at: [x, y], isRoofed }): Point => [x, y + 4.6 - HEIGHT - (isRoofed ? w * 0.9 : 0)])
  const roofed = towers.filter(({ isRoofed }) => isRoofed).map(({ at: [x, y] }): Point => [x, y + 5.6 - HEIGHT])
  const open = towers.filter(({ isRoofed }) => !isRoofed).map(({ at: [x, y] }): Point => [x, y + 5.6 - HEIGHT])
  const cones = roofed.map((top) => coneAt(top, w)).join('')
  const dark = roofed.map((top) => slopeAt(top, w)).join('')
  return (
    shadow(feet.map((foot) => closed(shadowAt(foot, w))).join('')) +
    inked(feet.map((foot) => bodyAt(foot, w, HEIGHT)).join(''), STONE.ground, 0.8) +
    filled(feet.map((foot) => closed(shadeAt(foot, w, HEIGHT))).join(''), STONE.shade) +
    inked(open.map((top) => battlement(top, w * 1.16)).join(''), STONE.lit, 0.7) +
    inked(cones, roof[0], 0.7) +
    filled(dark, roof[1]) +
    (isComplete ? flags(tops, 6.6) : '')
  )
}

/** From afar a completed town shows one flag on each wall. */
export const flagFromAfar = (at: Point): string => flags([at], 12)

const coneAt = ([x, y]: Point, w: number): string =>
  `M${coords([x - w * 0.62, y])}l${num(w * 0.62)} ${num(-w * 1.15)} ${num(w * 0.62)} ${num(w * 1.15)}z`

const slopeAt = ([x, y]: Point, w: number): string =>
  `M${coords([x + w * 0.08, y - 0.3])}l${num(-w * 0.08)} ${num(-w * 1.02)} ${num(w * 0.54)} ${num(w * 1.02)}z`

/** A gatehouse between two round towers; seen from the side it is narrower. */
export function drawGate([x, y]: Point, outwards: Point, through: 'road' | 'stream', roof: Roof): string {
  const foot: Point = [x, y + 5]
  const isBroad = Math.abs(outwards[1]) > 0.5
  const [half, w] = isBroad ? [6.6, 5] : [5.2, 4.4]
  const towers = [-half, half].map((dx): Point => [x + dx, foot[1] + 0.6])
  const tops = towers.map(([tx, ty]): Point => [tx, ty - 12])
  const arch = `M${coords([x - 2.9, foot[1]])}v-4.4a2.9 3.2 0 0 1 5.8 0v4.4z`
  return (
    shadow(closed(shadowAt(foot, 2 * half + w))) +
    inked(bodyAt(foot, 2 * half, 10), STONE.ground, 0.8) +
    inked(battlement([x, foot[1] - 9.4], 2 * half), STONE.lit, 0.7) +
    inked(towers.map((at) => bodyAt(at, w, 12.4)).join(''), STONE.lit, 0.8) +
    filled(towers.map((at) => closed(shadeAt(at, w, 12.4))).join(''), STONE.shade) +
    inked(tops.map((top) => coneAt(top, w)).join(''), roof[0], 0.7) +
    filled(tops.map((top) => slopeAt(top, w)).join(''), roof[1]) +
    filled(arch, through === 'road' ? INK : WATER.bank)
  )
}

/** From afar: a block with a dark arch. */
export const gateFromAfar = ([x, y]: Point): string =>
  inked(`M${coords([x - 9, y + 8])}h18v-16h-18z`, STONE.ground, 2) +
  filled(`M${coords([x - 4, y + 8])}v-6a4 4 0 0 1 8 0v6z`, INK)
