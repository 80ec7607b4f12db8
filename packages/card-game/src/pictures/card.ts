/** Cards, front and back. */
import type { Hand } from '@bastide/drawing'
import { CARDS, type CardId, COLOURS, type Colour } from '../cards/card.ts'
import { ANIMALS, type Emblem } from './animals.ts'
import { CARD_HEIGHT, CARD_WIDTH, drawBand, drawManyBands, STRIP } from './bands.ts'
import { BUILDINGS } from './buildings.ts'
import { bumps, drawStroke, drawStrokes, handFor, inGroup, line, oval, type Stroke, wash } from './ink.ts'
import { GOLD, INK, PAPER, STONE, TONES, WHITE } from './palette.ts'
import { NUMERALS, personStrokes } from './persons.ts'
import { moved, WONDERS } from './wonders.ts'

/** How a seat looks. Colour and pattern each identify it on their own. */
export interface SeatLook {
  /** As in CSS. */
  readonly colour: string
  /** As an SVG path within a square of 2 × 2 around (0, 0). */
  readonly pattern: string
}

const OUTLINE = 'M5 1L59 1Q63 1 63 5L63 91Q63 95 59 95L5 95Q1 95 1 91L1 5Q1 1 5 1Z'
/** Where the symbol's centre is. */
const MIDDLE = [(CARD_WIDTH + STRIP) / 2, 51] as const
/** The plate in the strip that says the kind, and where the band's pattern begins below it. */
const PLATE =
  'M4.6 3.6L14.4 3.6Q16.4 3.6 16.4 5.6L16.4 25Q16.4 27 14.4 27L4.6 27Q2.6 27 2.6 25L2.6 5.6Q2.6 3.6 4.6 3.6Z'
const PLATE_MIDDLE = [9.5, 15.3] as const
const BELOW_PLATE = 28.6

/** The shadow under whatever stands on a card. */
const ground = (y: number): Stroke => wash(oval(2.5, y, 18, 3.2), '#C7B184')
/** Where they stand. */
const FEET = { person: 38, building: 34, animal: 28 } as const

const onPaper = (inside: string, hand: Hand): string =>
  inGroup(
    drawStroke([OUTLINE, PAPER.ground, 0], hand) +
      drawStroke(wash('M24 93L59 94Q62 94 62 91L62 40Q60 80 58 88Q50 92 24 93Z', PAPER.shade), hand) +
      inside +
      drawStroke(line(OUTLINE, 1.4), hand),
  )

/** A small outline in the plate. */
const sign = (outline: string, scale: number): Stroke => [moved(outline, ...PLATE_MIDDLE, scale), INK, 0.5]

function plate(strokes: readonly Stroke[], ground: string, hand: Hand): string {
  return drawStrokes([[PLATE, ground, 0.9], ...strokes], hand)
}

const colourOf = (card: string): Colour | null => COLOURS.find((colour) => card.startsWith(`${colour}/`)) ?? null

function emblemOf(card: string, colour: Colour): Emblem {
  const number = Number(/\d$/.exec(card)?.[0] ?? 0)
  if (number === 0) return (card.endsWith('building') ? BUILDINGS : ANIMALS)[colour]
  return { strokes: personStrokes(number, TONES[colour]), outline: '' }
}

function drawColoured(card: string, colour: Colour, hand: Hand): string {
  const number = Number(/\d$/.exec(card)?.[0] ?? 0)
  const { strokes, outline } = emblemOf(card, colour)
  const [x, y] = MIDDLE
  const kind = number > 0 ? 'person' : card.endsWith('building') ? 'building' : 'animal'
  const numeral = line(moved(NUMERALS[number - 1] ?? '', ...PLATE_MIDDLE, 0.92), 2.9)
  return onPaper(
    drawBand(colour, hand, BELOW_PLATE) +
      plate([number > 0 ? numeral : sign(outline, 0.3)], PAPER.ground, hand) +
      drawStroke(wash(bumps(x, y + 4, 16.5, 30, 9), TONES[colour].wash), hand) +
      drawStrokes([ground(FEET[kind]), ...strokes], hand, x, y, number > 0 ? 1 : 0.88),
    hand,
  )
}

function drawColourless(card: string, { strokes, outline }: Emblem, hand: Hand): string {
  const isWonder = !card.endsWith('joker')
  const [x, y] = MIDDLE
  return onPaper(
    drawManyBands(hand, BELOW_PLATE) +
      plate([sign(outline, 0.29)], isWonder ? GOLD : PAPER.ground, hand) +
      drawStroke(wash(bumps(x, y, 16.5, 31, 9), isWonder ? '#F3DFA6' : PAPER.shade), hand) +
      drawStrokes(isWonder ? [ground(36), ...strokes] : strokes, hand, x, y - 1, isWonder ? 0.9 : 0.96),
    hand,
  )
}

const BACK = { ground: '#6B5345', lines: '#8D7361' } as const
/** Our mark: a gate between two towers. */
const GATE =
  'M-20 20L-20 -6L-23 -6L-23 -16L-18 -16L-18 -12L-14 -12L-14 -16L-9 -16L-9 -6L-11 -6L-11 0L11 0L11 -6L9 -6L9 -16L14 -16L14 -12L18 -12L18 -16L23 -16L23 -6L20 -6L20 20Z'

/** A lattice of thin lines. */
function lattice(): string {
  let d = ''
  for (let at = -84; at < 64; at += 9.5) {
    const [low, high] = [Math.max(4, at), Math.min(60, at + 88)]
    d += `M${low} ${4 + low - at}L${high} ${4 + high - at}M${low} ${92 - low + at}L${high} ${92 - high + at}`
  }
  return d
}

/** The pattern in the seat's colour on a plate, so that a strip of the back tells who laid it. */
const ownersMark = ({ colour, pattern }: SeatLook, hand: Hand): string =>
  drawStroke([PLATE, colour, 1.6, WHITE], hand) +
  drawStroke(line(PLATE, 0.8), hand) +
  `<path d="${pattern}" transform="translate(${PLATE_MIDDLE.join(' ')})scale(5)" fill="${WHITE}" stroke="${INK}" stroke-width=".12"/>`

/** A card that lies face down, with the mark of the seat that laid it. */
export function drawBack(owner?: SeatLook): string {
  const hand = handFor('back')
  return inGroup(
    drawStroke([OUTLINE, BACK.ground, 0], hand) +
      drawStroke(line(lattice(), 0.8, BACK.lines), hand) +
      drawStroke(line('M7 4L57 4Q60 4 60 7L60 89Q60 92 57 92L7 92Q4 92 4 89L4 7Q4 4 7 4Z', 1, GOLD), hand) +
      drawStrokes(
        [
          wash(oval(0, -2, 29, 32), BACK.ground),
          [GATE, STONE.ground],
          wash('M13 -16L14 -12L18 -12L18 -16L23 -16L23 -6L20 -6L20 20L14 20Z', STONE.shade),
          line(GATE, 1.3),
          ['M-5 20L-5 13Q-5 8 0 8Q5 8 5 13L5 20Z', '#4A382C', 1.1],
          line('M0 0L0 -24', 1.4),
          ['M0 -24L13 -20L0 -15Z', GOLD, 1.1],
        ],
        hand,
        38,
        50,
        0.72,
      ) +
      (owner === undefined ? '' : ownersMark(owner, hand)) +
      drawStroke(line(OUTLINE, 1.4), hand),
  )
}

/** A card by its id. Anything else, such as `down`, is drawn from the back. */
export function drawCard(card: CardId | string): string {
  if (!CARDS.includes(card as CardId)) return drawBack()
  const colour = colourOf(card)
  return colour === null
    ? drawColourless(card, WONDERS[card] as Emblem, handFor(card))
    : drawColoured(card, colour, handFor(card))
}

/** Where a card may go: a dashed outline, with the band of a row if it is in one. */
export function drawEmptyPlace(colour?: Colour): string {
  const hand = handFor('empty')
  return inGroup(
    (colour === undefined ? '' : `<g opacity=".45">${drawBand(colour, hand, 2)}</g>`) +
      `<path d="${OUTLINE}" fill="${PAPER.ground}" fill-opacity=".25" stroke="${INK}" stroke-width="1.4" stroke-opacity=".6" stroke-dasharray="5 4"/>`,
  )
}

/** Inside as an SVG document of its own, for an image. Cards are 64 × 96. */
export const asPicture = (inside: string, width = CARD_WIDTH, height = CARD_HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`
