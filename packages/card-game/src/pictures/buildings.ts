/** The buildings, one for each row. Drawn around (0, 0), between (-22, -36) and (22, 36). */
import type { Colour } from '../cards/card.ts'
import type { Emblem } from './animals.ts'
import { line, type Stroke, wash } from './ink.ts'
import { GOLD, INK, PAPER, ROOF, SLATE, STONE, TONES, WHITE, WOOD } from './palette.ts'

const door = (x: number, y: number, half: number, high: number): Stroke => [
  `M${x - half} ${y}L${x - half} ${y - high + half}Q${x - half} ${y - high} ${x} ${y - high}Q${x + half} ${y - high} ${x + half} ${y - high + half}L${x + half} ${y}Z`,
  '#5A4636',
  1.1,
]

const MILL = 'M-12 34L-8 -10L8 -10L12 34Z'
const CAP = 'M-10 -9Q-10 -22 0 -22Q10 -22 10 -9Z'
/** Four sails around the hub. */
const SAIL =
  'M-1 -14L-20 -30L-16 -34L1 -16ZM1 -14L20 -30L16 -34L-1 -16ZM-1 -14L-20 4L-16 8L1 -12ZM1 -14L20 4L16 8L-1 -12Z'
const windmill: Emblem = {
  outline: MILL + CAP + SAIL,
  strokes: [
    [MILL, WHITE],
    wash('M3 -10L8 -10L12 34L4 34Z', STONE.ground),
    door(0, 34, 4.4, 14),
    [CAP, TONES.yellow.shade],
    line('M0 -14L-19 -33M0 -14L19 -33M0 -14L-19 7M0 -14L19 7', 1.6),
    ['M-5 -16L-21 -31L-16 -35L-1 -19Z', PAPER.ground, 1],
    ['M5 -16L21 -31L16 -35L1 -19Z', PAPER.ground, 1],
    ['M-5 -12L-21 5L-16 9L-1 -8Z', PAPER.ground, 1],
    ['M5 -12L21 5L16 9L1 -8Z', PAPER.ground, 1],
    line('M-9 -20L-14 -24M9 -20L14 -24M-9 -8L-14 -3M9 -8L14 -3', 0.8),
    ['M-3 -14L0 -17L3 -14L0 -11Z', INK, 0.8],
  ],
}

const TOWER =
  'M-14 34L-14 -12L-18 -12L-18 -28L-11 -28L-11 -22L-4 -22L-4 -28L4 -28L4 -22L11 -22L11 -28L18 -28L18 -12L14 -12L14 34Z'
const tower: Emblem = {
  outline: TOWER,
  strokes: [
    line('M0 -28L0 -39', 1.4),
    ['M0 -39L11 -36L0 -32Z', ROOF.lit, 1],
    [TOWER, '#CDA088'],
    wash('M5 -27L18 -27L18 -12L14 -12L14 34L6 34Z', '#A9745A'),
    line('M-14 -12L14 -12', 1.1),
    line('M-11 0L-6 0M-2 4L3 4M6 -4L11 -4M-10 12L-5 12M5 14L10 14M-11 25L-8 25M8 26L12 26', 1),
    door(0, 34, 5, 16),
    ['M-2.4 -6L2.4 -6L2.4 3L-2.4 3Z', '#5A4636', 1],
  ],
}

const COTTAGE = 'M-17 34L-17 2L-21 2L-4 -24L5 -24L22 2L18 2L18 34Z'
const cottage: Emblem = {
  outline: `${COTTAGE}M8 -20L8 -31L14 -31L14 -10Z`,
  strokes: [
    ['M8 -16L8 -31L14 -31L14 -8Z', STONE.ground, 1.1],
    ['M-17 34L-17 0L18 0L18 34Z', WHITE],
    line('M-17 17L18 17M-6 0L-6 34M7 0L7 34M-17 17L-6 1M18 17L7 1', 2.2, WOOD.shade),
    door(0.5, 34, 5, 15),
    ['M-14 21L-9 21L-9 28L-14 28Z', '#5A4636', 1],
    ['M10 21L15 21L15 28L10 28Z', '#5A4636', 1],
    ['M-22 3L-4 -25L6 -25L23 3Z', TONES.green.ground],
    wash('M1 -25L6 -25L23 3L12 3Z', TONES.green.shade),
    line('M-11 -8L-4 -8M-2 -15L4 -15M-15 -2L-9 -2M1 -3L8 -3', 1),
  ],
}

const CHAPEL = 'M-8 34L-8 -12L4 -36L16 -12L16 6L22 16L22 34ZM-22 34L-22 16L-8 4L-8 34Z'
const chapel: Emblem = {
  outline: CHAPEL,
  strokes: [
    ['M-21 34L-21 14L12 14L12 34Z', WHITE],
    ['M-23 15L-15 0L6 0L14 15Z', SLATE.lit],
    ['M-3 34L-3 -8L15 -8L15 34Z', WHITE],
    wash('M8 -8L15 -8L15 34L9 34Z', STONE.ground),
    ['M-6 -7L6 -32L18 -7Z', SLATE.lit],
    wash('M6 -31L18 -7L9 -7Z', SLATE.shade),
    line('M6 -40L6 -32M3 -37.4L9 -37.4', 1.6),
    door(6, 34, 4.6, 15),
    ['M3.6 0L8.4 0L8.4 9L3.6 9Z', GOLD, 1],
    ['M-17 20L-13 20L-13 29L-17 29Z', '#5A4636', 1],
    ['M-9 20L-6 20L-6 29L-9 29Z', '#5A4636', 1],
  ],
}

export const BUILDINGS: { readonly [colour in Colour]: Emblem } = {
  yellow: windmill,
  red: tower,
  green: cottage,
  blue: chapel,
}
