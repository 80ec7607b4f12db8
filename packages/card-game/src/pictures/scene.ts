/** A small scene for the list of games: a hand of cards, and a follower before it. */
import { num } from '@bastide/drawing'
import { drawCard, type SeatLook } from './card.ts'
import { drawFollower } from './figures.ts'

export const SCENE_WIDTH = 360
export const SCENE_HEIGHT = 240

const FAN = ['yellow/building', 'red/person-2', 'fairy', 'green/animal', 'blue/person-3'] as const
/** Around which the cards are fanned, far below them. */
const PIVOT = [172, 338] as const
const STEP = 12
const SIZE = 1.62

/** Gold, as the first seat has it. */
const USUAL_LOOK: SeatLook = { colour: '#E0AE1B', pattern: 'M-.62 0a.62.62 0 1 0 1.24 0a.62.62 0 1 0-1.24 0z' }

/** 360 × 240, on no ground. */
export function drawCardScene(look: SeatLook = USUAL_LOOK): string {
  const cards = FAN.map((card, i) => {
    const turn = (i - (FAN.length - 1) / 2) * STEP
    const place = `rotate(${num(turn)} ${PIVOT.join(' ')})translate(${num(PIVOT[0] - 32 * SIZE)} 28)scale(${SIZE})`
    return `<g transform="${place}"><rect x="2.5" y="3" width="62" height="95" rx="5" fill="#3A2E28" opacity=".22"/>${drawCard(card)}</g>`
  })
  return `${cards.join('')}<g transform="translate(276 138)scale(1.75)">${drawFollower(look)}</g>`
}
