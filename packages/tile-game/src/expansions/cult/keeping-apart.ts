/**
 * CULT-2: a cult place borders at most one monastery, and a monastery at most one cult place, whichever of them is
 * being laid.
 */
import type { Position } from '@bastide/kernel'
import type { Cell } from '../../board/cell.ts'
import type { Ban } from '../../board/fitting.ts'
import type { Hooks, TablePlan } from '../../module.ts'
import { around, NO_RIVALS, rivalsOf } from './rivals.ts'

const TOO_MANY: Ban = {
  clause: 'CULT-2',
  reason: 'of a cult place and a monastery each may border only one of the other',
}

export function keepingApart({ tables }: TablePlan): NonNullable<Hooks['mayPlace']> {
  const { middle, rivalOf, centreAt } = rivalsOf(tables)
  /** Whether a centre of this kind lies around a cell. */
  const isBordered = (p: Position, cell: Cell, kind: number): boolean => {
    for (let i = 0; i < 8; i++) if (centreAt(p, around(cell, i), kind) >= 0) return true
    return false
  }
  return {
    concerns: (kind) => middle[kind] !== NO_RIVALS,
    veto(p, tile, cell) {
      const kind = middle[tile] as number
      const rival = rivalOf(kind)
      let rivals = 0
      for (let i = 0; i < 8; i++) {
        const beside = around(cell, i)
        if (centreAt(p, beside, rival) >= 0 && (++rivals > 1 || isBordered(p, beside, kind))) return TOO_MANY
      }
      return null
    },
  }
}
