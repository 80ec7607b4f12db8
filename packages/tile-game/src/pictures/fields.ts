/**
 * Which nodes of a tile's lattice belong to which field: all that can be reached from its half-sides without crossing a
 * bound.
 */

import { NODES, STEP } from './clearance.ts'
import type { Plan } from './plan.ts'

/** The node where a half-side is entered, by the half-side's number as the tile lies. */
function nodeOfHalf(half: number): number {
  const [near, far, last] = [25 / STEP, 75 / STEP, NODES - 1]
  const at = [
    [near, 0],
    [far, 0],
    [last, near],
    [last, far],
    [far, last],
    [near, last],
    [0, far],
    [0, near],
  ][half & 7] as [number, number]
  return at[1] * NODES + at[0]
}

function spread(from: number, clearance: Float64Array, owner: Int8Array, field: number): void {
  const waiting = [from]
  owner[from] = field
  while (waiting.length > 0) {
    const node = waiting.pop() as number
    const x = node % NODES
    for (const next of [x > 0 ? node - 1 : -1, x < NODES - 1 ? node + 1 : -1, node - NODES, node + NODES]) {
      if (next < 0 || next >= clearance.length || owner[next] !== -1 || (clearance[next] as number) <= 0) continue
      owner[next] = field
      waiting.push(next)
    }
  }
}

/** For each node the segment of its field, or -1. */
export function fieldsOf({ tile, rotation }: Plan, clearance: Float64Array): Int8Array {
  const owner = new Int8Array(clearance.length).fill(-1)
  for (const [i, { kind, halves }] of tile.segments.entries()) {
    if (kind !== 'field') continue
    for (const half of halves) {
      const node = nodeOfHalf(half + 2 * rotation)
      if (owner[node] === -1) spread(node, clearance, owner, i)
    }
  }
  // A field that touches no side is whatever is left between the others.
  for (const [i, { kind, halves }] of tile.segments.entries()) {
    if (kind !== 'field' || halves.length > 0) continue
    const node = clearance.findIndex((free, at) => free > 1 && owner[at] === -1)
    if (node >= 0) spread(node, clearance, owner, i)
  }
  return owner
}
