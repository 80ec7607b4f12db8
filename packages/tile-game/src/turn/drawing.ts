/**
 * Drawing takes 10 % of a playout: nearly half of it to find the drawn tile, by adding up copies from the most frequent
 * tile on; nearly half to take it out of the bag and check whether it fits anywhere.
 */
import {
  type Action,
  CHANCE,
  listed,
  NO_ACTION,
  NOBODY,
  type Options,
  type Position,
  type Random,
  refuse,
  shown,
} from '@bastide/kernel'
import { activeSeat, copiesLeft, pileLeft, tileInHand } from '../board/columns.ts'
import { type Fitting, maySomewhere } from '../board/fitting.ts'
import type { Tile } from '../board/tile.ts'
import type { TileTables } from '../board/tile-tables.ts'
import type { TileNarrator } from '../happening.ts'
import type { Move } from '../move.ts'
import { NO_MORE_TURNS, refuseVerb, type Step } from './step.ts'

/** Handles a tile that is already out of the bag but fits nowhere. */
export type Unplaceable = (p: Position, kind: number, tell?: TileNarrator) => void

/** BASE-6: it leaves the game. */
export const discarding =
  (tables: TileTables): Unplaceable =>
  (p, kind, tell) =>
    tell?.({
      kind: 'discarded',
      seat: activeSeat.get(p, 0),
      points: 0,
      clause: 'BASE-6',
      feature: null,
      tile: (tables.faces[kind] as Tile).id,
    })

/** Chance draws a tile from the bag. If it fits nowhere, another is drawn (BASE-4, BASE-6). */
export function drawing(fitting: Fitting, unplaceable: Unplaceable): Step {
  const { tables } = fitting
  const idOf = (kind: number): string => (tables.faces[kind] as Tile).id
  /** For refusals: what can be drawn now, which with a river is only a part of what is to come. */
  const inTheBag = (p: Position): string => {
    const ids = tables.faces.flatMap(({ id }, kind) => (copiesLeft.get(p, kind) === 0 ? [] : [id]))
    return `there are ${listed(ids.sort())}`
  }
  return {
    name: 'draw',
    repeats: true,
    proceed(p: Position) {
      if (tileInHand.get(p, 0) !== 0) return NOBODY
      return pileLeft.get(p, 0) === 0 ? NO_MORE_TURNS : CHANCE
    },
    options(p, _, out: Options) {
      for (let kind = 0; kind < tables.faces.length; kind++) {
        const copies = copiesLeft.get(p, kind)
        if (copies !== 0) out.addWeighted(kind, copies)
      }
    },
    sample(p, _, random: Random): Action {
      let ticket = random.below(pileLeft.get(p, 0))
      let kind = 0
      for (let copies = copiesLeft.get(p, 0); ticket >= copies; copies = copiesLeft.get(p, kind)) {
        ticket -= copies
        kind++
      }
      return kind
    },
    apply(p, _, kind, tell) {
      copiesLeft.set(p, kind, copiesLeft.get(p, kind) - 1)
      pileLeft.set(p, 0, pileLeft.get(p, 0) - 1)
      tell?.({
        kind: 'drawn',
        seat: activeSeat.get(p, 0),
        points: 0,
        clause: 'BASE-4',
        feature: null,
        tile: idOf(kind),
      })
      if (maySomewhere(fitting, p, kind)) tileInHand.set(p, 0, kind + 1)
      else unplaceable(p, kind, tell)
    },
    pass: () => NO_ACTION,
    toMove: (_, kind): Move => ({ draw: idOf(kind) }),
    toAction(p, _, move) {
      if (!('draw' in move)) return refuseVerb(move, 'a tile is to be drawn', 'BASE-4')
      const kind = tables.kindOfTile.get(move.draw)
      if (kind === undefined)
        return refuse('unknown-tile', `no tile ${shown(move.draw)} is in this game; ${inTheBag(p)}`, {
          where: 'draw',
          clause: 'BASE-1',
        })
      if (copiesLeft.get(p, kind) === 0)
        refuse('none-left', `no ${move.draw} is in the bag now; ${inTheBag(p)}`, { where: 'draw', clause: 'BASE-1' })
      return kind
    },
  }
}
