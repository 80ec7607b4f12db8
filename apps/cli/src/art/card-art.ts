/** The card game, drawn: every card, what stands beside them, and a row as it lies on a table. */
import { CARDS, COLOURS } from '@bastide/card-game'
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  drawBack,
  drawBoard,
  drawCard,
  drawCardScene,
  drawChest,
  drawEmptyPlace,
  drawFollower,
  FIGURE_BOX,
  SCENE_HEIGHT,
  SCENE_WIDTH,
  STRIP,
} from '@bastide/card-game/pictures'
import { Misuse } from '../failure.ts'
import { type Artist, document, LOOKS, placed } from './artist.ts'

const GAP = 12
const COLUMNS = 10
const CARD = [CARD_WIDTH, CARD_HEIGHT] as const
const FIGURE = [FIGURE_BOX, FIGURE_BOX] as const
const SCENE = [SCENE_WIDTH, SCENE_HEIGHT] as const
/** On the sheet. */
const SIZE = [96, 144] as const
const SHEET_WIDTH = GAP + COLUMNS * (SIZE[0] + GAP)

type Look = (typeof LOOKS)[number]

interface Named {
  readonly name: string
  readonly picture: string
}

/** Pictures of the size of a card, each with its name below. Returns where they end, too. */
function named(pictures: readonly Named[], top: number): readonly [string, number] {
  const drawn = pictures.map(({ name, picture }, i) => {
    const [x, y] = [GAP + (i % COLUMNS) * (SIZE[0] + GAP), top + Math.floor(i / COLUMNS) * (SIZE[1] + GAP + 8)]
    const label = `<text x="${x + SIZE[0] / 2}" y="${y + SIZE[1] + 9}" font-family="sans-serif" font-size="8" text-anchor="middle" fill="#2B2320">${name}</text>`
    return placed([x, y], SIZE, CARD, picture) + label
  })
  return [drawn.join('\n'), top + Math.ceil(pictures.length / COLUMNS) * (SIZE[1] + GAP + 8)]
}

/** A row as it lies on a table: overlapping cards, and followers that end stretches; the last of them lies flat. */
function row(colour: (typeof COLOURS)[number], top: number, width: number): string {
  const [size, step] = [[width, width * 1.5] as const, (width * STRIP) / CARD_WIDTH]
  const cards = CARDS.filter((card) => card.startsWith(`${colour}/`) || !card.includes('/'))
  const parts = [placed([GAP, top], size, CARD, drawBoard(colour))]
  let x = GAP + width + 6
  cards.forEach((card, i) => {
    parts.push(placed([x, top], size, CARD, i === 2 ? drawBack(LOOKS[1]) : drawCard(card)))
    const ends = i === 4 || i === cards.length - 1
    x += ends ? width + 2 : step
    if (!ends) return
    const look = LOOKS[i === 4 ? 0 : 3] as Look
    parts.push(placed([x, top + width * 0.6], [width * 0.8, width * 0.8], FIGURE, drawFollower(look, i !== 4)))
    x += width * 0.8 + 4
  })
  return [...parts, placed([x, top], size, CARD, drawEmptyPlace(colour))].join('\n')
}

function figures(top: number): string {
  const size = [64, 64] as const
  const followers = LOOKS.flatMap((look, seat) => [
    placed([GAP + seat * 76, top], size, FIGURE, drawFollower(look)),
    placed([GAP + seat * 76, top + 76], size, FIGURE, drawFollower(look, true)),
  ])
  const chests = [false, true].map((isOpen, i) =>
    placed([490 + i * 110, top + 20], [96, 96], FIGURE, drawChest(isOpen)),
  )
  return [
    ...followers,
    ...chests,
    placed([SHEET_WIDTH - SCENE_WIDTH - GAP, top - 40], SCENE, SCENE, drawCardScene()),
  ].join('\n')
}

function sheet(): string {
  const [cards, belowCards] = named(
    [
      ...CARDS.map((card) => ({ name: card, picture: drawCard(card) })),
      { name: 'back', picture: drawBack() },
      ...LOOKS.slice(0, 2).map((look, seat) => ({ name: `back of seat ${seat}`, picture: drawBack(look) })),
      ...COLOURS.map((colour) => ({ name: `${colour} board`, picture: drawBoard(colour) })),
      { name: 'empty place', picture: drawEmptyPlace() },
    ],
    GAP,
  )
  const widths = [44, 64, 84, 64]
  let top = belowCards + GAP
  const rows = COLOURS.map((colour, i) => {
    const width = widths[i] as number
    const drawn = row(colour, top, width)
    top += width * 1.5 + GAP
    return drawn
  })
  const bottom = figures(top + 50)
  return document(SHEET_WIDTH, top + 270, [cards, ...rows, bottom].join('\n'))
}

export const cardArt: Artist = {
  drawSheet(options) {
    for (const [name, given] of Object.entries(options))
      if (given !== undefined) throw new Misuse(`--${name} is for the tile game`)
    return sheet()
  },
}
