/** What is highlighted on the tile game's board. */
import type { TileHappening, View } from '@bastide/tile-game/words'
import { type At, cellsIn, featureIn } from './shown.ts'

/** A highlighted feature, as an index into the view, and whose colours it has: by default those of its owners. */
export interface LitFeature {
  readonly feature: number
  readonly owners?: readonly number[]
}

/** What happenings are about, on the board. */
export interface Marks {
  readonly features: readonly LitFeature[]
  /** A feature is highlighted by its shape; these are cells of what has none. */
  readonly cells: readonly At[]
}

/** Whoever scores a feature gives it their colour: their figures may have gone home since. */
export function marksOf(game: View, happenings: readonly TileHappening[]): Marks {
  const owners = new Map<number, Set<number>>()
  const cells = new Map<string, At>()
  const laid = new Set(game.tiles.map(({ at }) => at.join()))
  for (const happening of happenings) {
    const own = cellsIn(happening)
    // A replay may point at what is still to come.
    if (!own.every((at) => laid.has(at.join()))) continue
    const feature = featureIn(game, happening)
    if (feature === null) for (const at of own) cells.set(at.join(), at)
    else {
      const seats = owners.get(feature) ?? new Set<number>()
      if (happening.seat !== null && happening.points > 0) seats.add(happening.seat)
      owners.set(feature, seats)
    }
  }
  const features = [...owners].map(([feature, seats]) =>
    seats.size === 0 ? { feature } : { feature, owners: [...seats] },
  )
  return { features, cells: [...cells.values()] }
}
