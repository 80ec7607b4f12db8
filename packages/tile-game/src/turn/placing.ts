import { type Action, NO_ACTION, type Position, type Random, refuse } from '@bastide/kernel'
import { activeSeat, cellWord, TILE, tileInHand, tileJustLaid } from '../board/columns.ts'
import { type Fitting, forbiddenBy, listLegal, sampleLegal } from '../board/fitting.ts'
import { fittingRotations, placement } from '../board/frontier.ts'
import { layTile } from '../board/laying.ts'
import { findCell, whereCell } from '../board/map.ts'
import type { Tile } from '../board/tile.ts'
import { differentRotation } from '../board/tile-tables.ts'
import type { TileNarrator } from '../happening.ts'
import type { Move } from '../move.ts'
import { type Asked, refuseForbidden, refuseNoMatch, refuseNotBeside, refuseOccupied } from './refusing-placements.ts'
import { refuseVerb, type Step } from './step.ts'

/** A module's answer to a tile just laid, given by its row. */
export type AfterPlaced = (p: Position, row: number, tell?: TileNarrator) => void

/**
 * The active seat lays the tile in hand beside others so that all sides that meet match (BASE-5). An action is a cell
 * and a rotation.
 */
export function placing(fitting: Fitting, afters: readonly AfterPlaced[]): Step {
  const { tables } = fitting
  const kindInHand = (p: Position): number => tileInHand.get(p, 0) - 1
  const idInHand = (p: Position): string => (tables.faces[kindInHand(p)] as Tile).id
  return {
    name: 'place',
    proceed: (p) => activeSeat.get(p, 0),
    options: (p, _, out) => listLegal(fitting, p, kindInHand(p), out),
    sample: (p, _, random: Random) => sampleLegal(fitting, p, kindInHand(p), random),
    apply(p, seat, action, tell) {
      const cell = action >> 2
      const kind = kindInHand(p)
      const row = layTile(tables, p, cell, kind * 4 + (action & 3))
      tileInHand.set(p, 0, 0)
      tileJustLaid.set(p, 0, row + 1)
      tell?.({
        kind: 'placed',
        seat,
        points: 0,
        clause: 'BASE-5',
        feature: null,
        tile: (tables.faces[kind] as Tile).id,
        at: whereCell(p, cell),
        turn: action & 3,
      })
      for (const after of afters) after(p, row, tell)
    },
    pass: () => NO_ACTION,
    toMove: (p, action): Move => ({ place: idInHand(p), at: whereCell(p, action >> 2), turn: action & 3 }),
    toAction(p, _, move): Action {
      if (!('place' in move)) return refuseVerb(move, `${idInHand(p)} is to be placed`, 'BASE-4')
      if (move.place !== idInHand(p))
        refuse('not-in-hand', `the tile in hand is ${idInHand(p)}`, { where: 'place', clause: 'BASE-4' })
      const cell = findCell(p, move.at)
      const word = cell < 0 ? 0 : cellWord.get(p, cell)
      const asked: Asked = { p, kind: kindInHand(p), at: move.at, turn: move.turn }
      if (word >= TILE) refuseOccupied(fitting, asked)
      if (word === 0) refuseNotBeside(fitting, asked)
      const rotation = differentRotation(tables, kindInHand(p), move.turn)
      if ((fittingRotations(tables, p, kindInHand(p), word - 1) & (1 << rotation)) === 0)
        refuseNoMatch(fitting, asked, cell, word - 1)
      const ban = forbiddenBy(fitting, p, kindInHand(p), cell, rotation)
      if (ban !== null) refuseForbidden(fitting, asked, word - 1, ban)
      return placement(cell, rotation)
    },
  }
}
