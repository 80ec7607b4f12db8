/** The path of flying points: from the stretch that is settled to the score of the seat that wins it. */
import type { CardHappening } from '@bastide/card-game/words'
import type { Flight } from '../../kit/flying-points.svelte'

const middleOf = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
]

/** All points of one stretch fly together: they are added up in words. */
export function flightsOf(happenings: readonly CardHappening[], key: string, board: Element): readonly Flight[] {
  const settled = board.querySelector('[data-settled]')
  // A stretch itself has no box, only its cards have.
  const row = settled?.closest('[data-row]') ?? board.querySelector('[data-row]')
  const from = (settled?.firstElementChild ?? row)?.getBoundingClientRect()
  const bySeat = new Map<number, number>()
  for (const { kind, seat, points } of happenings)
    if (kind === 'score' && seat !== null && points > 0) bySeat.set(seat, (bySeat.get(seat) ?? 0) + points)
  return [...bySeat].flatMap(([seat, points]) => {
    const goal = document.querySelector(`[data-seat="${seat}"] .score`)?.getBoundingClientRect()
    if (from === undefined || goal === undefined) return []
    return [{ key: `${key} ${seat} ${points}`, points, seat, from: middleOf(from), to: middleOf(goal) }]
  })
}
