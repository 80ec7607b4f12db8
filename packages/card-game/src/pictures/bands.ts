/**
 * The band at the left and the top of a card: the tone of its row, and the row's own pattern. Where cards overlap, the
 * left strip is all that can be seen of most of them.
 */
import { type Hand, num } from '@bastide/drawing'
import { COLOURS, type Colour } from '../cards/card.ts'
import { drawStroke, line, wash } from './ink.ts'
import { TONES } from './palette.ts'

/** Cards are drawn on a grid of this size. */
export const CARD_WIDTH = 64
export const CARD_HEIGHT = 96
/** What can be seen of a covered card, from the left. It tells the colour, the kind and the number. */
export const STRIP = 18

/** Straw: seeds, scattered in staggered rows. */
function seeds(top: number, bottom: number): string {
  let d = ''
  for (let y = top + 3, row = 0; y < bottom - 1.5; y += 4.6, row++)
    for (let x = row % 2 === 0 ? 3.6 : 6.4; x < STRIP - 2; x += 5.4) d += `M${num(x)} ${num(y)}L${num(x)} ${num(y)}`
  return d
}

/** Brick: courses, with the joints of every second one shifted. */
function bricks(top: number, bottom: number): string {
  let d = ''
  for (let y = top + 5, row = 0; y < bottom + 4; y += 5.4, row++) {
    if (y < bottom) d += `M1.5 ${num(y)}L${STRIP - 1} ${num(y)}`
    const low = Math.min(y, bottom)
    for (const x of row % 2 === 0 ? [9] : [4.5, 13.5]) d += `M${x} ${num(y - 5.4)}L${x} ${num(low)}`
  }
  return d
}

/** Sage: a stem with a pair of leaves at every step. */
function leaves(top: number, bottom: number): string {
  let d = `M9 ${num(top + 1)}L9 ${num(bottom - 1)}`
  for (let y = top + 8; y < bottom; y += 7.5)
    d += [-1, 1]
      .map((side) => {
        const [x, far] = [9 + side * 6.4, y - 5.4]
        return `M9 ${num(y)}C${9 + side * 1.5} ${num(y - 5)} ${num(x)} ${num(far - 1)} ${num(x)} ${num(far)}C${num(x)} ${num(far + 3)} ${9 + side * 4} ${num(y)} 9 ${num(y)}Z`
      })
      .join('')
  return d
}

/** Slate: waves. */
function waves(top: number, bottom: number): string {
  let d = ''
  for (let y = top + 4; y < bottom - 1; y += 5.2)
    d += `M1.8 ${num(y)}Q4 ${num(y - 3.6)} 6.4 ${num(y)}Q8.6 ${num(y + 3.6)} 11 ${num(y)}Q13.4 ${num(y - 3.6)} ${STRIP - 1.4} ${num(y)}`
  return d
}

/** The pattern of a row's band, from one height to another. */
export function drawPattern(colour: Colour, hand: Hand, top: number, bottom: number): string {
  const { lines } = TONES[colour]
  if (colour === 'yellow') return drawStroke(line(seeds(top, bottom), 2.3, lines), hand)
  if (colour === 'red') return drawStroke(line(bricks(top, bottom), 0.9, lines), hand)
  if (colour === 'green') return drawStroke([leaves(top, bottom), lines, 0.7, lines], hand)
  return drawStroke(line(waves(top, bottom), 1.2, lines), hand)
}

const LEFT_BAND = `M5 1L${STRIP} 1L${STRIP} 95L5 95Q1 95 1 91L1 5Q1 1 5 1Z`
const TOP_BAND = 'M17 1L59 1Q63 1 63 5L17 5Z'

export const drawBand = (colour: Colour, hand: Hand, top: number): string =>
  drawStroke(wash(LEFT_BAND + TOP_BAND, TONES[colour].ground), hand) +
  drawPattern(colour, hand, top, 94) +
  drawStroke(line(`M${STRIP} 5L${STRIP} 95M${STRIP} 5L63 5`, 0.8), hand)

const QUARTER = (CARD_HEIGHT - 30) / COLOURS.length

/** For a card without a colour, which may go to any row: a piece of every band. */
export function drawManyBands(hand: Hand, top: number): string {
  const pieces = COLOURS.map((colour, i) => {
    const [from, to] = [i === 0 ? 1 : top + i * QUARTER, i === 3 ? 95 : top + (i + 1) * QUARTER]
    const piece =
      i === 0
        ? `M5 1L${STRIP} 1L${STRIP} ${to}L1 ${to}L1 5Q1 1 5 1Z`
        : i === 3
          ? `M1 ${from}L${STRIP} ${from}L${STRIP} 95L5 95Q1 95 1 91Z`
          : `M1 ${from}L${STRIP} ${from}L${STRIP} ${to}L1 ${to}Z`
    return (
      drawStroke(wash(piece, TONES[colour].ground), hand) +
      drawPattern(colour, hand, i === 0 ? top : from, to - (i === 3 ? 1 : 0))
    )
  })
  const joints = COLOURS.slice(1).map(
    (_, i) => `M1 ${num(top + (i + 1) * QUARTER)}L${STRIP} ${num(top + (i + 1) * QUARTER)}`,
  )
  return pieces.join('') + drawStroke(line(`M${STRIP} 1L${STRIP} 95${joints.join('')}`, 0.8), hand)
}
