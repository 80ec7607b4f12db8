/**
 * Scores what the tile just laid completes: the most figures take the points, in a tie everyone does (BASE-10,
 * BASE-16), and all figures on it go home. What a feature is worth is up to its kind: see `expansions/base/`. This
 * takes 7 % of a playout: every turn looks at each segment of its tile, and collects what is complete in an array that
 * is made once.
 */
import type { Position, Seat } from '@bastide/kernel'
import { lowestBit } from '../board/bits.ts'
import { RING, TO_AROUND } from '../board/cell.ts'
import {
  cellWord,
  centresCompleted,
  SEGMENTS,
  scores,
  TILE_ROW,
  tileCell,
  tileJustLaid,
  tileNode,
  tileShape,
} from '../board/columns.ts'
import { claimsOf, isClaimed, isComplete, kindOfNode, mostClaims, type Node, rootOf } from '../board/feature.ts'
import type { FeatureKind } from '../board/kind.ts'
import { centreOf } from '../board/laying.ts'
import { Sum } from '../board/sum.ts'
import type { TileTables } from '../board/tile-tables.ts'
import { featureFacts } from '../facts.ts'
import type { FeatureFacts, TileNarrator } from '../happening.ts'
import { bringHome } from './returning.ts'
import { type Step, silentStep } from './step.ts'

/** Gives a seat the points of a sum, and tells it. The only place where a score rises. */
export function award(
  p: Position,
  seat: Seat,
  sum: Sum,
  clause: string,
  tell?: TileNarrator,
  feature?: FeatureFacts,
  serves?: FeatureFacts,
): void {
  scores.set(p, seat, scores.get(p, seat) + sum.total)
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

/**
 * Scores one feature for the seats with the most figures on it, as completed or as it lies at the end (BASE-16,
 * BASE-23). Returns a bit for each seat paid.
 */
export function scoreFeature(
  tables: TileTables,
  p: Position,
  seats: number,
  root: Node,
  asComplete: boolean,
  tell?: TileNarrator,
): number {
  const kind = tables.kinds[kindOfNode(tables, p, root)] as FeatureKind
  const worth = asComplete ? kind.complete : kind.unfinished
  if (worth === undefined) return 0
  sum.clear()
  const clause = worth(p, root, sum)
  const feature = tell && featureFacts(tables, p, root)
  const most = mostClaims(p, root)
  let paid = 0
  for (let seat = 0; seat < seats; seat++) {
    if (claimsOf(p, root, seat) !== most) continue
    award(p, seat, sum, clause, tell, feature)
    if (sum.total > 0) paid |= 1 << seat
  }
  return paid
}

/** At most one feature per segment is completed, and the centres of the nine tiles. */
const MOST_COMPLETED = SEGMENTS + 9

/** What the tile just laid completed, and, once it is scored, with what effect. */
export const completed = {
  count: 0,
  roots: new Int32Array(MOST_COMPLETED),
  /** Whether anyone stood there. */
  wasClaimed: new Uint8Array(MOST_COMPLETED),
  /** A bit for each seat that got points. */
  paid: new Uint8Array(MOST_COMPLETED),
}

/** A module's answer to what the turn completed, in `completed`, once all of it is scored. */
export type AfterCompleted = (p: Position, tell?: TileNarrator) => void

/** Fills `completed.roots` and `completed.count`. */
export function findCompleted(tables: TileTables, p: Position): void {
  const row = tileJustLaid.get(p, 0) - 1
  const first = tileNode.get(p, row)
  const kind = tileShape.get(p, row) >> 2
  const { roots } = completed
  let count = 0
  for (let segment = 0; segment < (tables.segmentCount[kind] as number); segment++) {
    if (tables.completable[tables.segmentKind[kind * SEGMENTS + segment] as number] === 0) continue
    const root = rootOf(p, first + segment)
    if (isComplete(p, root) && !alreadyFound(root, count)) roots[count++] = root
  }
  for (let around = centresCompleted.get(p, 0); around !== 0; around &= around - 1) {
    const cell = (tileCell.get(p, row) + (TO_AROUND[lowestBit(around)] as number)) & RING
    roots[count++] = centreOf(tables, p, cellWord.get(p, cell) & TILE_ROW)
  }
  completed.count = count
}

function alreadyFound(root: Node, count: number): boolean {
  for (let i = 0; i < count; i++) if (completed.roots[i] === root) return true
  return false
}

function scoreCompleted(tables: TileTables, p: Position, seats: number, tell?: TileNarrator): void {
  findCompleted(tables, p)
  for (let i = 0; i < completed.count; i++) {
    const root = completed.roots[i] as number
    completed.paid[i] = 0
    completed.wasClaimed[i] = 0
    if (isClaimed(p, root)) {
      completed.wasClaimed[i] = 1
      completed.paid[i] = scoreFeature(tables, p, seats, root, true, tell)
      bringHome(tables, p, seats, root, 'BASE-17', tell)
    } else {
      tell?.({ kind: 'unclaimed', seat: null, points: 0, clause: 'BASE-20', feature: featureFacts(tables, p, root) })
    }
  }
}

export const scoring = (tables: TileTables, seats: number, afters: readonly AfterCompleted[]): Step =>
  silentStep('score', (p, tell) => {
    scoreCompleted(tables, p, seats, tell)
    for (const after of afters) after(p, tell)
  })
