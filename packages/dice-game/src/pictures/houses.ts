/**
 * The roofs of a town, seen from above: in rows along its wall, each lit on the side towards the north-west, and a
 * church with a roof of slate where there is room.
 */
import { distance, distanceToLine, filled, type Hand, isInside, type Line, type Point, plus } from '@bastide/drawing'
import { along } from './along.ts'
import { ROOFS, SLATE } from './palette.ts'
import { type PartPlan, sideEnd, sideStart } from './part-plan.ts'
import { closed } from './svg.ts'

/** From one row to the next, and from one house to the next. */
const ROW = 11.2
const STEP = 13.2
/** Room for the street along a wall, and along the side of the die, where the town goes on. */
const FROM_WALL = 8.6
const FROM_SIDE = 6.6
/** From where the die would have a corner if it were not round. */
const FROM_CORNER = 19

const CORNERS: Line = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

/** The share of lots with no house. */
const EMPTY = 0.1

interface House {
  readonly at: Point
  /** The direction of its ridge, of length 1. */
  readonly ridge: Point
  readonly long: number
  readonly wide: number
  readonly colours: readonly [string, string]
}

/** Beside what was built before, each with a half of its size. */
function isFree({ polygon, walls, sides }: PartPlan, built: readonly House[], { at, long }: House): boolean {
  return (
    isInside(at, polygon) &&
    walls.every((wall) => distanceToLine(at, wall) > FROM_WALL) &&
    sides.every((side) => distanceToLine(at, [sideStart(side), sideEnd(side)]) > FROM_SIDE) &&
    CORNERS.every((corner) => distance(at, corner) > FROM_CORNER) &&
    built.every((other) => distance(at, other.at) > (long + other.long) * 0.96)
  )
}

/** A part with no wall, all city, has rows from west to east. */
const MIDLINE: Line = [
  [0, 0],
  [100, 0],
]

/** Nearly along the wall, or across it now and then. */
function ridgeBeside([x, y]: Point, hand: Hand): Point {
  const aslant = hand.about(0.22)
  const [u, v] = [x - y * aslant, y + x * aslant]
  const length = distance([u, v], [0, 0])
  return hand.next() < 0.14 ? [-v / length, u / length] : [u / length, v / length]
}

function* lotsAlong(wall: Line, hand: Hand): Generator<House> {
  for (let away = ROW + 1.6; away < 100; away += ROW)
    for (let at = STEP / 2; at < 130; at += STEP) {
      const { point, way } = along(wall, at)
      yield {
        // To the right of a wall that runs clockwise is the town.
        at: plus(plus(point, [-way[1], way[0]], away), [hand.about(1.2), hand.about(1.2)]),
        ridge: ridgeBeside(way, hand),
        long: 5.3 + hand.about(0.7),
        wide: 3.7 + hand.about(0.4),
        colours: hand.pick(ROOFS),
      }
    }
}

/** In the middle of what is city. */
function churchOf({ polygon, sides }: PartPlan): House | null {
  if (sides.length < 2) return null
  const [x, y] = polygon.reduce((sum, point) => plus(sum, point, 1 / polygon.length), [0, 0] as Point)
  return { at: [x, y], ridge: [1, 0], long: 8.6, wide: 4.6, colours: SLATE }
}

/** Both halves of a roof, the lit one first. */
function roofOf({ at: [x, y], ridge: [dx, dy], long, wide }: House): readonly [Line, Line] {
  const corner = (u: number, v: number): Point => [x + dx * u * long - dy * v * wide, y + dy * u * long + dx * v * wide]
  const half = (v: number): Line => [corner(-1, 0), corner(1, 0), corner(1, v), corner(-1, v)]
  return dx - dy < 0 ? [half(1), half(-1)] : [half(-1), half(1)]
}

export function drawHouses(plan: PartPlan, hand: Hand): string {
  const church = churchOf(plan)
  const built: House[] = church !== null && isFree(plan, [], church) ? [church] : []
  for (const wall of plan.walls.length === 0 ? [MIDLINE] : plan.walls)
    for (const house of lotsAlong(wall, hand)) if (hand.next() > EMPTY && isFree(plan, built, house)) built.push(house)
  const paths = new Map<string, string>()
  for (const house of built)
    roofOf(house).forEach((half, i) => {
      const colour = house.colours[i] as string
      paths.set(colour, (paths.get(colour) ?? '') + closed(half))
    })
  return [...paths].map(([colour, d]) => filled(d, colour)).join('')
}
