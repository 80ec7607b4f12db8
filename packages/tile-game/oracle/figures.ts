/** Figures, where they stand, and who has the most of them (BASE-16). */
import type { Feature, Survey } from './features.ts'
import type { LaidSegment } from './landscape.ts'

export type FigureKind = 'follower' | 'abbot'

/** COUNT-1 */
export type Quarter = 'castle' | 'market' | 'smithy' | 'cathedral'

export interface Figure {
  readonly seat: number
  readonly kind: FigureKind
  /** A segment of a laid tile, or a quarter of Carcassonne. */
  readonly on: LaidSegment | Quarter
}

/** The feature that a figure stands on; none for a figure in Carcassonne. */
export const featureUnder = (survey: Survey, { on }: Figure): Feature | undefined =>
  typeof on === 'string' ? undefined : survey.at(on)

export function figuresOn(survey: Survey, features: readonly Feature[], figures: readonly Figure[]): Figure[] {
  return figures.filter((figure) => {
    const under = featureUnder(survey, figure)
    return under !== undefined && features.includes(under)
  })
}

export const isOccupied = (survey: Survey, feature: Feature, figures: readonly Figure[]): boolean =>
  figures.some((figure) => featureUnder(survey, figure) === feature)

/** The seats with the most of these figures, all of them in a tie; nobody if there are none (BASE-16, BASE-20). */
export function majority(figures: readonly Figure[]): number[] {
  const counts = new Map<number, number>()
  for (const { seat } of figures) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].flatMap(([seat, count]) => (count === most ? [seat] : []))
}
