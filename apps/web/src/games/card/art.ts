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
import { cssColour, type SeatLook } from '../../kit/seat-look.ts'

const urls = new Map<string, string>()

function urlOf(key: string, draw: () => string): string {
  const known = urls.get(key)
  if (known !== undefined) return known
  const url = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))
  urls.set(key, url)
  return url
}

export const patternOf = (pattern: string): string =>
  (PATTERN_PATHS as { readonly [name: string]: string })[pattern] ?? ''
const drawn = ({ colour, pattern }: SeatLook) => ({ colour: cssColour(colour), pattern: patternOf(pattern) })
const asFigure = (inside: string): string => asPicture(inside, FIGURE_BOX, FIGURE_BOX)

export const cardUrl = (card: string): string => urlOf(card, () => asPicture(drawCard(card)))

export const backUrl = (owner?: SeatLook): string =>
  urlOf(`back ${owner?.colour} ${owner?.pattern}`, () => asPicture(drawBack(owner && drawn(owner))))

export const boardUrl = (row: Colour): string => urlOf(`board ${row}`, () => asPicture(drawBoard(row)))

export const emptyUrl = (row: Colour): string => urlOf(`empty ${row}`, () => asPicture(drawEmptyPlace(row)))

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
