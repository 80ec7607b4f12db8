/** What the markers give at the end. */
import type { Position } from '@bastide/kernel'
import { nodeCount, nodeParent, ROOT } from '../../board/columns.ts'
import { isComplete, kindOfNode } from '../../board/feature.ts'
import { countsAs } from '../../board/kind.ts'
import { Sum } from '../../board/sum.ts'
import type { TablePlan } from '../../module.ts'
import type { FinalScore } from '../../turn/ending.ts'
import { award } from '../../turn/scoring.ts'
import { MARKERS, type MarkerColumns } from './marking.ts'

const sum = new Sum()

/** KING-2, KING-3: a point for each completed city, or road, on the table, whoever completed it. */
function eachFeature({ tables }: TablePlan, { holder }: MarkerColumns): FinalScore {
  const counted = MARKERS.map(({ of }) => tables.kinds.map((kind) => countsAs(kind, of)))
  const completedOf = (p: Position, marker: number): number => {
    let features = 0
    for (let node = 0; node < nodeCount.get(p, 0); node++) {
      if (nodeParent.get(p, node) >= ROOT && counted[marker]?.[kindOfNode(tables, p, node)] && isComplete(p, node))
        features++
    }
    return features
  }
  return (p, tell) => {
    for (let marker = 0; marker < MARKERS.length; marker++) {
      const seat = holder.get(p, marker) - 1
      if (seat < 0) continue
      sum.clear()
      sum.add(MARKERS[marker]?.counted as string, completedOf(p, marker), 1)
      award(p, seat, sum, marker === 0 ? 'KING-2' : 'KING-3', tell)
    }
  }
}

/** KING-6: 10 for each marker. */
const tenEach =
  ({ holder }: MarkerColumns): FinalScore =>
  (p, tell) => {
    for (let marker = 0; marker < MARKERS.length; marker++) {
      const seat = holder.get(p, marker) - 1
      if (seat < 0) continue
      sum.clear()
      sum.add(MARKERS[marker]?.name as string, 1, 10)
      award(p, seat, sum, 'KING-6', tell)
    }
  }

/** KING-7: 15 for one marker, 40 for both. */
const fifteenOrForty =
  ({ seats }: TablePlan, { holder }: MarkerColumns): FinalScore =>
  (p, tell) => {
    for (let seat = 0; seat < seats; seat++) {
      let held = 0
      for (let marker = 0; marker < MARKERS.length; marker++) if (holder.get(p, marker) === seat + 1) held++
      if (held === 0) continue
      const each = held === MARKERS.length ? 20 : 15
      sum.clear()
      for (let marker = 0; marker < MARKERS.length; marker++)
        if (holder.get(p, marker) === seat + 1) sum.add(MARKERS[marker]?.name as string, 1, each)
      award(p, seat, sum, 'KING-7', tell)
    }
  }

export function paying(table: TablePlan, columns: MarkerColumns): FinalScore {
  const points = table.setup.options['king-robber-points']
  if (points === 'ten') return tenEach(columns)
  if (points === 'fifteen') return fifteenOrForty(table, columns)
  // KING-8: what was paid during play is not paid again.
  if (points === 'during-play') return () => {}
  return eachFeature(table, columns)
}
