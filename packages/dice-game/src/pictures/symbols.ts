/** Knight, catapult and flag: on dice, and on their own with a light line around them, to be seen on any ground. */
import { filled, inked, num, type Point, stroked } from '@bastide/drawing'
import { GOLD, INK, IVORY, PAPER, STONE, WOOD } from './palette.ts'
import { coords, disc, inGroup } from './svg.ts'

/** A great helm with a plume, seen from the front. */
const HELM =
  'M27.5 47.5C28 34 37 27.4 50.2 27.6 63.6 27.4 72.4 34.2 72.6 47.6L71.2 76.5C65 83.2 57.6 86 50 86.2 42.2 86 34.6 83 28.8 76.4z'
const HELM_SHADE =
  'M50.2 27.6C63.6 27.4 72.4 34.2 72.6 47.6L71.2 76.5C66.4 81.6 60.6 84.8 54.6 85.8 60.5 66 60 44 50.2 27.6z'
const PLUME =
  'M49.5 28.4C47 19.6 50.6 12.4 58.4 10.6 69.6 8.2 80.4 15 84.6 27.4 78.8 22.8 73.8 21.6 69.4 22.8 72.8 24.4 74.6 26.8 75.2 30.4 66.8 25.4 58 25.2 49.5 28.4z'

const knight = (): string =>
  inked(PLUME, '#B9553D', 2) +
  stroked('M54 25C60 18.6 68 17.4 76 20.6', '#85392A', 1.5) +
  inked(HELM, STONE.lit, 3) +
  filled(HELM_SHADE, STONE.shade) +
  stroked(HELM, INK, 3) +
  // The cross of the visor: its bar is the slit for the eyes.
  filled(
    'M30 48.4 47 47.4 50 44 53 47.4 70.2 48.4 69.8 54.6 53.4 55 52.4 84.4 50 86 47.6 84.4 46.6 55 30.2 54.6z',
    INK,
  ) +
  filled(
    ['M39 64.5', 'M39.6 72', 'M61 64.5', 'M60.4 72']
      .map((from) => `${from}m-2.1 0a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0z`)
      .join(''),
    INK,
  )

/** A catapult from the side, its arm drawn back and loaded. */
const FRAME = 'M15 74.5L85.5 73.6 85.8 67 14.8 67.6z'
const POSTS = 'M44 67.5L55.5 31.5M72 67.5L57.5 31.5M35 67.5L51 47'
const ARM = 'M78.5 24L28 47.5'
const catapult = (): string =>
  stroked(POSTS, INK, 8.4) +
  stroked(POSTS, WOOD.shade, 4.2) +
  stroked(ARM, INK, 9) +
  stroked(ARM, WOOD.lit, 4.6) +
  inked('M72.8 18.6 84.6 13.6 90.6 26.8 78.6 32.2z', STONE.shade, 2.6) +
  inked(disc([22.5, 41.5], 9.6), STONE.lit, 2.8) +
  filled('M29.3 34.7a9.6 9.6 0 0 1-13.6 13.6z', STONE.shade) +
  inked('M13.6 47.6C15.4 55.6 27.4 58 33.6 49.4z', WOOD.shade, 2.4) +
  inked(FRAME, WOOD.lit, 2.8) +
  [29, 71]
    .map(
      (x) =>
        inked(disc([x, 77], 11.4), WOOD.lit, 3) +
        stroked(`M${x} 67.6v18.8M${x - 9.4} 77h18.8`, INK, 2) +
        filled(disc([x, 77], 3.6), INK),
    )
    .join('') +
  filled(disc([56.5, 34], 3.2), INK)

/** A flag on a pole that stands at a point, blowing east. */
export function flagAt([x, y]: Point, high: number, colour: string = GOLD): string {
  const top: Point = [x, y - high]
  const [w, h] = [high * 0.72, high * 0.26]
  const cloth = `M${coords(top)}q${num(w * 0.3)} ${num(-h * 0.5)} ${num(w * 0.55)} ${num(h * 0.2)}t${num(w * 0.45)} ${num(h * 0.1)}l${num(-w * 0.26)} ${num(h * 0.9)} ${num(w * 0.26)} ${num(h)}q${num(-w * 0.3)} ${num(h * 0.3)} ${num(-w * 0.5)} 0t${num(-w * 0.5)} ${num(-h * 0.2)}z`
  return (
    stroked(`M${coords([x, y])}L${coords(top)}`, INK, Math.max(1.6, high * 0.06)) +
    inked(cloth, colour, Math.max(1.2, high * 0.045))
  )
}

/** The same once more below, wide and light. */
const haloed = (drawn: string): string => {
  const paths = [...drawn.matchAll(/<path d="([^"]+)"/g)].map((found) => found[1]).join('')
  return inGroup(stroked(paths, PAPER, 9, ' opacity=".9"') + drawn)
}

export const drawKnight = (): string => haloed(knight())
export const drawCatapult = (): string => haloed(catapult())
/** A flag of its own; golden unless it is told otherwise. */
export const drawFlag = (colour: string = GOLD): string => haloed(flagAt([26, 92], 78, colour))

/** On a die, where ivory is light enough. */
export const knightOnDie = (): string => knight()
export const catapultOnDie = (): string => catapult()

/** On a die not thrown yet: the plan of a small tower, pressed into the ivory. */
export const pressed = (): string =>
  stroked(
    'M34 66v-30h6v5h7v-5h6v5h7v-5h6v30zM46 66v-11a4 4 0 0 1 8 0v11',
    IVORY.light,
    3,
    ' transform="translate(1.2 1.4)"',
  ) + stroked('M34 66v-30h6v5h7v-5h6v5h7v-5h6v30zM46 66v-11a4 4 0 0 1 8 0v11', IVORY.shade, 3)
