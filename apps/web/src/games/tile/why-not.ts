/** Why the tile in hand may not lie on an empty cell. The rules are the host's: this says what a player can see. */
import { TILES } from '@bastide/tile-game/pictures'
import { keyOf } from './layout.ts'
import type { At, LaidTile } from './shown.ts'

/** The sides of a cell, clockwise, and where the neighbour lies. */
export const SIDES = [
  { side: 'top', by: [0, -1] },
  { side: 'right', by: [1, 0] },
  { side: 'bottom', by: [0, 1] },
  { side: 'left', by: [-1, 0] },
] as const
type Side = (typeof SIDES)[number]['side']

/** What a side of the cell has to show. */
export interface Need {
  readonly side: Side
  /** The kind of feature; whatever is no road, city or the like is a field. */
  readonly kind: string
  readonly letter: string
}

export type WhyNot =
  | { readonly why: 'not-beside' }
  | { readonly why: 'no-match'; readonly needs: readonly Need[] }
  | { readonly why: 'forbidden' }

const FIELD = 'field'

export function needsAt(tiles: ReadonlyMap<string, LaidTile>, [x, y]: At): readonly Need[] {
  return SIDES.flatMap(({ side, by }, index) => {
    const laid = tiles.get(keyOf([x + by[0], y + by[1]]))
    const tile = laid === undefined ? undefined : TILES.get(laid.tile)
    if (laid === undefined || tile === undefined) return []
    const facing = (index + 2 - laid.turn) & 3
    const kind = tile.segments.find(({ sides }) => sides.includes(facing as never))?.kind ?? FIELD
    return [{ side, kind, letter: tile.edges[facing] ?? '' }]
  })
}

const letterAt = (edges: string, side: Side, turn: number): string | undefined =>
  edges[(SIDES.findIndex((one) => one.side === side) - turn) & 3]

/** The ways in which a tile with these edges matches all sides. */
export const matchingTurns = (edges: string, needs: readonly Need[]): readonly number[] =>
  [0, 1, 2, 3].filter((turn) => needs.every(({ side, letter }) => letterAt(edges, side, turn) === letter))

export function whyNot(tiles: ReadonlyMap<string, LaidTile>, inHand: string, at: At): WhyNot {
  const needs = needsAt(tiles, at)
  if (needs.length === 0) return { why: 'not-beside' }
  const edges = TILES.get(inHand)?.edges ?? ''
  return matchingTurns(edges, needs).length > 0 ? { why: 'forbidden' } : { why: 'no-match', needs }
}
