/**
 * What the tile just laid completes is scored: most figures takes the points, ties take them all (BASE-10, BASE-16), and
 * everybody on it goes home. What a feature is worth, its kind says: see `expansions/base/`. It takes 7 % of a playout: every
 * turn looks at each segment of its tile, and keeps what is complete in an array that is made once.
 */
import type { Position, Seat } from '@bastide/kernel'
import { lowestBit } from '../board/bits.ts'
import { RING, TO_AROUND } from '../board/cell.ts'
import { cellWord, placesCompleted, SEGMENTS, scores, TILE_ROW, tileCell, tileJustLaid, tileNode, tileShape } from '../board/columns.ts'
import { claimsOf, isClaimed, isComplete, kindOfNode, mostClaims, type Node, rootOf } from '../board/feature.ts'
import type { FeatureKind } from '../board/kind.ts'
import type { Land } from '../board/land.ts'
import { centreOf } from '../board/laying.ts'
import { Sum } from '../board/sum.ts'
import { featureFacts } from '../facts.ts'
import type { FeatureFacts, TileNarrator } from '../happening.ts'
import { bringHome } from './returning.ts'
import { type Step, silentStep } from './step.ts'

/** Gives a seat the points of a sum, and tells it: the only place where a score rises. */
export function award(p: Position, seat: Seat, sum: Sum, clause: string, tell?: TileNarrator, feature?: FeatureFacts, serves?: FeatureFacts): void {
  scores.put(p, seat, scores.get(p, seat) + sum.total)
  tell?.({
    kind: 'score',
    seat,
    points: sum.total,
    clause,
    feature: feature ?? null,
    items: sum.items(),
    ...(serves === undefined ? {} : { serves }),
  })
}

const sum = new Sum()

/** Scores one feature for whoever has most figures on it, as complete or as it lies at the end (BASE-16, BASE-23). */
export function scoreFeature(land: Land, p: Position, seats: number, root: Node, asComplete: boolean, tell?: TileNarrator): void {
  const kind = land.kinds[kindOfNode(land, p, root)] as FeatureKind
  const worth = asComplete ? kind.complete : kind.unfinished
  if (worth === undefined) return
  sum.clear()
  const clause = worth(p, root, sum)
  const feature = tell && featureFacts(land, p, root)
  const most = mostClaims(p, root)
  for (let seat = 0; seat < seats; seat++) if (claimsOf(p, root, seat) === most) award(p, seat, sum, clause, tell, feature)
}

/** What the tile just laid completed: at most one feature a segment, and one place in the middle of each of the nine tiles. */
const completed = new Int32Array(SEGMENTS + 9)

function findCompleted(land: Land, p: Position): number {
  const row = tileJustLaid.get(p, 0) - 1
  const first = tileNode.get(p, row)
  const kind = tileShape.get(p, row) >> 2
  let count = 0
  for (let segment = 0; segment < (land.segmentCount[kind] as number); segment++) {
    if (land.completable[land.segmentKind[kind * SEGMENTS + segment] as number] === 0) continue
    const root = rootOf(p, first + segment)
    if (isComplete(p, root) && !alreadyFound(root, count)) completed[count++] = root
  }
  for (let around = placesCompleted.get(p, 0); around !== 0; around &= around - 1) {
    const cell = (tileCell.get(p, row) + (TO_AROUND[lowestBit(around)] as number)) & RING
    completed[count++] = centreOf(land, p, cellWord.get(p, cell) & TILE_ROW)
  }
  return count
}

function alreadyFound(root: Node, count: number): boolean {
  for (let i = 0; i < count; i++) if (completed[i] === root) return true
  return false
}

function scoreCompleted(land: Land, p: Position, seats: number, tell?: TileNarrator): void {
  const count = findCompleted(land, p)
  for (let i = 0; i < count; i++) {
    const root = completed[i] as number
    if (isClaimed(p, root)) {
      scoreFeature(land, p, seats, root, true, tell)
      bringHome(land, p, seats, root, tell)
    } else {
      tell?.({ kind: 'unclaimed', seat: null, points: 0, clause: 'BASE-20', feature: featureFacts(land, p, root) })
    }
  }
}

export const scoring = (land: Land, seats: number): Step => silentStep('score', (p, tell) => scoreCompleted(land, p, seats, tell))
