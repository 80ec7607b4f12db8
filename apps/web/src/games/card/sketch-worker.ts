/** Small pictures of the card game: what a setup is about, and the rows as they lie. */
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  drawBack,
  drawBoard,
  drawCard,
  drawChest,
  drawFollower,
  FIGURE_BOX,
} from '@bastide/card-game/pictures'
import type { View } from '@bastide/card-game/words'
import { PATTERN_PATHS } from '@bastide/wire'
import { drawWith } from '../../board/drawing-worker.ts'
import { fanned, framed } from '../../board/sketch.ts'
import { cssColour, type SeatLook } from '../../kit/seat-look.ts'
import type { Sketched } from '../../playing/game-front.ts'
import { layRow } from './row-layout.ts'

const GAP = 8
/** As much as a row of the picture holds, in the units of a card. */
const SPACE = 5 * CARD_WIDTH
const CHEST_STEP = 74
const USUAL = ['red/person-2', 'animal-joker', 'green/animal', 'dragon'] as const
const PLAIN = ['blue/animal', 'animal-joker', 'building-joker', 'yellow/building'] as const

const at = (x: number, y: number, inside: string): string => `<g transform="translate(${x} ${y})">${inside}</g>`

/** In a square of 100. */
const inHand = (card: string): string => at(18, 0, drawCard(card))

const drawSetup = ({ options = {} }: { readonly options?: { readonly [key: string]: unknown } }): string =>
  fanned((options['face-down-jokers'] === 'ordinary' ? PLAIN : USUAL).map(inHand))

const drawn = ({ colour, pattern }: SeatLook) => ({
  colour: cssColour(colour),
  pattern: (PATTERN_PATHS as { readonly [name: string]: string })[pattern] ?? '',
})

function drawRow({ row, stretches }: View['rows'][number], looks: readonly SeatLook[]): string {
  const layout = layRow(
    stretches.map(({ cards }) => cards.length),
    SPACE,
    CARD_WIDTH,
  )
  const cards = stretches.flatMap((stretch, i) =>
    stretch.cards.map(({ card, lies, by }, j) => {
      const owner = by === null ? undefined : looks[by]
      const face = lies === 'down' ? drawBack(owner && drawn(owner)) : drawCard(card)
      return at(CARD_WIDTH + GAP + (layout.cards[i]?.[j] ?? 0), 0, face)
    }),
  )
  const followers = stretches.flatMap(({ seat }, i) => {
    const look = seat === null ? undefined : looks[seat]
    const x = CARD_WIDTH + GAP + (layout.followers[i] ?? 0)
    return look === undefined ? [] : [at(x, CARD_HEIGHT - FIGURE_BOX - 14, drawFollower(drawn(look)))]
  })
  return drawBoard(row) + cards.join('') + followers.join('')
}

/** The rows; once they are put away, everybody's chest. */
function drawPosition({ rows, over }: View, looks: readonly SeatLook[]): string {
  const longest = Math.max(...rows.map(({ stretches }) => stretches.reduce((sum, { cards }) => sum + cards.length, 0)))
  if (!over || longest > 0) {
    const lines = rows.map((row, i) => at(0, i * (CARD_HEIGHT + GAP), drawRow(row, looks)))
    const bottom = rows.length * (CARD_HEIGHT + GAP) - GAP
    return framed(lines.join(''), { left: 0, top: 0, right: SPACE + CARD_WIDTH + GAP, bottom }, 0)
  }
  const chests = looks.map((look, i) => at(i * CHEST_STEP, 0, drawChest(true) + at(30, 4, drawFollower(drawn(look)))))
  return framed(chests.join(''), { left: 0, top: 0, right: looks.length * CHEST_STEP, bottom: FIGURE_BOX + 6 }, 120)
}

drawWith<Sketched>((sketched) =>
  sketched.of === 'setup'
    ? drawSetup((sketched.setup ?? {}) as Parameters<typeof drawSetup>[0])
    : drawPosition(sketched.view as unknown as View, sketched.looks),
)
