/** How lessons of the tile game are written down: turns in the notation, and what the board points at. */
import { demand, type Lesson, type ScriptedMove, scriptOf } from '@bastide/kernel'
import type { At } from './board/map.ts'
import type { TileHappening } from './happening.ts'
import { fromNotation } from './notation.ts'

/** Moves of one turn or of a part of it: `W 2,0/2 +road:E`. */
export const turn = (line: string): readonly ScriptedMove[] => demand(fromNotation(`1. ${line}`))

export const lay = (tile: string, at: At, rotation: number): ScriptedMove => ({ place: tile, at, turn: rotation })

export const put = (on: string, figure = 'follower'): ScriptedMove => ({ deploy: figure, on })

/** Puts a follower down elsewhere than on the tile just laid. */
export const send = (on: string, cell: At): ScriptedMove => ({ ...put(on), at: cell })

export const choose = (choice: string): ScriptedMove => ({ choose: choice })

export const PASS: ScriptedMove = { pass: true }

/** Points at a feature, by tiles that it covers. */
export const at = (kind: string, ...cells: readonly At[]): TileHappening => ({
  kind: 'unclaimed',
  seat: null,
  points: 0,
  clause: '',
  feature: { kind, cells },
})

/** What the base game's options are in a lesson, whatever the defaults become. */
const OPTIONS = { farmers: 'field-3', 'small-city': 4, followers: 7, starts: 0 }

interface Script extends Pick<Lesson, 'id' | 'opening' | 'steps'> {
  readonly modules?: readonly string[]
  readonly options?: { readonly [key: string]: string | number }
  /** Tiles that stay in the bag, so that the game goes on after the lesson. */
  readonly left?: readonly string[]
}

/** The bag holds exactly the tiles that are drawn, and what is left of it. */
export function tileLesson({ id, modules = [], options = {}, left = [], opening, steps }: Script): Lesson {
  const pile: { [tile: string]: number } = {}
  const drawn = scriptOf({ opening, steps }).moves.flatMap(({ draw }) => (typeof draw === 'string' ? [draw] : []))
  for (const tile of [...drawn, ...left]) pile[tile] = (pile[tile] ?? 0) + 1
  const setup = { edition: '2016', modules, options: { ...OPTIONS, ...options }, pile }
  return { id, setup, seats: 2, opening, steps }
}
