/** A card in a small square, for lists and tables: the tone of its row, and its outline or its number. */
import { CARDS, COLOURS, type Colour } from '../cards/card.ts'
import { ANIMALS } from './animals.ts'
import { BUILDINGS } from './buildings.ts'
import { drawStroke, drawStrokes, handFor, inGroup, line, type Stroke } from './ink.ts'
import { GOLD, INK, PAPER, TONES } from './palette.ts'
import { NUMERALS } from './persons.ts'
import { moved, WONDERS } from './wonders.ts'

export const SIGN_BOX = 24

const SQUARE = 'M5 1L19 1Q23 1 23 5L23 19Q23 23 19 23L5 23Q1 23 1 19L1 5Q1 1 5 1Z'
const MIDDLE = SIGN_BOX / 2

const filled = (outline: string): Stroke => [moved(outline, MIDDLE, MIDDLE, 0.32), INK, 0.5]

function strokesOf(card: string, colour: Colour | undefined): readonly Stroke[] {
  if (colour === undefined) return [filled(WONDERS[card]?.outline ?? '')]
  const number = Number(/\d$/.exec(card)?.[0] ?? 0)
  if (number > 0) return [line(moved(NUMERALS[number - 1] ?? '', MIDDLE, MIDDLE, 0.8), 2.7)]
  return [filled((card.endsWith('building') ? BUILDINGS : ANIMALS)[colour].outline)]
}

/** In a box of 24 × 24. Anything but a card is an empty square. */
export function drawSign(card: string): string {
  const hand = handFor(`${card} sign`)
  const colour = COLOURS.find((one) => card.startsWith(`${one}/`))
  const isWonder = card === 'dragon' || card === 'fairy'
  const ground = colour === undefined ? (isWonder ? GOLD : PAPER.ground) : TONES[colour].wash
  const edge = colour === undefined ? INK : TONES[colour].shade
  const isCard = CARDS.some((one) => one === card)
  return inGroup(
    drawStroke([SQUARE, ground, 1.6, edge], hand) + (isCard ? drawStrokes(strokesOf(card, colour), hand) : ''),
  )
}
