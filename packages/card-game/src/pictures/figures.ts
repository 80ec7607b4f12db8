/** What stands beside the cards: large followers and treasure chests, each in a box of 48 × 48 with its foot at 46. */
import { num } from '@bastide/drawing'
import type { SeatLook } from './card.ts'
import { drawStrokes, handFor, inGroup, line, oval, type Stroke, wash } from './ink.ts'
import { GOLD, INK, STONE, WHITE, WOOD } from './palette.ts'

export const FIGURE_BOX = 48

const HEAD_AND_CLOAK =
  'M24 4C28.6 4 31.6 7.2 31.6 11.4C31.6 14 30.4 16.2 28.6 17.4C35 18.8 38.8 23 39.6 29L41.4 41C41.8 44.4 40 46 37 46L11 46C8 46 6.2 44.4 6.6 41L8.4 29C9.2 23 13 18.8 19.4 17.4C17.6 16.2 16.4 14 16.4 11.4C16.4 7.2 19.4 4 24 4Z'

/** The pattern in white with a thin line of ink, so that it reads on every colour and in grey. */
const charge = (pattern: string, x: number, y: number, size: number): string =>
  `<path d="${pattern}" transform="translate(${num(x)} ${num(y)})scale(${size})" fill="${WHITE}" stroke="${INK}" stroke-width=".11"/>`

const SHADOW = '<ellipse cx="27" cy="45.4" rx="19" ry="2.6" fill="#3A2E28" opacity=".25"/>'

/** A light line outside separates the figure from every ground. */
const cloak = (colour: string, transform = ''): string =>
  `<g${transform} stroke-linejoin="round" stroke-linecap="round"><path d="${HEAD_AND_CLOAK}" fill="${WHITE}" stroke="${WHITE}" stroke-width="4.6"/>` +
  `<path d="${HEAD_AND_CLOAK}" fill="${colour}" stroke="${INK}" stroke-width="1.6"/>` +
  `<path d="M28.6 17.4C35 18.8 38.8 23 39.6 29L41.4 41C41.8 44.4 40 46 37 46L33 46C36 36 35 25 28.6 17.4Z" fill="${INK}" opacity=".22"/>` +
  `<path d="M19.4 17.4Q24 20.4 28.6 17.4" fill="none" stroke="${INK}" stroke-width="1.2"/>` +
  `<path d="M19.4 10Q19.8 7.4 22 6.6" fill="none" stroke="${WHITE}" stroke-width="1.3"/></g>`

/** A large follower: standing where it claims, or lying flat, the next dealer's. The pattern is upright in both. */
export const drawFollower = ({ colour, pattern }: SeatLook, isLying = false): string =>
  isLying
    ? SHADOW + cloak(colour, ' transform="matrix(0 -.66 1 0 0 50.4)"') + charge(pattern, 31.6, 34.6, 6.4)
    : SHADOW + cloak(colour) + charge(pattern, 24, 32, 7.6)

const BOX = 'M6 26L42 26L40.6 45L7.4 45Z'
const boxStrokes: readonly Stroke[] = [
  [BOX, WOOD.ground],
  wash('M30 26L42 26L40.6 45L31 45Z', WOOD.shade),
  line('M7 32L41.4 32M7.4 38.6L41 38.6', 0.9, WOOD.shade),
  ['M11 26L15.6 26L16 45L11.8 45Z', STONE.shade, 1],
  ['M32.4 26L37 26L36.2 45L32 45Z', STONE.shade, 1],
]
const closed: readonly Stroke[] = [
  ...boxStrokes,
  ['M5 26Q5 10 24 10Q43 10 43 26Z', WOOD.lit],
  wash('M30 11Q43 13 43 26L33 26Q34 17 30 11Z', WOOD.ground),
  line('M8 19Q24 15 40 19', 0.9, WOOD.shade),
  ['M11 26Q10.6 16 14 12.6L18 11.2Q15 17 15.6 26Z', STONE.shade, 1],
  ['M32.4 26Q33 17 30 11.2L34 12.6Q37.4 16 37 26Z', STONE.shade, 1],
  line('M5 26L43 26', 1.4),
  ['M20.6 22L27.4 22L27.4 31L20.6 31Z', GOLD, 1.1],
  wash(oval(24, 26.2, 1.5, 1.9), INK),
]
const opened: readonly Stroke[] = [
  ['M5 15Q7 3 24 3Q41 3 43 15L41 22L7 22Z', WOOD.shade],
  ['M9 17Q11 8 24 8Q37 8 39 17L38 22L10 22Z', '#4A3323', 1],
  ['M7 22L41 22L42 27L6 27Z', '#4A3323', 1],
  [oval(16, 23, 4, 3.4), GOLD, 1],
  [oval(31, 23, 4.4, 3.6), GOLD, 1],
  ['M19 26L19 17L24 11L29 17L29 26Z', STONE.lit, 1.1],
  ['M17.4 18L24 9.6L30.6 18Z', '#CC6E4B', 1.1],
  [oval(24, 24.6, 4.6, 3), GOLD, 1],
  ...boxStrokes,
  ['M20.6 26L27.4 26L27.4 32L20.6 32Z', GOLD, 1.1],
]

/** The chest of a seat. It opens at the end of the game. */
export const drawChest = (isOpen = false): string =>
  inGroup(SHADOW + drawStrokes(isOpen ? opened : closed, handFor('chest')))
