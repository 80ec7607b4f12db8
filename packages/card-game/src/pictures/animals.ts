/** The animals, one for each row (CARD-2). Drawn around (0, 0), between (-22, -30) and (22, 30). */
import type { Colour } from '../cards/card.ts'
import { bumps, line, oval, type Stroke, wash } from './ink.ts'
import { GOLD, INK, ROOF, WHITE } from './palette.ts'

/** A picture, and its outline for small sizes. */
export interface Emblem {
  readonly strokes: readonly Stroke[]
  readonly outline: string
}

const HEN =
  'M-15 -10C-18 6 -10 20 3 20C15 20 21 8 21 -13C15 -6 9 -5 4 -6C-2 -8 -4 -13 -5 -19C-7 -26 -16 -26 -17 -19C-17 -15 -15 -14 -15 -10Z'
const COMB = 'M-16 -23Q-18 -30 -13 -28Q-12 -33 -8 -29Q-4 -31 -5 -24Q-11 -27 -16 -23Z'
const LEGS = 'M-1 19L-1 28M-6 28L3 28M7 18L8 28M4 28L12 28'

const hen: Emblem = {
  outline: `${HEN + COMB}M-16 -20L-22 -16L-15 -14Z`,
  strokes: [
    line(LEGS, 2, '#B9772C'),
    [COMB, ROOF.lit, 1.1],
    [HEN, '#F4E3B4'],
    wash('M6 19C15 18 21 8 21 -12C18 2 14 12 -2 18Q2 20 6 19Z', '#DDBF7E'),
    ['M-16 -21L-23 -17L-16 -15Z', GOLD, 1.1],
    ['M-15 -14Q-17 -8 -13 -8Q-11 -10 -13 -14Z', ROOF.lit, 1],
    ['M-4 1Q3 -3 15 0Q12 11 3 11Q-4 10 -4 1Z', '#E7CC8B', 1.1],
    line('M3 4Q8 5 12 3M3 8Q6 8 9 7', 1),
    line('M14 -9L19 -16M11 -7L14 -13', 1),
    wash(oval(-11.5, -19.5, 1.4), INK),
  ],
}

const FLEECE = bumps(3, -1, 16, 12.5, 11)
const SHEEP_HEAD = 'M-11 -13C-18 -14 -22 -8 -21 -1Q-20 6 -15 6C-10 5 -8 -3 -11 -13Z'
const sheep: Emblem = {
  outline: `${FLEECE + SHEEP_HEAD}M-8 10L-8 24L-4 24L-4 10ZM10 10L10 24L14 24L14 10Z`,
  strokes: [
    line('M-6 10L-6 25M0 12L0 26M8 12L8 26M14 9L14 25', 3.4, '#5A4636'),
    [FLEECE, WHITE],
    wash('M19 -6Q23 12 4 14Q-8 14 -12 8Q8 12 19 -6Z', '#DDD2BC'),
    line('M-2 -6Q1 -9 4 -6M6 0Q9 -3 12 0M-3 5Q0 2 3 5M9 -9Q11 -11 14 -9', 1.1),
    [SHEEP_HEAD, '#5A4636'],
    ['M-10 -12Q-4 -14 -3 -9Q-6 -6 -10 -8Z', '#5A4636', 1.1],
    [bumps(-13, -13, 5, 3.6, 6), WHITE, 1.1],
    wash(oval(-16.6, -5.4, 1.3), WHITE),
  ],
}

const PIG = 'M-20 0C-20 -10 -12 -14 2 -14C15 -14 21 -7 21 3C21 12 14 16 2 16C-12 16 -20 11 -20 0Z'
const EAR = 'M-13 -11L-15 -20Q-7 -19 -5 -12Z'
const pig: Emblem = {
  outline: `${PIG + EAR}M-12 12L-12 24L-6 24L-6 12ZM9 12L9 24L15 24L15 12Z`,
  strokes: [
    ['M-12 12L-11 25L-6 25L-6 12Z', '#D99A86', 1.2],
    ['M10 12L10 25L15 25L16 10Z', '#C98673', 1.2],
    line('M20 -4Q27 -6 24 -10Q20 -11 21 -6', 1.7, INK),
    [PIG, '#E9B4A0'],
    wash('M21 2C21 12 14 16 2 16Q-8 16 -14 12Q10 14 21 2Z', '#D0917D'),
    [EAR, '#D99A86', 1.2],
    ['M-17 1Q-24 -2 -24 4Q-23 9 -17 7Q-14 4 -17 1Z', '#D99A86', 1.2],
    line('M-21.4 3L-21.4 5M-18.8 3L-18.8 5', 1.3),
    wash(oval(-13.4, -4, 1.5), INK),
    line('M-14 10Q-10 13 -6 11', 1),
  ],
}

const HORSE =
  'M-8 -26Q-4 -31 1 -28C12 -26 19 -14 20 4C21 16 20 24 18 29L-9 29C-9 20 -2 16 -1 8Q-6 10 -9 10Q-12 17 -18 16Q-23 13 -21 8C-19 -1 -14 -10 -11 -19Z'
const horse: Emblem = {
  outline: HORSE,
  strokes: [
    [HORSE, '#A9784C'],
    wash('M8 -24C17 -18 20 -6 20 6Q21 20 18 29L8 29Q15 2 8 -24Z', '#805432'),
    [
      'M-4 -29Q4 -38 8 -27C18 -24 25 -8 23 12Q19 8 18 12Q17 2 14 2Q14 -8 10 -9Q10 -17 4 -19Q2 -25 -4 -29Z',
      '#4A3323',
      1.2,
    ],
    ['M-9 -24L-8 -35L-1 -27Z', '#A9784C', 1.2],
    wash(oval(-9, -11, 1.9, 1.6), INK),
    line('M-18.6 10Q-17 9 -16 11M-18 15Q-14 13 -12 10', 1.1),
    line('M-14 -3Q-8 0 -2 -3L-1 8M-14 -3L-13 -16M-1 -3L3 -12', 1.6, '#5A4636'),
  ],
}

export const ANIMALS: { readonly [colour in Colour]: Emblem } = { yellow: hen, red: sheep, green: pig, blue: horse }
