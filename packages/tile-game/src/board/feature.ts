/**
 * Features: segments joined across tiles. Nodes form union-find trees, joined by size and without path compression
 * (which would add writes to undo), with the feature's sums at the root. They also form circles, for walking a
 * feature's nodes: swapping two words joins two circles, and swapping them back splits them. Most joins are between
 * fields, which have no extent, so that word is written only where it changes. Joining takes 7 % of a playout.
 */
import type { Position } from '@bastide/kernel'
import { MOST_TILES } from './cell.ts'
import {
  EARLY_SEATS,
  LACKS,
  MOST_SEATS,
  nodeClaims,
  nodeExtent,
  nodeLateClaims,
  nodeNext,
  nodeParent,
  nodeSegment,
  PENNANT_SHIFT,
  ROOT,
  SEGMENTS,
  tileAt,
  tileShape,
} from './columns.ts'
import type { TileTables } from './tile-tables.ts'

export type Node = number

export function rootOf(p: Position, node: Node): Node {
  let at = node
  let above = nodeParent.get(p, at)
  while (above < ROOT) {
    at = above
    above = nodeParent.get(p, at)
  }
  return at
}

/** Merges the features of two nodes. `closed` is how many open sides the joint closes: 2, or 0 for a field. */
export function join(p: Position, one: Node, other: Node, closed: number): void {
  let big = rootOf(p, one)
  let small = rootOf(p, other)
  if (big === small) {
    if (closed !== 0) nodeExtent.set(p, big, nodeExtent.get(p, big) - closed)
    return
  }
  if (nodeParent.get(p, big) < nodeParent.get(p, small)) {
    const swap = big
    big = small
    small = swap
  }
  nodeParent.set(p, big, nodeParent.get(p, big) + nodeParent.get(p, small) - ROOT)
  nodeParent.set(p, small, big)
  const next = nodeNext.get(p, big)
  nodeNext.set(p, big, nodeNext.get(p, small))
  nodeNext.set(p, small, next)
  // A field lacks nothing and has no pennants: most joins leave the extent as it is.
  const extent = nodeExtent.get(p, small) - closed
  if (extent !== 0) nodeExtent.set(p, big, nodeExtent.get(p, big) + extent)
  const claims = nodeClaims.get(p, small)
  if (claims !== 0) nodeClaims.set(p, big, nodeClaims.get(p, big) + claims)
  const lateClaims = nodeLateClaims.get(p, small)
  if (lateClaims !== 0) nodeLateClaims.set(p, big, nodeLateClaims.get(p, big) + lateClaims)
}

export const isComplete = (p: Position, root: Node): boolean => (nodeExtent.get(p, root) & LACKS) === 0

/** How many open sides, or empty cells around it, the feature lacks. */
export const lacks = (p: Position, root: Node): number => nodeExtent.get(p, root) & LACKS

export const pennantsOf = (p: Position, root: Node): number => nodeExtent.get(p, root) >> PENNANT_SHIFT

export const isClaimed = (p: Position, root: Node): boolean =>
  (nodeClaims.get(p, root) | nodeLateClaims.get(p, root)) !== 0

/** How many of a seat's figures stand on the feature. */
export function claimsOf(p: Position, root: Node, seat: number): number {
  return seat < EARLY_SEATS
    ? (nodeClaims.get(p, root) >> (4 * seat)) & 15
    : (nodeLateClaims.get(p, root) >> (4 * (seat - EARLY_SEATS))) & 15
}

export function addClaims(p: Position, root: Node, seat: number, change: number): void {
  if (seat < EARLY_SEATS) nodeClaims.set(p, root, nodeClaims.get(p, root) + (change << (4 * seat)))
  else nodeLateClaims.set(p, root, nodeLateClaims.get(p, root) + (change << (4 * (seat - EARLY_SEATS))))
}

/** The most figures that any one seat has on the feature. */
export function mostClaims(p: Position, root: Node): number {
  let most = 0
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const claims = claimsOf(p, root, seat)
    if (claims > most) most = claims
  }
  return most
}

export const tileOfNode = (p: Position, node: Node): number => nodeSegment.get(p, node) >> 3

export const segmentOfNode = (p: Position, node: Node): number => nodeSegment.get(p, node) & 7

/** The kind of a node's feature, as its index in `tables.kinds`. */
export function kindOfNode(tables: TileTables, p: Position, node: Node): number {
  const kind = tileShape.get(p, tileOfNode(p, node)) >> 2
  return tables.segmentKind[kind * SEGMENTS + segmentOfNode(p, node)] as number
}

// For each tile the number of the count that last saw it, so counting clears nothing and allocates nothing.
const countedIn = new Uint32Array(MOST_TILES)
let countsMade = 0

/** How many tiles the feature covers. A tile counts once, however many of its segments belong to the feature. */
export function tilesOf(p: Position, root: Node): number {
  const count = ++countsMade
  let tiles = 0
  let node = root
  do {
    const tile = tileOfNode(p, node)
    if (countedIn[tile] !== count) {
      countedIn[tile] = count
      tiles++
    }
    node = nodeNext.get(p, node)
  } while (node !== root)
  return tiles
}

/** The node that stands for a feature: the lowest-numbered segment on its first tile in reading order. */
export function firstNodeOf(p: Position, root: Node): Node {
  let first = root
  let firstAt = tileAt.get(p, tileOfNode(p, root))
  for (let node = nodeNext.get(p, root); node !== root; node = nodeNext.get(p, node)) {
    const at = tileAt.get(p, tileOfNode(p, node))
    if (at > firstAt || (at === firstAt && node > first)) continue
    first = node
    firstAt = at
  }
  return first
}
