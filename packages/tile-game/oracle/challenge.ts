/** Cult places against monasteries. */
import type { Feature, Survey } from './features.ts'
import { type Figure, isOccupied } from './figures.ts'
import type { Kind } from './kinds.ts'
import type { Landscape, Rotated } from './landscape.ts'

const RIVAL: { readonly [kind in Kind]?: Kind } = { monastery: 'cult', cult: 'monastery' }

const holds = (segments: readonly { readonly kind: Kind }[], kind: Kind): boolean =>
  segments.some((segment) => segment.kind === kind)

/**
 * CULT-2: no cult place may border more than one monastery, nor a monastery more than one cult place. Only the centre
 * of the new tile and those that it would border can break this.
 */
export function keepsRivalsApart(land: Landscape, { segments }: Rotated, x: number, y: number): boolean {
  for (const { kind } of segments) {
    const rival = RIVAL[kind]
    if (rival === undefined) continue
    const bordered = land.around(x, y).filter(({ segments }) => holds(segments, rival))
    if (bordered.length > 1) return false
    const bordersAnother = bordered.some((other) =>
      land.around(other.x, other.y).some(({ segments }) => holds(segments, kind)),
    )
    if (bordersAnother) return false
  }
  return true
}

/**
 * CULT-3, CULT-4: who stands on a centre that is in challenge with one just completed. A challenge needs a figure on
 * both (CULT-7), and if one tile completes both, nobody has lost (CULT-5).
 */
export function losers(
  land: Landscape,
  survey: Survey,
  completed: readonly Feature[],
  figures: readonly Figure[],
): Feature[] {
  return completed.flatMap((feature) => {
    const rival = RIVAL[feature.kind]
    if (rival === undefined || !isOccupied(survey, feature, figures)) return []
    const bordered = feature.segments
      .flatMap(({ x, y }) => land.around(x, y))
      .flatMap(({ segments }) => segments.filter(({ kind }) => kind === rival))
    return bordered
      .map((segment) => survey.at(segment))
      .filter((other) => !other.complete && isOccupied(survey, other, figures))
  })
}
