/** Which city or road earned a marker: not stored, but derived from the table. */
import type { Position } from '@bastide/kernel'
import { nodeCount, nodeNext, nodeParent, ROOT } from '../../board/columns.ts'
import { isComplete, kindOfNode, type Node, tileOfNode, tilesOf } from '../../board/feature.ts'
import type { At } from '../../board/map.ts'
import { cellsOf } from '../../facts.ts'
import type { TablePlan } from '../../module.ts'
import { MARKERS, type MarkerColumns } from './marking.ts'

/** The row of the feature's last laid tile, which completed it. */
function completedBy(p: Position, root: Node): number {
  let last = tileOfNode(p, root)
  for (let node = nodeNext.get(p, root); node !== root; node = nodeNext.get(p, node))
    last = Math.max(last, tileOfNode(p, node))
  return last
}

/**
 * The cells of the feature that earned a marker, or null while nobody holds it. KING-4: of several equally large
 * features, the one completed first. What lay complete at the start was completed by nobody.
 */
export function recordHolder(
  { tables, setup }: TablePlan,
  { largest }: MarkerColumns,
): (p: Position, marker: number) => readonly At[] | null {
  const kinds = MARKERS.map(({ of }) => tables.kinds.findIndex(({ id }) => id === of))
  const startRows = setup.start?.length ?? 0
  return (p, marker) => {
    const size = largest.get(p, marker)
    let holder: Node = -1
    let since = Number.POSITIVE_INFINITY
    for (let node = 0; node < nodeCount.get(p, 0); node++) {
      if (
        nodeParent.get(p, node) < ROOT ||
        kindOfNode(tables, p, node) !== kinds[marker] ||
        !isComplete(p, node) ||
        tilesOf(p, node) !== size
      )
        continue
      const row = completedBy(p, node)
      if (row < startRows || row >= since) continue
      holder = node
      since = row
    }
    return holder < 0 ? null : cellsOf(p, holder)
  }
}
