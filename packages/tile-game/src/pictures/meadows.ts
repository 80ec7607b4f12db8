/** The land itself: meadows in several greens, ploughed plots, grass. */
import { filled, type Hand, type Line, num, type Point, plus, stroked } from '@bastide/drawing'
import type { FreeLand } from './free.ts'
import type { Brush } from './module.ts'
import { FIELD, HEDGE, INK } from './palette.ts'
import { blob } from './pen.ts'
import { RING } from './ring.ts'
import { faded } from './svg.ts'

/**
 * Meadows that cross the border continue on the next tile: on every side between the same two points and in the same
 * colour, so no seam shows where tiles meet.
 */
function borderMeadows(hand: Hand): string {
  return [0, 1, 2, 3]
    .map((side) => {
      const isLevel = side % 2 === 0
      const [from, to, deep] = isLevel ? [11, 37, hand.between(7, 19)] : [63, 88, hand.between(6, 16)]
      const lean = hand.about(8)
      const edge = (along: number, inwards: number): Point => {
        const depth = side === 0 || side === 3 ? inwards : 100 - inwards
        return isLevel ? [along, depth] : [depth, along]
      }
      const line: Line = [
        edge(from, -3),
        edge(from - 1, deep * 0.5),
        edge((from + to) / 2 + lean, deep),
        edge(to + 1, deep * 0.55),
        edge(to, -3),
      ]
      return blob(line)
    })
    .join('')
}

/** An uneven round patch. */
const patch = (at: Point, wide: number, high: number, hand: Hand): string =>
  blob(
    RING.filter((_, i) => i % 3 === 1).map(([x, y]) =>
      plus(at, [x * wide * hand.between(0.75, 1.15), y * high * hand.between(0.75, 1.15)]),
    ),
  )

export function drawMeadows({ detail, hand }: Brush): string {
  const ground = `<rect width="100" height="100" fill="${FIELD.ground}"/>`
  if (detail === 0) return ground
  const inner = (): string =>
    patch([hand.between(24, 76), hand.between(24, 76)], hand.between(10, 22), hand.between(8, 15), hand)
  return (
    ground +
    filled(borderMeadows(hand) + inner(), FIELD.mid, faded(0.42)) +
    (detail === 2 ? filled(inner() + inner(), FIELD.light, faded(0.6)) : '')
  )
}

/** Blades of grass, two or three together. */
export function drawGrass(land: FreeLand, { detail, hand }: Brush): string {
  if (detail < 2) return ''
  let blades = ''
  for (let i = 0; i < 20; i++) {
    const [x, y] = [hand.between(2, 98), hand.between(3, 98)]
    if (land.isFree([x, y], 1.4, 2)) blades += `M${num(x)} ${num(y)}l-.5-1.3m1.1 1.3l.3-1.6m.6 1.6l.7-1.1`
  }
  return stroked(blades, HEDGE.ground, 0.4, faded(0.7))
}

/** The soft line around a tile. */
export const edgeLine = (detail: number): string =>
  `<path d="M0 0H100V100H0Z" fill="none" stroke="${INK}" stroke-width="${detail === 0 ? 1.2 : 0.5}" opacity="${detail === 0 ? 0.3 : 0.28}"/>`
