/** Ploughed land: a few strips side by side, each with its own crop, and a hedge on the windward sides. */
import { filled, type Hand, type Line, type Point, stroked } from '@bastide/drawing'
import type { FreeLand } from './free.ts'
import type { Brush } from './module.ts'
import { HEDGE } from './palette.ts'
import { closed, open } from './pen.ts'
import { RING } from './ring.ts'
import { between } from './shape.ts'
import { faded, Layers, ROUND } from './svg.ts'
import { drawHedges } from './trees.ts'

/** Crops that grow side by side, each with the colour of its furrows. */
const CROPS = [
  [
    ['#CDC27C', '#B3A459'],
    ['#BFC67F', '#9DA95F'],
    ['#D6C884', '#B8A75F'],
  ],
  [
    ['#93B062', '#7C9A4E'],
    ['#9FBB6D', '#84A257'],
    ['#88A659', '#718F47'],
  ],
  [
    ['#B6C881', '#96AC62'],
    ['#93B062', '#7C9A4E'],
    ['#CDC27C', '#B3A459'],
  ],
  [
    ['#BBAF79', '#98895A'],
    ['#B6C881', '#96AC62'],
    ['#A8BE73', '#8AA35B'],
  ],
] as const

interface Corners {
  readonly a: Point
  readonly b: Point
  readonly c: Point
  readonly d: Point
}

function strips({ a, b, c, d }: Corners, count: number, hand: Hand): readonly Corners[] {
  const cuts = [0, ...Array.from({ length: count - 1 }, (_, i) => (i + 1) / count + hand.about(0.12 / count)), 1]
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [cuts[i] as number, cuts[i + 1] as number]
    return { a: between(a, b, from), b: between(a, b, to), c: between(d, c, to), d: between(d, c, from) }
  })
}

/** Lines across a strip, or along it. */
function furrows({ a, b, c, d }: Corners, isAcross: boolean, apart: number, size: number): string {
  const rows = Math.max(3, Math.round(size / apart))
  return Array.from({ length: rows - 1 }, (_, i) => {
    const share = (i + 1) / rows
    return isAcross
      ? open([between(a, d, share), between(b, c, share)])
      : open([between(a, b, share), between(d, c, share)])
  }).join('')
}

/** What the plots of a tile are drawn with. They do not overlap, so each colour is written once. */
class Soil {
  readonly crops = new Layers()
  readonly furrows = new Layers()
  readonly hedges: Line[] = []

  draw(detail: Brush['detail']): string {
    return (
      this.crops.draw((d, colour) => filled(d, colour, faded(0.9))) +
      this.furrows.draw((d, colour) => stroked(d, colour, detail === 2 ? 0.5 : 0.7, faded(0.8))) +
      (this.hedges.length === 0
        ? ''
        : detail === 2
          ? drawHedges(this.hedges, 0.75)
          : stroked(this.hedges.map(open).join(''), HEDGE.ground, 1.4, ROUND))
    )
  }
}

function plough(at: Point, radius: number, lean: number, { hand, detail }: Brush, soil: Soil): void {
  const [wx, wy] = RING[(lean + 16) % 16] as Point
  const [long, broad] = [radius * 0.82, radius * hand.between(0.54, 0.72)]
  const corner = (p: number, q: number): Point => [
    at[0] + wx * long * p - wy * broad * q + hand.about(1.4),
    at[1] + wy * long * p + wx * broad * q + hand.about(1.4),
  ]
  const whole: Corners = { a: corner(-1, -1), b: corner(1, -1), c: corner(1, 1), d: corner(-1, 1) }
  const count = Math.max(1, Math.min(3, Math.round(radius / (detail === 2 ? 5.4 : 7) + hand.about(1))))
  const grown = hand.pick(CROPS)
  const first = Math.floor(hand.next() * 3)
  for (const [i, strip] of strips(whole, count, hand).entries()) {
    const [crop, furrow] = grown[(first + i) % 3] as (typeof grown)[number]
    soil.crops.add(crop, closed([strip.a, strip.b, strip.c, strip.d]))
    const isAcross = hand.maybe(0.35)
    soil.furrows.add(
      furrow,
      furrows(strip, isAcross, detail === 2 ? 1.6 : 3.6, isAcross ? broad * 2 : (long * 2) / count),
    )
  }
  soil.hedges.push([whole.d, whole.a, ...(hand.maybe(0.5) ? [whole.b] : [])])
}

const SIZES = [[], [20, 15], [23, 19, 16, 13, 10]] as const

/** The largest first. Trees and sheep get what is left. */
export function drawPlots(land: FreeLand, brush: Brush): string {
  const { detail, hand } = brush
  const soil = new Soil()
  const lean = Math.floor(hand.next() * 16)
  for (const radius of SIZES[detail]) {
    const size = radius * hand.between(0.85, 1.1)
    const at = land.find(size, size * 1.03, 14)
    // Neighbours plough in the same direction, or at a right angle to it.
    if (at !== null) plough(at, size, lean + (hand.maybe(0.5) ? 4 : 0) + Math.round(hand.about(1.2)), brush, soil)
  }
  return soil.draw(detail)
}
