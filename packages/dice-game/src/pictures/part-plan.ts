/**
 * Where a part of a city lies on its die. A side of a die is straight between its round corners. City covers all of the
 * straight side, or nothing of it, so any two dice that match join without a seam.
 */
import { cubic, type Line, type Point, rotated } from '@bastide/drawing'
import { coords, onward } from './svg.ts'

/** The radius of a die's corners. */
export const ROUND = 12

const SIDES = [0, 1, 2, 3] as const
const NAMES = 'NESW'

/** The parts of a face as its name has them, each as the sides that it reaches on a die as it lies. */
export const partsOf = (face: string, rotation: number): readonly (readonly number[])[] =>
  face.split(' ').map((letters) => sidesOf(letters).map((side) => (side + rotation) & 3))

/** The sides that letters name. */
export const sidesOf = (letters: string): readonly number[] => [...letters].map((letter) => NAMES.indexOf(letter))

/** The letters of sides, in the order N E S W. */
export const lettersOf = (sides: readonly number[]): string =>
  [...sides]
    .sort()
    .map((side) => NAMES[side])
    .join('')

export const sideStart = (side: number): Point => rotated([ROUND, 0], side)
export const sideEnd = (side: number): Point => rotated([100 - ROUND, 0], side)

export interface PartPlan {
  readonly sides: readonly number[]
  /** Its border as a path. */
  readonly outline: string
  /** The same, roughly, as points. */
  readonly polygon: Line
  /** Where it has a wall: all of its border within the die. */
  readonly walls: readonly Line[]
}

/** How far a wall bends into the die, by the number of sides that it passes: alone on its die, or with others. */
const BENDS: readonly (readonly [Point, Point] | undefined)[] = [
  undefined,
  [
    [64, 36],
    [48, 48],
  ],
  [
    [66, 42],
    [62, 30],
  ],
  [
    [80, 39],
    [73, 37],
  ],
]

/** The wall from the end of side 0, past so many sides that are not the part's, to the next side that is. */
function wallPast(passed: number, isCrowded: boolean): Line {
  const [alone, crowded] = BENDS[passed] as readonly [Point, Point]
  const [x, y] = isCrowded ? crowded : alone
  const from = sideEnd(0)
  const to = sideStart(passed + 1)
  // Mirrored where the wall comes back: it looks the same from both ends.
  const back: Point = passed === 1 ? [x, 100 - y] : passed === 2 ? [y, x] : [100 - x, y]
  return cubic(from, [x, y], back, to, 8)
}

const isIn = (sides: readonly number[], side: number): boolean => sides.includes(side & 3)

/** Plans a part. On a crowded die, one with several parts, it is slimmer. */
export function planPart(sides: readonly number[], isCrowded: boolean, draw: (line: Line) => Line): PartPlan {
  const walls: Line[] = []
  const polygon: Point[] = []
  // Begins behind a side that is not the part's, if there is one, so that runs of sides are whole.
  const first = SIDES.find((side) => isIn(sides, side) && !isIn(sides, side + 3)) ?? 0
  let outline = `M${coords(sideStart(first))}`
  for (let i = 0; i < 4; i++) {
    const side = (first + i) & 3
    if (!isIn(sides, side)) continue
    polygon.push(sideStart(side), sideEnd(side))
    outline += `L${coords(sideEnd(side))}`
    const passed = [1, 2, 3, 4].find((step) => isIn(sides, side + step)) as number
    if (passed === 1) {
      outline += `A${ROUND} ${ROUND} 0 0 1 ${coords(sideStart(side + 1))}`
      polygon.push(rotated([100, 0], side))
      continue
    }
    const wall = draw(wallPast(passed - 1, isCrowded).map((point) => rotated(point, side)))
    walls.push(wall)
    polygon.push(...wall.slice(1, -1))
    outline += onward(wall)
  }
  return { sides, outline: `${outline}z`, polygon, walls }
}
