/**
 * What lies inside town walls: streets, and terraces of houses between them. Streets from east to west run at the same
 * heights on every tile and cross the border there, and a street crosses each side at its middle, so a town of many
 * tiles is one town.
 */
import { distance, distanceToLine, filled, type Hand, type Line, num, type Point, stroked } from '@bastide/drawing'
import { BRIDGE_HALF, measuredAt } from './clearance.ts'
import { HOUSE_HEIGHT, type House } from './houses.ts'
import type { Brush, Detail, TownPicture } from './module.ts'
import { DISTRICTS, type Roof, TOWN } from './palette.ts'
import { closed, curve } from './pen.ts'
import type { Plan, Town } from './plan.ts'
import { between, MIDDLES } from './shape.ts'
import { ROUND } from './svg.ts'
import type { Tree } from './trees.ts'

export const PLAIN_TOWN: TownPicture = {
  districts: DISTRICTS,
  ground: TOWN.ground,
  towerRoof: ['#CC6E4B', '#94432F'],
  churches: 0.55,
}

/**
 * Lanes cross each side at its middle, like the neighbour's, and meet in the square, as does the street from a gate.
 */
function lanesOf({ sides, walls, bridge }: Town, square: Point): readonly Line[] {
  if (bridge !== null) return []
  const starts = sides.map((side) => MIDDLES[side] as Point)
  const gates = walls
    .filter(({ gate }) => gate === 'road')
    .map(({ line }) => line[Math.floor(line.length / 2)] as Point)
  return [...starts, ...gates].map((from) => [from, between(from, square, 0.5), square])
}

export function drawGround(town: Town, square: Point, style: TownPicture, { detail }: Brush): string {
  const ground = filled(town.outlines.map(closed).join(''), style.ground)
  return detail === 0 ? ground : ground + stroked(lanesOf(town, square).map(curve).join(''), TOWN.lane, 4.6, ROUND)
}

/** What houses keep clear of: a point, and how far. */
export type Kept = readonly (readonly [Point, number])[]

/**
 * How many rows of houses fit on a tile, from afar, in a town with one side, and in larger ones. With an even number a
 * street runs through the middle.
 */
const [ROWS_AFAR, SMALL_ROWS, ROWS] = [4, 8, 6]
/** Where the middle street begins: the foot of the row north of it. */
const MIDDLE_FOOT = 48
/** The width of houses relative to the height of a row: in a town with one side, and in larger ones. */
const WIDTHS = [
  [0.56, 0.76],
  [0.5, 0.72],
] as const
const WIDTHS_AFAR = [0.6, 0.74] as const

/** Returns a function that says whether a house may stand somewhere. */
function freeGround(
  plan: Plan,
  town: Town,
  depth: Float64Array,
  square: Point,
  kept: Kept,
  detail: Detail,
): (at: Point, width: number) => boolean {
  const lanes = detail === 0 ? [] : lanesOf(town, square)
  const bridges = plan.towns.flatMap(({ bridge }) => (bridge === null ? [] : [bridge]))
  const least = detail === 0 ? 4 : 2.6
  return ([x, y], w) => {
    if (x < w * 0.53 || x > 100 - w * 0.53 || y < w * HOUSE_HEIGHT + 0.3 || y > 99.5) return false
    const isDeep = (px: number, py: number): boolean => measuredAt(depth, [px, py]) >= least
    if (
      !(
        isDeep(x - w * 0.45, y) &&
        isDeep(x + w * 0.45, y) &&
        isDeep(x - w * 0.4, y - w * 0.5) &&
        isDeep(x + w * 0.4, y - w * 0.5)
      )
    )
      return false
    const middle: Point = [x, y - w * 0.4]
    // A house may face a lane closely, but not stand in it.
    const isInLane = (lane: Line): boolean =>
      [-0.5, 0, 0.5].some(
        (side) =>
          distanceToLine([x + side * w, y], lane) < 1.9 || distanceToLine([x + side * w, y - w * 0.45], lane) < 3.1,
      )
    if (lanes.some(isInLane)) return false
    if (bridges.some((bridge) => distanceToLine(middle, bridge) < BRIDGE_HALF + w * 0.6)) return false
    return kept.every(([point, radius]) => distance(point, middle) > radius + w * 0.45)
  }
}

/** Houses wall to wall. */
export type Terrace = readonly House[]

/** The roofs of each quarter around the square. */
function districtsAround(style: TownPicture, hand: Hand): (at: Point, square: Point) => readonly Roof[] {
  const first = Math.floor(hand.next() * style.districts.length)
  const step = hand.pick([1, 2, 3])
  return ([x, y], square) => {
    const quarter = (x < square[0] ? 0 : 1) + (y < square[1] ? 0 : 2)
    return style.districts[(first + quarter * step) % style.districts.length] as readonly Roof[]
  }
}

/** Terraces from north to south. They bow away from the middle street, which gets broader, but not at the border. */
export function terracesIn(
  plan: Plan,
  town: Town,
  depth: Float64Array,
  square: Point,
  kept: Kept,
  style: TownPicture,
  { detail, hand }: Brush,
): readonly Terrace[] {
  const isSmall = town.sides.length === 1 || town.bridge !== null
  const height = 100 / (detail === 0 ? ROWS_AFAR : isSmall ? SMALL_ROWS : ROWS)
  const isFree = freeGround(plan, town, depth, square, kept, detail)
  const roofsAt = districtsAround(style, hand)
  const bow = hand.between(0, 3)
  const [narrowest, widest] = detail === 0 ? WIDTHS_AFAR : WIDTHS[isSmall ? 0 : 1]
  const terraces: House[][] = []
  for (
    let foot = (MIDDLE_FOOT % height) + (MIDDLE_FOOT % height < height * 0.7 ? height : 0);
    foot < 100;
    foot += height
  ) {
    let terrace: House[] = []
    const finish = (): void => {
      if (terrace.length > 0) terraces.push(terrace)
      terrace = []
    }
    let x = hand.between(0.2, 1.4)
    while (x < 100) {
      const width = height * hand.between(narrowest, widest)
      const middle = x + width / 2
      const bent = (bow * middle * (100 - middle) * foot * (100 - foot)) / 6_250_000
      const at: Point = [middle, foot < 50 ? foot - bent : foot + bent]
      const [isYard, isGable, pick] = [hand.maybe(0.07), hand.maybe(0.42), hand.next()]
      if (isYard || !isFree(at, width)) {
        finish()
        x += isYard ? width * 0.6 : 1.6
        continue
      }
      const roofs = roofsAt(at, square)
      terrace.push({ at, width, roof: roofs[Math.floor(pick * roofs.length)] as Roof, isGable })
      x += width * 0.98
    }
    finish()
  }
  return terraces
}

/** The yards that terraces stand in, darker than the streets. */
export function drawYards(terraces: readonly Terrace[]): string {
  const yards = terraces.map((terrace) => {
    const [first, last] = [terrace[0] as House, terrace[terrace.length - 1] as House]
    const [left, right] = [first.at[0] - first.width / 2, last.at[0] + last.width / 2]
    return `M${num(left)} ${num(first.at[1] - 4.4)}L${num(right)} ${num(last.at[1] - 4.4)}`
  })
  return stroked(yards.join(''), TOWN.yard, 11, ROUND)
}

/** A few trees in the yards that are left. */
export function treesIn(depth: Float64Array, houses: readonly House[], kept: Kept, hand: Hand): readonly Tree[] {
  const tried = Array.from(
    { length: 14 },
    (): Tree => ({ at: [hand.between(4, 96), hand.between(6, 97)], size: hand.between(1.6, 2.2), kind: 'round' }),
  )
  const isFree = ({ at: [x, y] }: Tree): boolean =>
    measuredAt(depth, [x, y]) > 3.5 &&
    measuredAt(depth, [x, y - 4]) > 2 &&
    houses.every(
      ({ at, width }) => Math.abs(at[0] - x) > width * 0.5 + 1.8 || y < at[1] - width * 1.1 || y > at[1] + 4.6,
    ) &&
    kept.every(([point, radius]) => distance(point, [x, y]) > radius + 2)
  return tried.filter(isFree)
}
