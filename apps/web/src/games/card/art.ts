/** The card game's pictures as URLs. Each is drawn once, when it is first shown. */
import {
  asPicture,
  drawBack,
  drawBoard,
  drawCard,
  drawChest,
  drawEmptyPlace,
  drawFollower,
  drawSign,
  FIGURE_BOX,
  SIGN_BOX,
} from '@bastide/card-game/pictures'
import { CARDS, type Colour } from '@bastide/card-game/words'
import { PATTERN_PATHS } from '@bastide/wire'
import { PagePictures } from '../../board/page-pictures.svelte.ts'
import { cssColour, type SeatLook } from '../../kit/seat-look.ts'

const pictures = new PagePictures()
const urlOf = (key: string, draw: () => string): string => pictures.url(key, draw)

/** Dozens of cards overlap on a table, and each tap paints many of them anew, which is far quicker with bitmaps. */
const WIDEST_CARD = 128
const CARD_PIXELS = (() => {
  const width = Math.ceil(WIDEST_CARD * Math.min(2, globalThis.devicePixelRatio ?? 1))
  return { width, height: width * 1.5 }
})()
const cardUrlOf = (key: string, draw: () => string): string => pictures.url(key, draw, CARD_PIXELS)

export const patternOf = (pattern: string): string =>
  (PATTERN_PATHS as { readonly [name: string]: string })[pattern] ?? ''
const drawn = ({ colour, pattern }: SeatLook) => ({ colour: cssColour(colour), pattern: patternOf(pattern) })
const asFigure = (inside: string): string => asPicture(inside, FIGURE_BOX, FIGURE_BOX)

export const cardUrl = (card: string): string => cardUrlOf(card, () => asPicture(drawCard(card)))

export const backUrl = (owner?: SeatLook): string =>
  cardUrlOf(`back ${owner?.colour} ${owner?.pattern}`, () => asPicture(drawBack(owner && drawn(owner))))

export const boardUrl = (row: Colour): string => cardUrlOf(`board ${row}`, () => asPicture(drawBoard(row)))

export const emptyUrl = (row: Colour): string => cardUrlOf(`empty ${row}`, () => asPicture(drawEmptyPlace(row)))

export const followerUrl = (owner: SeatLook, isLying = false): string =>
  urlOf(`follower ${owner.colour} ${owner.pattern} ${isLying}`, () => asFigure(drawFollower(drawn(owner), isLying)))

export const chestUrl = (isOpen = false): string => urlOf(`chest ${isOpen}`, () => asFigure(drawChest(isOpen)))

export const signUrl = (card: string): string =>
  urlOf(`sign ${card}`, () => asPicture(drawSign(card), SIGN_BOX, SIGN_BOX))

/** Draws every card while nothing else is to be done, so that none is drawn during a tap. */
export function drawAhead(): void {
  const left = [...CARDS]
  const drawOne = (): void => {
    const card = left.pop()
    if (card === undefined) return
    cardUrl(card)
    later(drawOne)
  }
  const later = (run: () => void): unknown =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 20)
  later(drawOne)
}
