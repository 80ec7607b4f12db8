/** Who holds the markers. The seat that lays the tile completes the city or road, whoever stands on it. */
import type { Column, Position } from '@bastide/kernel'
import { activeSeat } from '../../board/columns.ts'
import { kindOfNode, tilesOf } from '../../board/feature.ts'
import { Sum } from '../../board/sum.ts'
import type { TileNarrator } from '../../happening.ts'
import type { TablePlan } from '../../module.ts'
import { type AfterCompleted, award, completed } from '../../turn/scoring.ts'

/**
 * What the markers are worth: a point for each city or road, 10 each, 15 for one and 40 for both, or a point at a time
 * during play.
 */
export const POINTS = ['each', 'ten', 'fifteen', 'during-play'] as const

/** KING-3: the robber baron is to roads what the king is to cities. */
export const MARKERS = [
  { name: 'king', of: 'city', counted: 'cities', clause: 'KING-1' },
  { name: 'robber', of: 'road', counted: 'roads', clause: 'KING-3' },
] as const

export interface MarkerColumns {
  /** The holder of a marker plus one; 0 while nobody holds it. */
  readonly holder: Column
  /** How many tiles the largest completed feature of its kind covers. */
  readonly largest: Column
}

const sum = new Sum()

export function marking({ tables, setup }: TablePlan, { holder, largest }: MarkerColumns): AfterCompleted {
  const kinds = MARKERS.map(({ of }) => tables.kinds.findIndex(({ id }) => id === of))
  const isPaidAtOnce = setup.options['king-robber-points'] === 'during-play'

  /** KING-8: the current holder of the marker is paid for what was completed, before the marker moves. */
  const payHolder = (p: Position, marker: number, features: number, tell?: TileNarrator): void => {
    const seat = holder.get(p, marker) - 1
    if (seat < 0) return
    sum.clear()
    sum.add(MARKERS[marker]?.counted as string, features, 1)
    award(p, seat, sum, 'KING-8', tell)
  }

  return (p, tell) => {
    for (let marker = 0; marker < MARKERS.length; marker++) {
      let features = 0
      let size = 0
      for (let i = 0; i < completed.count; i++) {
        const root = completed.roots[i] as number
        if (kindOfNode(tables, p, root) !== kinds[marker]) continue
        features++
        // KING-4: of several, the largest counts, compared with the record before the turn.
        size = Math.max(size, tilesOf(p, root))
      }
      if (isPaidAtOnce && features > 0) payHolder(p, marker, features, tell)
      if (size <= largest.get(p, marker)) continue
      largest.set(p, marker, size)
      const seat = activeSeat.get(p, 0)
      if (holder.get(p, marker) === seat + 1) continue
      holder.set(p, marker, seat + 1)
      tell?.({
        kind: 'marker',
        seat,
        points: 0,
        clause: MARKERS[marker]?.clause as string,
        feature: null,
        choice: MARKERS[marker]?.name as string,
      })
    }
  }
}
