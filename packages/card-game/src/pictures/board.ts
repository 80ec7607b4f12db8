/** The board at which a row begins: its tone, its pattern at both edges, and its animal. */
import type { Colour } from '../cards/card.ts'
import { ANIMALS } from './animals.ts'
import { CARD_HEIGHT, CARD_WIDTH, drawPattern } from './bands.ts'
import { drawStroke, drawStrokes, handFor, inGroup, line, oval } from './ink.ts'
import { PAPER, TONES } from './palette.ts'

const OUTLINE = 'M4 1L60 1Q63 1 63 4L63 92Q63 95 60 95L4 95Q1 95 1 92L1 4Q1 1 4 1Z'

export function drawBoard(colour: Colour): string {
  const hand = handFor(`${colour} board`)
  const { ground, shade, lines } = TONES[colour]
  return inGroup(
    drawStroke([OUTLINE, ground, 0], hand) +
      drawPattern(colour, hand, 2, CARD_HEIGHT - 2) +
      `<g transform="translate(${CARD_WIDTH} 0)scale(-1 1)">${drawPattern(colour, hand, 2, CARD_HEIGHT - 2)}</g>` +
      drawStroke([oval(CARD_WIDTH / 2, CARD_HEIGHT / 2, 26, 32), PAPER.ground, 1.4], hand) +
      drawStroke(
        line(oval(CARD_WIDTH / 2, CARD_HEIGHT / 2, 23.4, 29.4), 1.1, colour === 'yellow' ? lines : shade),
        hand,
      ) +
      drawStrokes(ANIMALS[colour].strokes, hand, CARD_WIDTH / 2, CARD_HEIGHT / 2, 0.8) +
      drawStroke(line(OUTLINE, 1.6), hand),
  )
}
