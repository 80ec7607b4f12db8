/** The cards without a colour: dragon, fairy and the jokers. Drawn around (0, 0), between (-22, -38) and (22, 38). */
import { COLOURS } from '../cards/card.ts'
import { ANIMALS, type Emblem } from './animals.ts'
import { BUILDINGS } from './buildings.ts'
import { line, oval, type Stroke, wash } from './ink.ts'
import { GOLD, INK, ROOF, SKIN, TONES, WHITE } from './palette.ts'

const DRAGON_BODY =
  'M-14 -20C-9 -27 3 -27 7 -19C11 -10 2 -5 1 2C0 8 17 8 19 19C20 31 6 37 -6 34C-14 32 -20 26 -21 18C-16 24 -10 27 -3 27C4 27 8 24 6 20C3 15 -11 15 -12 3C-12 -5 -5 -9 -6 -13Q-8 -15 -13 -12L-22 -13Q-21 -19 -14 -20Z'
const DRAGON_WING = 'M0 -2C2 -14 10 -24 22 -29Q18 -22 22 -16Q16 -14 18 -6Q12 -6 12 2Q6 0 0 -2Z'
/** For small sizes, where the whole dragon would look like a numeral. */
const DRAGON_HEAD =
  'M-22 5L-21 -7C-14 -11 -8 -15 -3 -19L-6 -34L6 -23L15 -34L15 -18C22 -8 22 10 17 33L-7 33C1 22 1 15 -3 13L-20 17L-7 7Z'
const dragon: Emblem = {
  outline: DRAGON_HEAD,
  strokes: [
    [DRAGON_WING, '#B07A4A', 1.2],
    line('M2 -4Q10 -16 20 -27M4 -2Q10 -9 17 -7', 1),
    [DRAGON_BODY, '#6E7F55'],
    wash(
      'M7 -18C10 -10 2 -5 1 2C0 8 17 8 19 19C20 30 8 36 -4 34C10 33 14 26 13 20C11 11 -4 12 -5 3C-5 -6 5 -9 7 -18Z',
      '#55653F',
    ),
    ['M-4 -24L1 -34L4 -23Z', GOLD, 1],
    ['M6 -20L14 -27L9 -15Z', GOLD, 1],
    line('M-6 7L-11 9M-3 13L-7 17M6 24L11 28M-4 28L-5 33', 1.1),
    wash(oval(-7, -19, 1.6), WHITE),
    wash(oval(-7.2, -18.8, 0.8), INK),
    line('M-19 -17L-18 -16M-20 -14L-12 -14', 1),
    ['M-23 -10Q-16 -9 -14 -3Q-18 -4 -19 1Q-21 -3 -23 -1Q-25 -6 -23 -10Z', ROOF.lit, 1],
    ['M-21 18L-25 10L-16 13Z', GOLD, 1],
  ],
}

const DRESS = 'M-4 -8L4 -8C5 4 11 18 15 36L-13 36C-10 18 -5 4 -4 -8Z'
const WINGS =
  'M-3 -4C-12 -22 -24 -20 -22 -8C-21 0 -12 2 -3 0C-14 2 -20 12 -14 16C-8 17 -4 8 -3 0ZM3 -4C12 -22 24 -20 22 -8C21 0 12 2 3 0C14 2 20 12 14 16C8 17 4 8 3 0Z'
const STAR = 'M15 -38L17 -32L22 -31L18 -27L19 -21L15 -24L10 -22L12 -28L9 -32L14 -32Z'
const HEAD = oval(0, -15, 6.6, 7)
const fairy: Emblem = {
  outline: DRESS + WINGS + HEAD + STAR,
  strokes: [
    [WINGS, '#D9E4E2', 1.1],
    line('M-5 -3Q-14 -12 -19 -9M5 -3Q14 -12 19 -9', 0.8),
    [DRESS, '#B7A6C4'],
    wash('M2 -8L4 -8C5 4 11 18 15 36L6 36C6 18 4 4 2 -8Z', '#8F7C9F'),
    line('M-6 22Q0 26 8 22M-9 30Q0 35 12 30', 1.2, WHITE),
    line('M3 -3Q10 -4 13 -14', 3.4, SKIN),
    line('M13 -13L15 -28', 1.5, GOLD),
    [STAR, GOLD, 1.1],
    ['M-8 -13Q-10 -25 0 -25Q10 -25 8 -13Q10 -5 7 0Q2 -8 0 -8Q-2 -8 -7 0Q-10 -5 -8 -13Z', '#B58A57', 1.1],
    [oval(0, -14.6, 5.4, 6), SKIN, 1.1],
    line('M-2.2 -15L-2.2 -14.4M2.2 -15L2.2 -14.4', 1.4),
    line('M-1.8 -11.6Q0 -10.4 1.8 -11.6', 0.9),
  ],
}

/** A fool's cap, between (-12, -9) and (12, 7). */
const CAP = 'M-9 6C-9 -2 -8 -4 -12 -7C-6 -10 -3 -6 0 -3C3 -6 6 -10 12 -7C8 -4 9 -2 9 6Q0 3 -9 6Z'
const capStrokes: readonly Stroke[] = [
  [CAP, ROOF.lit, 1.2],
  wash('M0 -3C3 -6 6 -10 12 -7C8 -4 9 -2 9 6Q4 4 0 4.4Z', TONES.green.ground),
  line(CAP, 1.2),
  wash(oval(-12, -6.6, 2), GOLD),
  wash(oval(12, -6.6, 2), GOLD),
  line('M-8.6 5Q0 2 8.6 5', 1.8, GOLD),
]

const NUMBER = /-?\d*\.?\d+/g

/** A path made smaller and moved. Its coordinates alternate, x and y. */
export function moved(d: string, x: number, y: number, scale: number): string {
  let isX = false
  return d.replace(NUMBER, (number) => {
    isX = !isX
    return `${Math.round((Number(number) * scale + (isX ? x : y)) * 10) / 10} `
  })
}

/** The four emblems that a joker may stand for, under a fool's cap. */
function joker(emblems: typeof ANIMALS): Emblem {
  const strokes = COLOURS.map((colour, i): Stroke => {
    const [x, y] = [i % 2 === 0 ? -11 : 11, i < 2 ? -3 : 25]
    return [moved(emblems[colour].outline, x, y, 0.4), TONES[colour].ground, 1]
  })
  return {
    outline: moved(CAP, 0, -22, 1.5) + moved(emblems.green.outline, 0, 12, 0.8),
    strokes: [...strokes, ...capStrokes.map(([d, ...rest]): Stroke => [moved(d, 0, -27, 1.35), ...rest])],
  }
}

export const WONDERS: { readonly [card: string]: Emblem } = {
  dragon,
  fairy,
  'animal-joker': joker(ANIMALS),
  'building-joker': joker(BUILDINGS),
}
