/**
 * Persons, of three ranks: a farm hand, a burgher and a noble. Each has as many braids on the coat as its number says.
 * Drawn around (0, 0), between (-21, -40) and (21, 40).
 */
import { line, oval, type Stroke, wash } from './ink.ts'
import { GOLD, INK, PAPER, ROOF, SKIN, STONE, type Tone, WHITE, WOOD } from './palette.ts'

/** A stroke over the coat's front at a height. */
const braid = (y: number, half: number, colour: string): Stroke =>
  line(`M${-half} ${y}Q0 ${y + 3} ${half} ${y}`, 2.6, colour)

const face = (y: number): readonly Stroke[] => [
  [oval(0, y, 8.4, 9), SKIN],
  wash(`M2 ${y + 8}Q8 ${y + 6} 7.6 ${y - 4}Q6 ${y + 4} 2 ${y + 8}Z`, '#D6A97C'),
  line(`M-3.4 ${y}L-3.4 ${y + 1}M3.2 ${y}L3.2 ${y + 1}`, 1.8),
  line(`M-2.4 ${y + 4.6}Q0 ${y + 6} 2.4 ${y + 4.6}`, 1),
]

/** In a straw hat, with a hoe. */
const farmHand = ({ ground, shade, lines }: Tone): readonly Stroke[] => [
  line('M17 -26L15 39', 2.8, WOOD.ground),
  ['M17 -27L7 -30L8 -23L17 -23Z', STONE.shade, 1.1],
  ['M-13 39Q-15 10 -8 1Q0 -3 8 1Q15 10 13 39Z', ground],
  wash('M5 0Q15 10 13 39L6 39Q9 16 5 0Z', shade),
  ['M11 7Q19 8 18 16Q14 18 11 14Z', SKIN, 1.1],
  braid(22, 13, lines),
  ...face(-9),
  ['M-18 -13Q-9 -18 0 -17Q9 -18 18 -13Q9 -9 0 -10Q-9 -9 -18 -13Z', '#E2C878'],
  ['M-8 -15Q-7 -28 0 -28Q7 -28 8 -15Q0 -13 -8 -15Z', '#E2C878'],
  line('M-8 -16.5Q0 -14 8 -16.5', 1.8, ROOF.shade),
]

/** In a cap and a wide coat, with a purse. */
const burgher = ({ ground, shade, lines }: Tone): readonly Stroke[] => [
  ['M-17 39Q-18 10 -10 0Q0 -4 10 0Q18 10 17 39Z', ground],
  wash('M6 -1Q18 10 17 39L8 39Q12 14 6 -1Z', shade),
  braid(16, 15, lines),
  braid(28, 16.4, lines),
  ['M-9 0L0 9L9 0Q0 -5 -9 0Z', WHITE, 1.1],
  ...face(-11),
  ['M-11 -14Q-15 -24 -4 -26Q8 -28 12 -19Q14 -14 10 -13Q0 -18 -11 -14Z', shade],
  line('M9 -23Q16 -29 18 -21', 1.6),
  ['M-15 20Q-20 28 -14 31Q-7 31 -9 23Q-11 19 -15 20Z', WOOD.lit, 1.1],
  line('M-14 20L-10 22', 1.4),
]

/** In a crown and a cloak with a collar of fur. */
const noble = ({ ground, shade, lines }: Tone): readonly Stroke[] => [
  ['M-21 39Q-17 14 -12 1Q0 -5 12 1Q17 14 21 39Z', ground],
  wash('M8 0Q17 14 21 39L10 39Q14 14 8 0Z', shade),
  ['M-7 39Q-5 14 -4 4L4 4Q5 14 7 39Z', PAPER.shade, 1.1],
  braid(15, 12, lines),
  braid(24, 15, lines),
  braid(33, 17.6, lines),
  ['M-14 3Q-13 -3 -7 -3Q0 1 7 -3Q13 -3 14 3Q13 10 6 9Q0 12 -6 9Q-13 10 -14 3Z', WHITE, 1.1],
  line('M-9 2L-9 4M-3 5L-3 7M4 5L4 7M9 2L9 4', 1.4),
  ['M-9 -10Q-13 2 -9 4L9 4Q13 2 9 -10Z', WOOD.shade, 1.1],
  ...face(-11),
  ['M-11 -17L-13 -31L-6 -25L0 -35L6 -25L13 -31L11 -17Q0 -14 -11 -17Z', GOLD],
  line('M-10 -20.5Q0 -17.5 10 -20.5', 1),
  wash(oval(0, -25, 1.7), INK),
]

const PERSONS = [farmHand, burgher, noble] as const

export const personStrokes = (number: number, tone: Tone): readonly Stroke[] =>
  (PERSONS[number - 1] as (typeof PERSONS)[number])(tone)

/** Numerals for the strip, between (-6, -9) and (6, 9). */
export const NUMERALS = [
  'M-4.5 -4.5L.8 -8.6L.8 8.6M-4 8.8L5.4 8.8',
  'M-5 -4.6Q-4.6 -9 .2 -9Q5.2 -8.8 5 -4.2Q4.8 -1 -5.2 8.4L5.4 8.4',
  'M-4.8 -7.4Q-2.6 -9.2 .4 -9Q4.8 -8.6 4.6 -4.8Q4.2 -1 -1 -.6Q5.2 -.4 5.2 4.2Q5 8.8 .2 9Q-3.2 9 -5.2 7',
] as const
