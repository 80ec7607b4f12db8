/**
 * RIVER2-4: the herd's field gives one more point for each completed city it borders, to whoever has the most farmers
 * there.
 */
import type { Position } from '@bastide/kernel'
import { findBordered } from '../../board/bordering.ts'
import { tileCount, tileNode, tileShape } from '../../board/columns.ts'
import { claimsOf, isClaimed, mostClaims, type Node, rootOf } from '../../board/feature.ts'
import { Sum } from '../../board/sum.ts'
import type { Tile } from '../../board/tile.ts'
import { featureFacts } from '../../facts.ts'
import type { TablePlan } from '../../module.ts'
import type { FinalScore } from '../../turn/ending.ts'
import { award } from '../../turn/scoring.ts'

/** The symbol on the tile. The herd stands on the tile's first field. */
const SYMBOL = 'pig-herd'

const sum = new Sum()

export function pigHerd({ tables, seats }: TablePlan): FinalScore {
  /** By kind of tile: the segment where a herd stands, or -1. */
  const herdOn = tables.faces.map(({ symbols, segments }: Tile) =>
    symbols.includes(SYMBOL) ? segments.findIndex(({ kind }) => kind === 'field') : -1,
  )
  const herdField = (p: Position, row: number): Node => {
    const segment = herdOn[tileShape.get(p, row) >> 2] as number
    return segment < 0 ? -1 : rootOf(p, tileNode.get(p, row) + segment)
  }
  return (p, tell) => {
    for (let row = 0; row < tileCount.get(p, 0); row++) {
      const root = herdField(p, row)
      if (root < 0 || !isClaimed(p, root)) continue
      const cities = findBordered(tables, p, root)
      if (cities === 0) continue
      sum.clear()
      sum.add('cities', cities, 1)
      const most = mostClaims(p, root)
      for (let seat = 0; seat < seats; seat++)
        if (claimsOf(p, root, seat) === most)
          award(p, seat, sum, 'RIVER2-4', tell, tell && featureFacts(tables, p, root))
    }
  }
}
