/** Crop circles: whom a tile concerns, and what each seat can answer. */
import type { Figure } from './figures.ts'
import type { LaidSegment } from './landscape.ts'
import type { Choice, Concerned, Move } from './moves.ts'

export const CHOOSE = 'crop-circles/choose'
export const ANSWER = 'crop-circles/answer'

/** CROP-2 */
export const CHOICES: readonly Choice[] = ['A', 'B']

/** Where followers of that kind stand. Those in Carcassonne are not concerned (CROP-9), nor are abbots (ABBOT-7). */
function segmentsOf(kind: Concerned, figures: readonly Figure[]): LaidSegment[] {
  return figures.flatMap(({ kind: figure, on }) =>
    figure === 'follower' && typeof on !== 'string' && on.kind === kind ? [on] : [],
  )
}

/**
 * CROP-7: with no follower of the kind on the table, neither A nor B can be done. Without farmers (MIX-4) that is every
 * pitchfork.
 */
export const someoneIsConcerned = (figures: readonly Figure[], kind: Concerned): boolean =>
  segmentsOf(kind, figures).length > 0

/** Everything a seat can answer; nothing if it is skipped (CROP-7, CROP-9). */
export function answers(
  choice: Choice,
  kind: Concerned,
  seat: number,
  figures: readonly Figure[],
  supply: number,
): Move[] {
  const own = figures.filter((figure) => figure.seat === seat)
  // Two side by side are the same to take or to join, so each segment counts once.
  const segments = [...new Set(segmentsOf(kind, own))]
  if (choice === 'B') return segments.map(({ spot, x, y }): Move => ({ take: 'follower', on: spot, at: [x, y] })) // CROP-6
  if (supply === 0 || segments.length === 0) return []
  return [...segments.map(({ spot, x, y }): Move => ({ deploy: 'follower', on: spot, at: [x, y] })), { pass: true }] // CROP-5
}
