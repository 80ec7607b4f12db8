import type { Position } from '@bastide/kernel'
import { type Node, rootOf } from '../board/feature.ts'
import type { FigureKind } from '../board/kind.ts'
import { goHome, nodeOfPiece } from '../board/piece.ts'
import type { TileTables } from '../board/tile-tables.ts'
import { featureFacts } from '../facts.ts'
import type { TileNarrator } from '../happening.ts'

/**
 * Returns everyone on a feature to supply: when it is scored (BASE-17), or by another clause. Each kind of figure is
 * told separately.
 */
export function bringHome(
  tables: TileTables,
  p: Position,
  seats: number,
  root: Node,
  clause: string,
  tell?: TileNarrator,
): void {
  for (let seat = 0; seat < seats; seat++) {
    for (let kind = 0; kind < tables.figures.length; kind++) {
      const { id, perSeat } = tables.figures[kind] as FigureKind
      const first = seat * tables.rowsPerSeat + (tables.figureRow[kind] as number)
      let figures = 0
      for (let row = first; row < first + perSeat; row++) {
        const node = nodeOfPiece(p, row)
        if (node < 0 || rootOf(p, node) !== root) continue
        goHome(tables, p, row)
        figures++
      }
      if (figures > 0)
        tell?.({
          kind: 'returned',
          seat,
          points: 0,
          clause,
          feature: featureFacts(tables, p, root),
          figure: id,
          figures,
        })
    }
  }
}
