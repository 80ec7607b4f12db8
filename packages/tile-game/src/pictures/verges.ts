/** Hedges here and there: along roads, on one side or both, and between two meadows. Never up to the border. */
import { type Hand, type Line, type Point, plus } from '@bastide/drawing'
import type { FreeLand } from './free.ts'
import type { Brush } from './module.ts'
import type { Plan } from './plan.ts'
import { along, leftOf } from './shape.ts'
import { drawHedges, drawTrees, type Tree } from './trees.ts'

/** From the middle of the road to the hedge. */
const ASIDE = 7
const PIECES = 9

/** The longest run of points that are free. */
function longest(points: readonly (Point | null)[]): Line {
  let [best, run]: [Point[], Point[]] = [[], []]
  for (const point of points) {
    run = point === null ? [] : [...run, point]
    if (run.length > best.length) best = run
  }
  return best
}

/** A hedge at a distance from a line, as long as the land allows. */
function hedgeAlong(
  line: Line,
  aside: number,
  [from, length]: readonly [number, number],
  land: FreeLand,
  hand: Hand,
): readonly Line[] {
  const points = Array.from({ length: PIECES }, (_, i) => {
    const { at, way } = along(line, Math.min(0.93, from + (length * i) / (PIECES - 1)))
    const point = plus(at, leftOf(way), aside + hand.about(0.3))
    return land.isHedgeable(point) ? point : null
  })
  const run = longest(points)
  return run.length > 3 ? [run] : []
}

export function drawVerges({ roads }: Plan, banks: readonly Line[], land: FreeLand, { detail, hand }: Brush): string {
  if (detail === 0) return ''
  const beside = roads.flatMap(({ line }) =>
    [ASIDE, -ASIDE].flatMap((aside) => {
      const stretch = [hand.between(0.08, 0.5), hand.between(0.25, 0.6)] as const
      return hand.maybe(0.6) ? hedgeAlong(line, aside, stretch, land, hand) : []
    }),
  )
  const apart = banks
    .filter(() => hand.maybe(0.4))
    .slice(0, 1)
    .flatMap((bank) => hedgeAlong(bank, 0, [0, 0.93], land, hand))
  const trees = apart.flatMap((hedge) =>
    hedge.filter(() => hand.maybe(0.3)).map((at): Tree => ({ at, size: hand.between(1.8, 2.4), kind: 'round' })),
  )
  for (const point of apart.flat()) land.take(point, 2.4)
  const hedges = [...beside, ...apart]
  return (hedges.length === 0 ? '' : drawHedges(hedges, 0.9, detail)) + drawTrees(trees, hand, detail)
}
