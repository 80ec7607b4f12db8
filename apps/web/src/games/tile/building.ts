/** Free building: where any tile may lie, and a position as a setup that begins with it. */
import type { Json, Seat } from '@bastide/kernel'
import { TILES } from '@bastide/tile-game/pictures'
import type { Move, View } from '@bastide/tile-game/words'
import type { CellsChoice } from '../../playing/choosing.ts'
import { keyOf } from './layout.ts'
import type { At, LaidTile } from './shown.ts'
import { matchingTurns, needsAt, SIDES } from './why-not.ts'

export interface Standing {
  readonly seat: Seat
  readonly figure: string
  readonly on: string
}

export interface BuiltTile extends LaidTile {
  readonly figures?: readonly Standing[]
}

/** A setup that begins with what was built. */
export interface BuiltSetup {
  readonly edition: string
  readonly modules: readonly string[]
  readonly options: { readonly [key: string]: string | number }
  readonly start: readonly BuiltTile[]
  readonly pile: { readonly [tile: string]: number }
}

/** There is something left to draw: otherwise the game would be over, and counted. */
const LEFT = 'base/D'

export const asJson = (setup: BuiltSetup): Json => setup as unknown as Json

/** What lies and stands there, as the beginning of a game. Whoever stands on no tile is left out. */
export function builtFrom({ edition, modules, options, tiles, figures, features }: View): BuiltSetup {
  const start = tiles.map(({ tile, at, turn }): BuiltTile => {
    const standing = figures.filter((one) => keyOf(one.at) === keyOf(at) && features[one.feature ?? -1] !== undefined)
    return {
      tile,
      at,
      turn,
      ...(standing.length === 0 ? {} : { figures: standing.map(({ seat, figure, on }) => ({ seat, figure, on })) }),
    }
  })
  return { edition, modules: [...modules], options: { ...options, starts: 0 }, start, pile: { [LEFT]: 1 } }
}

/** Nothing but the first tile. */
export const freshSetup = (
  edition: string,
  modules: readonly string[],
  options: BuiltSetup['options'],
): BuiltSetup => ({
  edition,
  modules,
  options,
  start: [{ tile: LEFT, at: [0, 0], turn: 0 }],
  pile: { [LEFT]: 1 },
})

/** What the rules make of it when a tile is laid: the setup, and the moves of that turn. Nobody is put on it. */
export function laying(setup: BuiltSetup, tile: string, at: At, turn: number): readonly [BuiltSetup, readonly Move[]] {
  const pile = { [LEFT]: tile === LEFT ? 2 : 1, ...(tile === LEFT ? {} : { [tile]: 1 }) }
  return [{ ...setup, pile }, [{ draw: tile }, { place: tile, at, turn }, { pass: true }]]
}

/** The empty cells beside the land where a tile matches, and how; turns that look alike are listed once. */
export function placesFor(tiles: ReadonlyMap<string, LaidTile>, tile: string): CellsChoice {
  const edges = TILES.get(tile)?.edges ?? ''
  const beside = new Map<string, At>()
  for (const { at } of tiles.values())
    for (const { by } of SIDES) {
      const cell: At = [at[0] + by[0], at[1] + by[1]]
      if (!tiles.has(keyOf(cell))) beside.set(keyOf(cell), cell)
    }
  const cells = [...beside.values()]
    .map((at) => ({ at, turns: matchingTurns(edges, needsAt(tiles, at)).filter(isFirstAlike(edges)) }))
    .filter(({ turns }) => turns.length > 0)
    .sort((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0])
  return { kind: 'cells', tile, cells }
}

const turned = (edges: string, turn: number): string => edges.slice(4 - turn) + edges.slice(0, 4 - turn)
const isFirstAlike =
  (edges: string) =>
  (turn: number): boolean =>
    [0, 1, 2, 3].findIndex((one) => turned(edges, one) === turned(edges, turn)) === turn

const changed = (setup: BuiltSetup, at: At, change: (tile: BuiltTile) => readonly BuiltTile[]): BuiltSetup => ({
  ...setup,
  start: setup.start.flatMap((tile) => (keyOf(tile.at) === keyOf(at) ? change(tile) : [tile])),
})

export const withFigure = (setup: BuiltSetup, at: At, figure: Standing): BuiltSetup =>
  changed(setup, at, (tile) => [{ ...tile, figures: [...(tile.figures ?? []), figure] }])

/** Without the last figure that stands there; without the tile, if nobody does. */
export const without = (setup: BuiltSetup, at: At, spots: readonly string[]): BuiltSetup =>
  changed(setup, at, ({ figures = [], ...tile }) => {
    const last = figures.filter(({ on }) => spots.includes(on)).at(-1)
    if (last === undefined) return figures.length > 0 ? [{ ...tile, figures }] : []
    const rest = figures.filter((one) => one !== last)
    return [rest.length === 0 ? tile : { ...tile, figures: rest }]
  })

/** The tiles that may be laid: those of what is played. */
export const tilesOf = ({ modules }: BuiltSetup): readonly string[] => {
  const sets = ['base', ...modules]
  return [...TILES.keys()].filter((id) => sets.includes(id.split('/')[0] ?? ''))
}
