/**
 * Ploughed land: strips side by side, as long as the land allows, so that they end at roads, streams and walls. A
 * tile has one such field, or a second one, and the rest stays open.
 */
import { filled, type Hand, type Line, type Point, stroked } from '@bastide/drawing'
import type { FreeLand } from './free.ts'
import type { Brush, Detail } from './module.ts'
import { FIELD } from './palette.ts'
import { curve } from './pen.ts'
import { RING } from './ring.ts'
import { faded, Layers } from './svg.ts'
import { drawHedges } from './trees.ts'

type Crop = readonly [ground: string, furrow: string]

/** Crops that grow side by side. */
const CROPS: readonly (readonly Crop[])[] = [
  [
    ['#D6C57D', '#B4A159'],
    ['#C3C57C', '#9DA65C'],
    ['#DFCE8A', '#BBA862'],
  ],
  [
    ['#8FAE5E', '#77954A'],
    ['#A3BD6F', '#85A256'],
    ['#86A557', '#6D8B44'],
  ],
  [
    ['#BACB83', '#98AD62'],
    ['#8FAE5E', '#77954A'],
    ['#D6C57D', '#B4A159'],
  ],
  [
    ['#C2AE7B', '#9C885B'],
    ['#B5C77E', '#94AA60'],
    ['#A98F62', '#86704A'],
  ],
]

const STRIP = 6.4
const LEAST_CLEARANCE = 2.6
const LEAST_EDGE = 3

/** Strips from a middle: `across` leads from strip to strip, `down` along them, in a slight bow. */
class Strips {
  private readonly at: Point
  private readonly down: Point
  private readonly bow: number
  private readonly reach: number
  /** By boundary between strips: how far they reach to both sides. */
  readonly reaches: (readonly [number, number])[] = []

  constructor(at: Point, lean: number, bow: number, reach: number) {
    this.at = at
    this.down = RING[(lean + 16) % 16] as Point
    this.bow = bow
    this.reach = reach
  }

  /** A point at so many strips from the middle, so far along. */
  point(strips: number, along: number): Point {
    const share = along / this.reach
    const across = strips * STRIP + this.bow * (1 - share * share)
    const [dx, dy] = this.down
    return [this.at[0] + dx * along + dy * across, this.at[1] + dy * along - dx * across]
  }

  /** How far a boundary reaches on one side before something is in the way. */
  private reachOf(strips: number, sign: number, land: FreeLand): number {
    let along = 0
    while (along < this.reach && land.isFree(this.point(strips, sign * (along + 1.5)), LEAST_CLEARANCE, LEAST_EDGE))
      along += 1.5
    return along
  }

  /** Lays out as many strips as fit, from the first boundary on. */
  layOut(first: number, count: number, land: FreeLand): void {
    for (let i = 0; i <= count; i++) {
      const strips = first + i
      const isFree = land.isFree(this.point(strips, 0), LEAST_CLEARANCE, LEAST_EDGE)
      const reach = isFree
        ? ([this.reachOf(strips, -1, land), this.reachOf(strips, 1, land)] as const)
        : ([0, 0] as const)
      this.reaches.push(reach)
    }
  }

  /** Whether a strip, between two boundaries, is long enough to be ploughed. */
  isLong(i: number): boolean {
    const [[a, b] = [0, 0], [c, d] = [0, 0]] = [this.reaches[i], this.reaches[i + 1]]
    return a + b > 9 && c + d > 9
  }
}

/** What the strips of a tile are drawn with. They do not overlap, so each colour is written once. */
class Soil {
  readonly crops = new Layers()
  readonly furrows = new Layers()
  readonly hedges: Line[] = []

  draw(detail: Detail): string {
    // The unploughed rims between strips.
    const rim = detail === 0 ? '' : ` stroke="${FIELD.shade}" stroke-width=".6"`
    const crops = this.crops.draw((d, colour) => filled(d, colour, rim))
    if (detail === 0) return crops
    return (
      crops +
      this.furrows.draw((d, colour) => stroked(d, colour, detail === 2 ? 0.6 : 0.8, faded(0.85))) +
      drawHedges(this.hedges, 0.8, detail)
    )
  }
}

function plough(strips: Strips, first: number, soil: Soil, land: FreeLand, hand: Hand, detail: Detail): void {
  const grown = hand.pick(CROPS)
  const shift = Math.floor(hand.next() * 3)
  const ends: [Point[], Point[]] = [[], []]
  for (const [i] of strips.reaches.entries()) {
    if (i === strips.reaches.length - 1 || !strips.isLong(i)) continue
    const [crop, furrow] = grown[(shift + i) % grown.length] as Crop
    const [[a, b], [c, d]] = [
      strips.reaches[i] as readonly [number, number],
      strips.reaches[i + 1] as readonly [number, number],
    ]
    const side = (share: number): Line => {
      const at = first + i + share
      const [top, bottom] = [-(a + (c - a) * share), b + (d - b) * share]
      return [strips.point(at, top), strips.point(at, (top + bottom) / 2), strips.point(at, bottom)]
    }
    const [left, right] = [side(0), side(1)]
    soil.crops.add(crop, `${curve(left)}${curve([...right].reverse()).replace('M', 'L')}z`)
    const rows = detail === 2 ? [0.2, 0.4, 0.6, 0.8] : [0.33, 0.67]
    if (detail > 0) soil.furrows.add(furrow, rows.map((share) => curve(side(share))).join(''))
    if (ends[0].length === 0) {
      ends[0].push(left[0] as Point)
      ends[1].push(left[2] as Point)
    }
    ends[0].push(right[0] as Point)
    ends[1].push(right[2] as Point)
    for (let along = -(a + c) / 2 + 3; along < (b + d) / 2; along += 6)
      land.take(strips.point(first + i + 0.5, along), 3.4)
  }
  if (ends[0].length === 0) return
  soil.hedges.push(hand.maybe(0.5) ? ends[0] : ends[1])
}

/** The largest piece of free land that a few tries find. */
function roomiest(land: FreeLand, hand: Hand): Point | null {
  let best: Point | null = null
  let most = 7
  for (let i = 0; i < 10; i++) {
    const at: Point = [hand.between(12, 88), hand.between(12, 88)]
    const room = land.roomAt(at)
    if (room > most) [most, best] = [room, at]
  }
  return best
}

/** Trees and sheep get what is left. */
export function drawPlots(land: FreeLand, { detail, hand }: Brush): string {
  const soil = new Soil()
  const lean = Math.floor(hand.next() * 16)
  const fields = hand.pick([0, 1, 1, 1, 2])
  for (let i = 0; i < fields; i++) {
    const at = roomiest(land, hand)
    const count = Math.round(hand.between(2.6, 6.4))
    const strips = new Strips(at ?? [50, 50], lean + i * 4, hand.about(6), hand.between(13, 26))
    if (at === null) continue
    const first = -count / 2
    strips.layOut(first, count, land)
    plough(strips, first, soil, land, hand, detail)
  }
  return soil.draw(detail)
}
