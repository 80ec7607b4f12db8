/** The path of flying points: from the city that scored to the score of the seat that gets them. */
import type { DiceHappening } from '@bastide/dice-game/words'
import { middleOfBox, scorePoint } from '../../kit/boxes.ts'
import type { Flight } from '../../kit/flights.svelte.ts'

export function flightsOf(happenings: readonly DiceHappening[], board: Element): readonly Flight[] {
  return happenings.flatMap(({ kind, points, seat }) => {
    if (kind !== 'score' || points === 0 || seat === null) return []
    const goal = scorePoint(seat)
    const from = middleOfBox((board.querySelector('[data-counted]') ?? board).getBoundingClientRect())
    return goal === null ? [] : [{ what: 'points' as const, points, seat, path: [from, goal] }]
  })
}
