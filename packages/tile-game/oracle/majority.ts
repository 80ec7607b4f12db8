/** Figures on features, and who has most of them (BASE-16). */
import type { Feature } from './features.ts'
import { placeName } from './landscape.ts'

export interface Figure {
  readonly seat: number
  readonly x: number
  readonly y: number
  readonly spot: string
}

export const standsOn = (feature: Feature, figure: Figure): boolean => feature.names.has(placeName(figure.x, figure.y, figure.spot))

export const isOccupied = (feature: Feature, figures: readonly Figure[]): boolean => figures.some((figure) => standsOn(feature, figure))

/** How many followers each seat has on these features taken together. */
export function followersOn(features: readonly Feature[], figures: readonly Figure[], seats: number): number[] {
  return Array.from(
    { length: seats },
    (_, seat) => figures.filter((figure) => figure.seat === seat && features.some((feature) => standsOn(feature, figure))).length,
  )
}

/** The seats with most, all who tie; nobody where nobody stands (BASE-16, BASE-20). */
export function majority(followers: readonly number[]): number[] {
  const most = Math.max(...followers)
  return most === 0 ? [] : followers.flatMap((count, seat) => (count === most ? [seat] : []))
}
