/** What lies and stands on the table before the first turn. */
import { listed, type Position, refuse, shown } from '@bastide/kernel'
import { cellAt } from './board/cell.ts'
import { cellWord, TILE_ROW, tileNode, tileShape } from './board/columns.ts'
import { isComplete, rootOf } from './board/feature.ts'
import { fittingRotations } from './board/frontier.ts'
import type { FeatureKind } from './board/kind.ts'
import { layTile } from './board/laying.ts'
import { stand, supplyOf } from './board/piece.ts'
import { findSpot, kindOfSpot } from './board/spot.ts'
import { differentRotation, type TileTables } from './board/tile-tables.ts'
import type { LaidFacts, StartFacts } from './facts.ts'

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

type StandingAtStart = NonNullable<StartFacts['figures']>[number]

/**
 * Puts the figures of an untrusted start on its tiles, from the seats' supply. Several may share a feature, as if tiles
 * had joined it; nobody stands on what is complete, since they would have come home.
 */
export function standAtStart(tables: TileTables, p: Position, start: readonly StartFacts[]): void {
  start.forEach(({ at, figures = [] }, i) => {
    const row = cellWord.get(p, cellAt(...at)) & TILE_ROW
    figures.forEach((figure, nth) => {
      standOne(tables, p, row, figure, `setup.start[${i}].figures[${nth}]`)
    })
  })
}

function standOne(tables: TileTables, p: Position, row: number, standing: StandingAtStart, where: string): void {
  const { seat, on } = standing
  const figure = tables.figures.findIndex(({ id }) => id === standing.figure)
  if (figure < 0)
    refuse(
      'unknown-figure',
      `there is no figure ${shown(standing.figure)}; known: ${listed(tables.figures.map(({ id }) => id))}`,
      { where: `${where}.figure`, clause: 'BASE-2' },
    )
  const shape = tileShape.get(p, row)
  const segment = findSpot(tables, shape, on)
  if (segment < 0) refuse('unknown-spot', `the tile has no ${shown(on)}`, { where: `${where}.on`, clause: 'BASE-7' })
  const kind = tables.kinds[kindOfSpot(tables, shape, segment)] as FeatureKind
  if (!(standing.figure in kind.roles))
    refuse('not-for-this-figure', `no ${standing.figure} goes on a ${kind.id} in this game`, {
      where: `${where}.on`,
      clause: kind.rolesBy ?? 'BASE-27',
    })
  const node = tileNode.get(p, row) + segment
  if (kind.complete !== undefined && isComplete(p, rootOf(p, node)))
    refuse('complete', `the ${kind.id} at ${on} is complete, so nobody stands on it`, {
      where: `${where}.on`,
      clause: 'BASE-17',
    })
  if (supplyOf(p, seat, figure) === 0)
    refuse('none-in-supply', `seat ${seat} has no ${standing.figure} left`, { where, clause: 'BASE-9' })
  stand(tables, p, seat, figure, node)
}
