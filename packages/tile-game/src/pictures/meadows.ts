/** The lie of the land: broad patches of lighter and deeper green that go on from tile to tile, and grass. */
import { filled, type Hand, type Line, num, type Point, plus, stroked } from '@bastide/drawing'
import type { FreeLand } from './free.ts'
import type { Brush, Detail } from './module.ts'
import { FIELD, HEDGE, INK, WHITE } from './palette.ts'
import { blob } from './pen.ts'
import { RING } from './ring.ts'
import { between, CENTRE } from './shape.ts'
import { faded } from './svg.ts'

/** Where the edge of a patch crosses a side, and how far it leans to the east or south on its way over it. */
interface Crossing {
  readonly at: number
  readonly lean: number
}

/** The two edges of a patch on every northern and southern side, and on every eastern and western one. */
interface Crossings {
  readonly level: readonly [Crossing, Crossing]
  readonly upright: readonly [Crossing, Crossing]
}

/** The same on every tile, so no seam shows whichever two tiles meet. Corners stay plain. */
const LIGHT: Crossings = {
  level: [
    { at: 10, lean: 0.8 },
    { at: 44, lean: -0.4 },
  ],
  upright: [
    { at: 54, lean: 0.4 },
    { at: 90, lean: -0.8 },
  ],
}
const DEEP: Crossings = {
  level: [
    { at: 60, lean: -0.6 },
    { at: 90, lean: 0.4 },
  ],
  upright: [
    { at: 10, lean: -0.4 },
    { at: 38, lean: 0.8 },
  ],
}

/** Which sides a patch connects. The other sides get bays. Two patches together turn tiles into long, winding ones. */
const COURSES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 2]],
  [[1, 3]],
  [[0, 1]],
  [[2, 3]],
]

interface Patch {
  readonly path: string
  /** Where it borders on another inside the tile: a good line for a hedge. */
  readonly banks: readonly Line[]
}

/** Beyond the border and within it: between the two an edge runs straight. */
const OUT = -10
const IN = 10

function onSide(side: number, { at, lean }: Crossing, depth: number): Point {
  const isNorthWest = side === 0 || side === 3
  const along = at + lean * (isNorthWest ? depth : -depth)
  const far = isNorthWest ? depth : 100 - depth
  return side % 2 === 0 ? [along, far] : [far, along]
}

/** Where a patch crosses a side, clockwise. */
function ends(side: number, { level, upright }: Crossings): readonly [Crossing, Crossing] {
  const [from, to] = side % 2 === 0 ? level : upright
  return side < 2 ? [from, to] : [to, from]
}

/** From the end of a band's side to the start of the next, with a bend on the way. */
function bank(from: Point, to: Point, hand: Hand): Line {
  const bend = between(between(from, to), CENTRE, hand.between(-0.1, 0.35))
  return [from, even(plus(bend, [hand.about(8), hand.about(8)])), to]
}

/** A bank as it is drawn: the bend pulls the line towards it, from the middle before it to the middle after it. */
function rounded([from, bend, to]: Line): Line {
  const [a, b, c] = [between(from as Point, bend as Point), bend as Point, between(bend as Point, to as Point)]
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => between(between(a, b, share), between(b, c, share), share))
}

/** Fewer digits, which nobody misses in so large a shape. */
const even = ([x, y]: Point): Point => [Math.round(x / 2) * 2, Math.round(y / 2) * 2]

function band(a: number, b: number, crossings: Crossings, hand: Hand): Patch {
  const [aStart, aEnd] = ends(a, crossings)
  const [bStart, bEnd] = ends(b, crossings)
  const there = bank(onSide(a, aEnd, IN), onSide(b, bStart, IN), hand)
  const back = bank(onSide(b, bEnd, IN), onSide(a, aStart, IN), hand)
  const outline = [
    onSide(a, aStart, OUT),
    onSide(a, aEnd, OUT),
    ...there,
    onSide(b, bStart, OUT),
    onSide(b, bEnd, OUT),
    ...back,
  ]
  return { path: blob(outline), banks: [rounded(there), rounded(back)] }
}

function bay(side: number, crossings: Crossings, hand: Hand): Patch {
  const [start, end] = ends(side, crossings)
  const outline = [
    onSide(side, start, OUT),
    onSide(side, end, OUT),
    onSide(side, end, IN),
    even(onSide(side, { at: (start.at + end.at) / 2 + hand.about(12), lean: 0 }, hand.between(16, 34))),
    onSide(side, start, IN),
  ]
  return { path: blob(outline), banks: [] }
}

function patches(crossings: Crossings, hand: Hand): Patch {
  const course = hand.pick(COURSES)
  const bays = [0, 1, 2, 3].filter((side) => !course.flat().includes(side))
  const all = [
    ...course.map(([a, b]) => band(a, b, crossings, hand)),
    ...bays.map((side) => bay(side, crossings, hand)),
  ]
  return { path: all.map(({ path }) => path).join(''), banks: all.flatMap(({ banks }) => banks) }
}

/** An uneven round patch inside the tile. */
const island = (hand: Hand): string => {
  const at: Point = [hand.between(26, 74), hand.between(26, 74)]
  const [wide, high] = [hand.between(10, 22), hand.between(8, 15)]
  const line: Line = RING.filter((_, i) => i % 3 === 1).map(([x, y]) =>
    plus(at, [x * wide * hand.between(0.75, 1.15), y * high * hand.between(0.75, 1.15)]),
  )
  return blob(line)
}

const moved = (x: number, y: number): string => ` transform="translate(${x} ${y})"`

export interface Meadows {
  readonly picture: string
  readonly banks: readonly Line[]
}

export function drawMeadows({ detail, hand }: Brush): Meadows {
  const ground = `<rect width="100" height="100" fill="${FIELD.ground}"/>`
  const deep = patches(DEEP, hand)
  const light = patches(LIGHT, hand)
  const dry = island(hand)
  // A rise is lit in the north-west and casts a little shade to the south-east.
  const relief = (path: string): string =>
    detail === 2
      ? filled(path, FIELD.shade, `${moved(0.7, 0.9)}${faded(0.5)}`) +
        filled(path, FIELD.lit, `${moved(-0.5, -0.6)}${faded(0.7)}`)
      : ''
  const picture =
    ground +
    filled(deep.path, FIELD.deep) +
    relief(light.path) +
    filled(light.path, FIELD.light) +
    (detail === 0 ? '' : filled(dry, FIELD.dry, faded(0.55)))
  return { picture, banks: [...light.banks, ...deep.banks] }
}

/** Blades of grass, two or three together, in a few places. */
export function drawGrass(land: FreeLand, { detail, hand }: Brush): string {
  if (detail < 2) return ''
  let blades = ''
  for (let i = 0; i < 5; i++) {
    const middle: Point = [hand.between(6, 94), hand.between(6, 94)]
    for (let j = 0; j < 5; j++) {
      const [x, y] = plus(middle, [hand.about(8), hand.about(5)])
      if (land.isFree([x, y], 1.4, 2)) blades += `M${num(x)} ${num(y)}l-.5-1.3m1.1 1.3l.3-1.6m.6 1.6l.7-1.1`
    }
  }
  return stroked(blades, HEDGE.ground, 0.4, faded(0.7))
}

/** The rim of a tile: lit in the north-west, shaded in the south-east, so that a seam is hardly a line. */
export const drawRim = (detail: Detail): string =>
  detail === 0
    ? stroked('M0 0H100V100H0z', INK, 1.2, faded(0.16))
    : stroked('M0 100V0H100', WHITE, 0.9, faded(0.22)) + stroked('M100 0V100H0', INK, 0.9, faded(0.2))
