import type { Position } from '@bastide/kernel'
import { lacks, type Node } from './feature.ts'
import type { Sum } from './sum.ts'

/** What a centre counts: its own tile and those around it, all eight once it is complete. */
export function addSurroundings(p: Position, centre: Node, sum: Sum): void {
  sum.add('tiles', 1, 1)
  sum.add('neighbours', 8 - lacks(p, centre), 1)
}
