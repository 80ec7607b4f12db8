/** Crop circles: whom a tile concerns, and what each seat can answer. */
import { placeName } from './landscape.ts'
import type { Figure } from './majority.ts'
import type { Choice, Concerned, Move } from './moves.ts'

export const CHOOSE = 'crop-circles/choose'
export const ANSWER = 'crop-circles/answer'

/** CROP-2 */
export const CHOICES: readonly Choice[] = ['A', 'B']

const isConcerned = (figure: Figure, kind: Concerned): boolean => figure.spot.split(':')[0] === kind

/** CROP-7: with no follower of the kind on the table neither A nor B can be done. Without farmers (MIX-4) that is every pitchfork. */
export function someoneIsConcerned(figures: readonly Figure[], kind: Concerned): boolean {
  return figures.some((figure) => isConcerned(figure, kind))
}

/** CROP-4: from the left of the active seat round to itself. */
export function orderOfAnswers(active: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, number) => (active + 1 + number) % seats)
}

/** The seat's own followers of that kind, one for each place where any stand: two beside each other are the same to take or to join. */
function ownPlaces(seat: number, kind: Concerned, figures: readonly Figure[]): Figure[] {
  const own = figures.filter((figure) => figure.seat === seat && isConcerned(figure, kind))
  return [...new Map(own.map((figure) => [placeName(figure.x, figure.y, figure.spot), figure])).values()]
}

/** All that a seat can answer; nothing if it is skipped (CROP-7, CROP-9). */
export function answers(choice: Choice, kind: Concerned, seat: number, figures: readonly Figure[], supply: number): Move[] {
  const places = ownPlaces(seat, kind, figures)
  if (choice === 'B') return places.map(({ spot, x, y }): Move => ({ take: 'follower', on: spot, at: [x, y] })) // CROP-6
  if (supply === 0 || places.length === 0) return []
  return [...places.map(({ spot, x, y }): Move => ({ deploy: 'follower', on: spot, at: [x, y] })), { pass: true }] // CROP-5
}
