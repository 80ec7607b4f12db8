/** What the tile game's board shows besides the view itself. */
import type { View } from '@bastide/tile-game/words'

export type LaidTile = View['tiles'][number]
type ShownFigure = View['figures'][number]
export type At = readonly [number, number]

/** Figures on one spot stand beside each other. */
export interface StandingFigure {
  readonly key: string
  readonly figure: ShownFigure
  readonly nth: number
  readonly among: number
}

export function standing(figures: readonly ShownFigure[]): readonly StandingFigure[] {
  const together = new Map<string, ShownFigure[]>()
  for (const figure of figures) {
    const spot = `${figure.at.join()} ${figure.on}`
    together.set(spot, [...(together.get(spot) ?? []), figure])
  }
  return [...together].flatMap(([spot, all]) =>
    all.map((figure, nth) => ({ key: `${spot} ${figure.seat} ${figure.figure} ${nth}`, figure, nth, among: all.length })),
  )
}

/** The feature that a spot of a tile belongs to, by its number in the view. */
export function featureAt(view: View, at: At, names: readonly string[]): number | null {
  const index = view.features.findIndex(({ parts }) => parts.some(([x, y, on]) => x === at[0] && y === at[1] && names.includes(on)))
  return index < 0 ? null : index
}
