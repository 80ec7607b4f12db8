/** The square of a town: paved, with a well, a market or a linden. A knight finds his place in its middle. */
import { filled, type Hand, inked, num, type Point, plus, stroked } from '@bastide/drawing'
import type { Brush } from './module.ts'
import { INK, STONE, TOWN, WATER, WHITE } from './palette.ts'
import { blob, coords } from './pen.ts'
import { RING } from './ring.ts'
import { shadow } from './svg.ts'
import { drawTrees } from './trees.ts'

export const SQUARE_RADIUS = 8.2

const AWNINGS = ['#C03A2B', '#2F7A4C', '#2C6CB4', '#C98A1F'] as const

/** Stalls under striped awnings. */
function market([x, y]: Point, hand: Hand): string {
  const stalls = (
    [
      [-5.2, -2.6],
      [1.4, -4.4],
      [5.4, 1],
    ] as const
  ).map(([dx, dy]): Point => [x + dx, y + dy])
  const first = Math.floor(hand.next() * AWNINGS.length)
  const awnings = stalls.map((at, i) =>
    inked(`M${coords(plus(at, [-2.6, 0]))}h5.2l-.8-2.6h-3.6z`, AWNINGS[(first + i) % 4] as string, 0.5),
  )
  return (
    shadow(stalls.map((at) => `M${coords(plus(at, [-1.6, 1.6]))}h5l1-1.4h-5z`).join('')) +
    stroked(stalls.map((at) => `M${coords(plus(at, [-2.1, 1.6]))}v-2m4.2 2v-2`).join(''), INK, 0.6) +
    awnings.join('') +
    stroked(stalls.map((at) => `M${coords(plus(at, [-0.9, -0.1]))}l.2-2.4m1.5 2.4l-.2-2.4`).join(''), WHITE, 0.8)
  )
}

function well([x, y]: Point): string {
  const ring = (dy: number, colour: string): string =>
    `<ellipse cx="${num(x)}" cy="${num(y + dy)}" rx="2.9" ry="2" fill="${colour}" stroke="${INK}" stroke-width=".6"/>`
  return (
    shadow(`M${coords([x, y + 2.8])}l5-.6.6-2.4-4-.8z`) +
    ring(1, STONE.shade) +
    ring(0, STONE.lit) +
    `<ellipse cx="${num(x)}" cy="${num(y + 0.1)}" rx="1.8" ry="1.1" fill="${WATER.bank}"/>`
  )
}

export function drawPaving(at: Point, { hand }: Brush): string {
  const ring = RING.filter((_, i) => i % 2 === 0).map(([x, y]) =>
    plus(at, [x * SQUARE_RADIUS * hand.between(0.95, 1.12), y * SQUARE_RADIUS * 0.8 * hand.between(0.95, 1.1)]),
  )
  return filled(blob(ring), TOWN.paving)
}

export function drawSquare(at: Point, { hand, detail }: Brush): string {
  const kind = hand.pick(['well', 'market', 'market', 'linden'] as const)
  if (kind === 'market') return market(at, hand)
  if (kind === 'well') return well(plus(at, [-3.6, -1.4]))
  return drawTrees([{ at: plus(at, [3.4, 1]), size: 3.2, kind: 'round' }], hand, detail)
}
