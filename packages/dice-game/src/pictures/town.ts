/** A part of a city as a small town plan: dark ground, roofs, and a wall with towers. */
import { distance, filled, type Hand, inked, type Line, num, type Point, stroked } from '@bastide/drawing'
import { along } from './along.ts'
import { drawHouses } from './houses.ts'
import { GOLD, INK, IVORY, STONE } from './palette.ts'
import { type PartPlan, sideEnd, sideStart, sidesOf } from './part-plan.ts'
import { closed, coords, curve, disc } from './svg.ts'
import { flagAt } from './symbols.ts'

/** How a part looks besides its shape. */
export interface PartLook {
  /** A colour, as in CSS, for its ground. Dark ones keep it city at a glance. */
  readonly tint?: string
  /** A flag flies over it: one over each completed city. */
  readonly hasFlag?: boolean
  /** The edges behind which no die lies yet, as the die lies, such as `NE`. They are marked. */
  readonly openEdges?: string
}

const TOWER = 4.8

/** Where towers stand, as shares of a wall: evenly, and never where two dice meet. */
const STANDS = [0.31, 0.69] as const

const lengthOf = (line: Line): number =>
  line.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(line[i - 1] as Point, point)), 0)

const towersOf = ({ walls }: PartPlan): Line =>
  walls.flatMap((wall) => STANDS.map((share) => along(wall, share * lengthOf(wall)).point))

/** A piece of the line between two shares of its length. */
const piece = ([ax, ay]: Point, [bx, by]: Point, from: number, to: number): string =>
  `M${coords([ax + (bx - ax) * from, ay + (by - ay) * from])}L${coords([ax + (bx - ax) * to, ay + (by - ay) * to])}`

/** A golden palisade along a side: here the city has to go on. */
function openMarks(letters: string): string {
  const marks = sidesOf(letters).map((side) => {
    const [start, end] = [sideStart(side), sideEnd(side)].map(
      ([x, y]): Point => [50 + (x - 50) * 0.93, 50 + (y - 50) * 0.93],
    ) as [Point, Point]
    return [0, 1, 2, 3, 4].map((i) => piece(start, end, 0.08 + i * 0.18, 0.08 + i * 0.18 + 0.11)).join('')
  })
  return stroked(marks.join(''), GOLD, 2.6)
}

/** Without a wall there is a keep in the middle instead. */
const KEEP: Line = [
  [42, 42],
  [58, 42],
  [58, 58],
  [42, 58],
]

function drawTower([x, y]: Point): string {
  const shade = `M${coords([x + TOWER * 0.7, y - TOWER * 0.7])}a${TOWER} ${TOWER} 0 0 1 ${num(-TOWER * 1.4)} ${num(TOWER * 1.4)}z`
  return inked(disc([x, y], TOWER), STONE.lit, 1.5) + filled(shade, STONE.shade) + filled(disc([x, y], 1.5), INK)
}

/** The tower that carries the flag: one with room for it above and to its right. */
const flagFoot = (towers: Line): Point =>
  towers.reduce((best, one) => (distance(one, FLAG) < distance(best, FLAG) ? one : best), towers[0] ?? [50, 50])
const FLAG: Point = [40, 55]
const FLAG_HIGH = 27

export function drawTown(plan: PartPlan, look: PartLook, hand: Hand, isCrossing: boolean): string {
  const { outline, walls, sides } = plan
  const ground = look.tint ?? INK
  const wall = walls.map(curve).join('')
  const towers = walls.length === 0 ? [] : towersOf(plan)
  const foot = flagFoot(towers)
  const keep = walls.length === 0 ? inked(closed(KEEP), STONE.lit, 1.5) + filled('M58 42v16h-16z', STONE.shade) : ''
  // A hair more than the die, so that no light falls between two dice that are scaled.
  const bleed = sides.map((side) => `M${coords(sideStart(side))}L${coords(sideEnd(side))}`).join('')
  return (
    // A town that passes another is a bridge: its edge is light, so that the two stay apart.
    (isCrossing ? stroked(walls.map((line) => curve(line.slice(2, -2))).join(''), IVORY.ground, 15) : '') +
    stroked(bleed, ground, 0.6, ' stroke-linecap="butt"') +
    filled(outline, ground) +
    drawHouses(plan, hand) +
    stroked(wall, INK, 5.4, ' stroke-linecap="butt"') +
    stroked(wall, STONE.lit, 2.6, ' stroke-linecap="butt"') +
    stroked(wall, INK, 2.6, ' stroke-linecap="butt" stroke-dasharray="1.1 3.4"') +
    towers.map(drawTower).join('') +
    keep +
    openMarks(look.openEdges ?? '') +
    (look.hasFlag === true ? flagAt(foot, Math.min(FLAG_HIGH, foot[1] - 2)) : '')
  )
}
