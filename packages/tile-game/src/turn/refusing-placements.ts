/** Why a tile may not lie somewhere, and where it may: made only for a move that is refused. */
import { listed, Options, type Position, refuse } from '@bastide/kernel'
import { type Cell, RING, TO_SIDE } from '../board/cell.ts'
import { cellWord, TILE, TILE_ROW, tileShape } from '../board/columns.ts'
import { type Ban, type Fitting, legalRotations, listLegal } from '../board/fitting.ts'
import { type At, whereCell } from '../board/map.ts'
import { opposite, SIDES, type SideIndex } from '../board/side.ts'
import type { Tile } from '../board/tile.ts'
import type { TileTables } from '../board/tile-tables.ts'
import { inReadingOrder } from '../facts.ts'

/** A placement that is asked for: the tile, where it is to lie, and how. */
export interface Asked {
  readonly p: Position
  readonly kind: number
  readonly at: At
  readonly turn: number
}

const idOf = ({ tables }: Fitting, kind: number): string => (tables.faces[kind] as Tile).id

/** `it may lie at 1,0/0, 1,0/2 (x,y/turn)`, as in notation. */
function whereItMay(fitting: Fitting, { p, kind }: Asked): string {
  const options = new Options()
  listLegal(fitting, p, kind, options)
  const placements = Array.from({ length: options.length }, (_, i) => options.action(i))
    .map((action) => ({ at: whereCell(p, action >> 2), turn: action & 3 }))
    .sort((one, other) => inReadingOrder(one.at, other.at) || one.turn - other.turn)
  return `it may lie at ${listed(placements.map(({ at, turn }) => `${at.join(',')}/${turn}`))} (x,y/turn)`
}

/** The turns in which it may lie on this very cell; or else where it may. */
function howItMay(fitting: Fitting, asked: Asked, row: number): string {
  const legal = legalRotations(fitting, asked.p, asked.kind, row)
  const turns = [0, 1, 2, 3].filter((turn) => (legal & (1 << turn)) !== 0)
  return turns.length === 0 ? whereItMay(fitting, asked) : `turned ${turns.join(' or ')} it may lie there`
}

const letterOf = ({ faces }: TileTables, shape: number, side: SideIndex): string =>
  (faces[shape >> 2] as Tile).edges[(side - shape) & 3] as string

/** Which sides do not match: `its S side is F and meets C`. */
function clashes({ tables }: Fitting, { p, kind, turn }: Asked, cell: Cell): string {
  return SIDES.flatMap((name, side) => {
    const word = cellWord.get(p, (cell + (TO_SIDE[side] as number)) & RING)
    if (word < TILE) return []
    const own = letterOf(tables, kind * 4 + turn, side)
    const met = letterOf(tables, tileShape.get(p, word & TILE_ROW), opposite(side))
    return own === met ? [] : [`its ${name} side is ${own} and meets ${met}`]
  }).join(', ')
}

export function refuseOccupied(fitting: Fitting, asked: Asked): never {
  const reason = `a tile lies at ${asked.at.join(',')} already; ${whereItMay(fitting, asked)}`
  return refuse('occupied', reason, { where: 'at', clause: 'BASE-5' })
}

export function refuseNotBeside(fitting: Fitting, asked: Asked): never {
  const reason = `no tile lies beside ${asked.at.join(',')}; ${whereItMay(fitting, asked)}`
  return refuse('not-beside', reason, { where: 'at', clause: 'BASE-5' })
}

/** `row` is the cell's row of the frontier. */
export function refuseNoMatch(fitting: Fitting, asked: Asked, cell: Cell, row: number): never {
  const { kind, at, turn } = asked
  const what = `${idOf(fitting, kind)} turned ${turn} times does not match its neighbours at ${at.join(',')}`
  const reason = `${what}: ${clashes(fitting, asked, cell)}; ${howItMay(fitting, asked, row)}`
  return refuse('no-match', reason, { where: 'turn', clause: 'BASE-5' })
}

export function refuseForbidden(fitting: Fitting, asked: Asked, row: number, ban: Ban): never {
  const what = `${idOf(fitting, asked.kind)} may not lie so at ${asked.at.join(',')}: ${ban.reason}`
  return refuse('forbidden', `${what}; ${howItMay(fitting, asked, row)}`, { where: 'at', clause: ban.clause })
}
