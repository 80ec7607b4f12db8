/** The path of flying points: from the stretch that is settled to the score of the seat that wins it. */
import type { CardHappening } from '@bastide/card-game/words'
import { middleOfBox, scorePoint } from '../../kit/boxes.ts'
import type { Flight } from '../../kit/flights.svelte.ts'

/** All points of one stretch fly together: they are added up in words. */
export function flightsOf(happenings: readonly CardHappening[], board: Element): readonly Flight[] {
  const settled = board.querySelector('[data-settled]')
  // A stretch itself has no box, only its cards have.
  const row = settled?.closest('[data-row]') ?? board.querySelector('[data-row]')
  const from = (settled?.firstElementChild ?? row ?? board).getBoundingClientRect()
  const bySeat = new Map<number, number>()
  for (const { kind, seat, points } of happenings)
    if (kind === 'score' && seat !== null && points > 0) bySeat.set(seat, (bySeat.get(seat) ?? 0) + points)
  return [...bySeat].flatMap(([seat, points]) => {
    const goal = scorePoint(seat)
    return goal === null ? [] : [{ what: 'points' as const, points, seat, path: [middleOfBox(from), goal] }]
  })
}
