/** The path of flying points: from the city that scored to the score of the seat that gets them. */
import type { DiceHappening } from '@bastide/dice-game/words'
import type { Flight } from '../../kit/flying-points.svelte'

export const middleOfBox = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
]

export function flightsOf(happenings: readonly DiceHappening[], key: string, board: Element): readonly Flight[] {
  return happenings.flatMap(({ kind, points, seat }, i) => {
    const goal = document.querySelector(`[data-seat="${seat}"] .score`)
    const from = board.querySelector('[data-counted]') ?? board
    if (kind !== 'score' || points === 0 || seat === null || goal === null) return []
    const [start, end] = [from, goal].map((element) => middleOfBox(element.getBoundingClientRect()))
    if (start === undefined || end === undefined) return []
    return [{ key: `${key} ${i}`, points, seat, from: start, to: end }]
  })
}
