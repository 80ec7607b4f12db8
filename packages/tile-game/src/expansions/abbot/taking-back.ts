/**
 * ABBOT-4: instead of putting a figure on the new tile, a seat may take its abbot back from a centre that is not
 * complete, and score it as it lies.
 */
import { listed, NO_ACTION, type Options, type Position, refuse, type Seat, shown } from '@bastide/kernel'
import { type Cell, RING, TO_AROUND } from '../../board/cell.ts'
import { activeSeat, cellWord, TILE, tileCell, tileJustLaid, tileShape } from '../../board/columns.ts'
import { isComplete, kindOfNode, lacks, type Node, tileOfNode } from '../../board/feature.ts'
import { goHome, nodeOfPiece } from '../../board/piece.ts'
import { addressOf, nodeAt } from '../../board/standing.ts'
import { Sum } from '../../board/sum.ts'
import { addSurroundings } from '../../board/surroundings.ts'
import type { TileTables } from '../../board/tile-tables.ts'
import { featureFacts } from '../../facts.ts'
import type { TablePlan } from '../../module.ts'
import { type DeployExtra, FIRST_EXTRA } from '../../turn/deploying.ts'
import { award } from '../../turn/scoring.ts'

const sum = new Sum()

/** For refusals: where the figures in some rows stand. */
function standing(tables: TileTables, p: Position, first: number, count: number): string {
  const rows = Array.from({ length: count }, (_, i) => nodeOfPiece(p, first + i))
  const nodes = rows.filter((node) => node >= 0)
  const spots = nodes.map((node) => addressOf(tables, p, node)).map(({ on, at }) => `${on} at ${at.join(',')}`)
  return spots.length === 0 ? 'it has none on the table' : `it has one on ${listed(spots)}`
}

export function takingBack({ tables }: TablePlan): DeployExtra {
  const figure = tables.figures.findIndex(({ id }) => id === 'abbot')
  const firstRow = tables.figureRow[figure] as number
  const abbots = tables.figures[figure]?.perSeat as number
  const rowOf = (seat: Seat, number: number): number => seat * tables.rowsPerSeat + firstRow + number

  /** Whether the centre is complete, or would be with a tile on the cell that is still empty. */
  const isCompleteWith = (p: Position, node: Node, cell: Cell): boolean => {
    if (isComplete(p, node)) return true
    if (lacks(p, node) !== 1 || cellWord.get(p, cell) >= TILE) return false
    const own = tileCell.get(p, tileOfNode(p, node))
    for (let i = 0; i < 8; i++) if (((own + (TO_AROUND[i] as number)) & RING) === cell) return true
    return false
  }

  /** The row of the seat's abbot on a node, or -1. */
  const abbotOn = (p: Position, seat: Seat, node: Node): number => {
    for (let number = 0; node >= 0 && number < abbots; number++)
      if (nodeOfPiece(p, rowOf(seat, number)) === node) return number
    return -1
  }

  return {
    list(p, seat, cell, out: Options) {
      for (let number = 0; number < abbots; number++) {
        const node = nodeOfPiece(p, rowOf(seat, number))
        if (node >= 0 && !isCompleteWith(p, node, cell)) out.add(FIRST_EXTRA + number)
      }
    },
    apply(p, seat, action, tell) {
      const row = rowOf(seat, action - FIRST_EXTRA)
      const node = nodeOfPiece(p, row)
      sum.clear()
      addSurroundings(p, node, sum)
      goHome(tables, p, row)
      if (tell !== undefined) {
        const { on, at } = addressOf(tables, p, node)
        const role = tables.kinds[kindOfNode(tables, p, node)]?.roles.abbot as string
        tell({
          kind: 'taken',
          seat,
          points: 0,
          clause: 'ABBOT-4',
          feature: featureFacts(tables, p, node),
          figure: 'abbot',
          role,
          spot: on,
          at,
        })
      }
      award(p, seat, sum, 'ABBOT-4', tell, tell && featureFacts(tables, p, node))
    },
    toMove: (p, action) => ({
      take: 'abbot',
      ...addressOf(tables, p, nodeOfPiece(p, rowOf(activeSeat.get(p, 0), action - FIRST_EXTRA))),
    }),
    toAction(p, seat, move) {
      if (!('take' in move)) return NO_ACTION
      if (move.take !== 'abbot')
        refuse('only-abbots', 'only an abbot may be taken back', { where: 'take', clause: 'ABBOT-4' })
      const row = tileJustLaid.get(p, 0) - 1
      const idleBy = tables.idleBy[tileShape.get(p, row) >> 2] as string | null
      if (idleBy !== null) refuse('bare', 'no abbot is taken back in this turn', { where: 'take', clause: idleBy })
      const node = nodeAt(tables, p, move)
      const number = abbotOn(p, seat, node)
      if (number < 0)
        refuse(
          'none-there',
          `seat ${seat} has no abbot on ${shown(move.on)} at ${move.at.join(',')}; ${standing(tables, p, rowOf(seat, 0), abbots)}`,
          {
            where: 'on',
            clause: 'ABBOT-4',
          },
        )
      if (isComplete(p, node))
        refuse('complete', 'the place is complete and is scored as such', { where: 'on', clause: 'ABBOT-4' })
      return FIRST_EXTRA + number
    },
  }
}
