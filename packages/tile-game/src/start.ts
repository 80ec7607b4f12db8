/** The tiles that lie on the table before the first turn. */
import { type Position, refuse } from '@bastide/kernel'
import { cellAt } from './board/cell.ts'
import { cellWord } from './board/columns.ts'
import { fittingRotations } from './board/frontier.ts'
import { layTile } from './board/laying.ts'
import { differentRotation, type TileTables } from './board/tile-tables.ts'
import type { LaidFacts } from './facts.ts'

const key = (x: number, y: number): string => `${x},${y}`

/**
 * Lays an untrusted start layout on an empty board, from (0, 0) outward. Refuses it unless it is one connected, legal
 * layout.
 */
export function layStart(tables: TileTables, p: Position, start: readonly LaidFacts[]): void {
  const waiting = new Map<string, { readonly laid: LaidFacts; readonly where: string }>()
  start.forEach((laid, i) => {
    const where = `setup.start[${i}]`
    if (waiting.has(key(...laid.at)))
      refuse('occupied', `two tiles lie at ${laid.at.join(',')}`, { where, clause: 'BASE-5' })
    waiting.set(key(...laid.at), { laid, where })
  })
  if (!waiting.has(key(0, 0)))
    refuse('no-origin', 'one of the start tiles must lie at 0,0', { where: 'setup.start', clause: 'BASE-1' })
  const next = [key(0, 0)]
  while (next.length > 0) {
    const found = waiting.get(next.pop() as string)
    if (found === undefined) continue
    const { laid, where } = found
    const [x, y] = laid.at
    waiting.delete(key(x, y))
    layOne(tables, p, laid, where)
    next.push(key(x, y - 1), key(x + 1, y), key(x, y + 1), key(x - 1, y))
  }
  for (const { laid, where } of waiting.values())
    refuse('not-connected', `the tile at ${laid.at.join(',')} is not joined to the one at 0,0`, {
      where,
      clause: 'BASE-5',
    })
}

function layOne(tables: TileTables, p: Position, laid: LaidFacts, where: string): void {
  const cell = cellAt(...laid.at)
  const kind = tables.kindOfTile.get(laid.tile) as number
  const rotation = differentRotation(tables, kind, laid.turn)
  const word = cellWord.get(p, cell)
  if (word !== 0 && (fittingRotations(tables, p, kind, word - 1) & (1 << rotation)) === 0) {
    refuse('no-match', `${laid.tile} does not match its neighbours at ${laid.at.join(',')}`, {
      where,
      clause: 'BASE-5',
    })
  }
  layTile(tables, p, cell, kind * 4 + rotation)
}
