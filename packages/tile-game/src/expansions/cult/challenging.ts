/**
 * CULT-3, CULT-4: a centre completed with a figure on it beats its rival, whose figures go home with nothing. A rival
 * completed by the same tile has already been scored (CULT-5), and one without figures is no rival (CULT-7).
 */
import { tileCell } from '../../board/columns.ts'
import { isClaimed, isComplete, kindOfNode, tileOfNode } from '../../board/feature.ts'
import type { TablePlan } from '../../module.ts'
import { bringHome } from '../../turn/returning.ts'
import { type AfterCompleted, completed } from '../../turn/scoring.ts'
import { cultPlace } from './cult-places.ts'
import { around, rivalsOf } from './rivals.ts'

export function challenging({ tables, seats }: TablePlan): AfterCompleted {
  const { rivalOf, centreAt } = rivalsOf(tables)
  const isChallenger = tables.kinds.map(({ id }) => id === cultPlace.id || id === 'monastery')
  return (p, tell) => {
    for (let i = 0; i < completed.count; i++) {
      const centre = completed.roots[i] as number
      const kind = kindOfNode(tables, p, centre)
      if (completed.wasClaimed[i] === 0 || !isChallenger[kind]) continue
      const cell = tileCell.get(p, tileOfNode(p, centre))
      for (let j = 0; j < 8; j++) {
        const rival = centreAt(p, around(cell, j), rivalOf(kind))
        if (rival >= 0 && !isComplete(p, rival) && isClaimed(p, rival))
          bringHome(tables, p, seats, rival, 'CULT-4', tell)
      }
    }
  }
}
