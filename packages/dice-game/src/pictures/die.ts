/** A die, seen from above: ivory with round corners, lit from the north-west. */
import { filled, Hand, rotated, seedFrom, stroked } from '@bastide/drawing'
import { INK, IVORY } from './palette.ts'
import { lettersOf, partsOf, planPart, ROUND, sideEnd, sideStart } from './part-plan.ts'
import { coords, inGroup } from './svg.ts'
import { catapultOnDie, knightOnDie, pressed } from './symbols.ts'
import { drawTown, type PartLook } from './town.ts'

/** By the edges that a part reaches as the die lies, such as `NE`: the same letters as in a view's cities. */
export type Looks = { readonly [edges: string]: PartLook }

export interface DiePicture {
  /** Quarter turns clockwise. The light stays where it is. */
  readonly rotation?: number
  /** Any whole number. Another one arranges the roofs differently. */
  readonly seed?: number
  readonly looks?: Looks
}

const far = 100 - ROUND
const BODY = `M${ROUND} 0H${far}A${ROUND} ${ROUND} 0 0 1 100 ${ROUND}V${far}A${ROUND} ${ROUND} 0 0 1 ${far} 100H${ROUND}A${ROUND} ${ROUND} 0 0 1 0 ${far}V${ROUND}A${ROUND} ${ROUND} 0 0 1 ${ROUND} 0z`

/** The ivory, brighter towards the north-west and darker along the south-east. */
const body = (): string =>
  filled(BODY, IVORY.shade) +
  filled('M12 2H84A12 12 0 0 1 96 14V84A12 12 0 0 1 84 96H14A12 12 0 0 1 2 84V14A12 12 0 0 1 12 2z', IVORY.ground) +
  stroked('M4.6 78V15A10.4 10.4 0 0 1 15 4.6H78', IVORY.light, 3.4)

const toSide = (side: number): string => coords(sideStart(side))

/** Along a side and round the corner behind it; the hand is not quite steady. */
const straight = (side: number, hand: Hand): string =>
  `M${toSide(side)}Q${coords(rotated([50 + hand.about(9), 0.5 + hand.about(0.5)], side))} ${coords(sideEnd(side))}`
const corner = (side: number): string => `M${coords(sideEnd(side))}A${ROUND} ${ROUND} 0 0 1 ${toSide(side + 1)}`

/**
 * A thin line of ink around the ivory, but not where city reaches the border and must join another. It is drawn half
 * its width inside, so that a picture is never larger than 100 × 100.
 */
function rim(parts: readonly (readonly number[])[], hand: Hand): string {
  const sides = parts.flat()
  const joined = cornersOf(parts)
  const lines = [0, 1, 2, 3].map(
    (side) => (sides.includes(side) ? '' : straight(side, hand)) + (joined.has(side) ? '' : corner(side)),
  )
  return `<g transform="translate(.6 .6)scale(.988)">${stroked(lines.join(''), INK, 1.3)}</g>`
}

/** The corners within a part, by the side before them. */
const cornersOf = (parts: readonly (readonly number[])[]): ReadonlySet<number> =>
  new Set(parts.flatMap((part) => part.filter((side) => part.includes((side + 1) & 3))))

const isThrough = (part: readonly number[]): boolean => part.length === 2 && ((part[0] as number) + 2) % 4 === part[1]

function drawCity(face: string, { rotation = 0, seed = 0, looks = {} }: DiePicture): string {
  const parts = partsOf(face, rotation)
  const hand = new Hand(seedFrom(`${face}/${rotation & 3}`, seed))
  const isCrossed = parts.length === 2 && parts.every(isThrough)
  const towns = parts.map((sides, i) => {
    const plan = planPart(sides, parts.length > 1, (line) => hand.wobble(line, 0.5))
    return drawTown(plan, looks[lettersOf(sides)] ?? {}, hand, isCrossed && i === 1)
  })
  return towns.join('') + rim(parts, hand)
}

const steady = (): Hand => new Hand(1)

/**
 * The contents of an `<svg viewBox="0 0 100 100">`: a die that shows a face, named as in a setup, `NEW`, `N E`,
 * `knight` or `catapult`.
 */
export function drawFace(face: string, picture: DiePicture = {}): string {
  if (face === 'knight') return inGroup(body() + knightOnDie() + rim([], steady()))
  if (face === 'catapult') return inGroup(body() + catapultOnDie() + rim([], steady()))
  return inGroup(body() + drawCity(face, picture))
}

/** A die that was not thrown yet. */
export const drawBlank = (): string => inGroup(body() + pressed() + rim([], steady()))

/** The short shadow of a die, beyond its south-east: put all shadows below all dice. It is 106 wide and high. */
export const drawShadow = (): string => `<path d="${BODY}" transform="translate(5 6)" fill="${INK}" opacity=".28"/>`
