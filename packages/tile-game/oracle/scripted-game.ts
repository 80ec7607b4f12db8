/** Games for tests: a setup in a few words, turns in one line, and games played at random. */
import type { Tile } from '../src/board/tile.ts'
import { tiles } from '../src/expansions/base/tiles.ts'
import type { Cell, Move, Setup } from './moves.ts'
import { Oracle } from './oracle.ts'

export type Laying = readonly [name: string, x: number, y: number, rotation: number]

const BASE: Setup = {
  edition: '2016',
  seats: 2,
  modules: [],
  farmers: 'field-3',
  smallCity: 4,
  followers: 7,
  starts: 0,
  abbots: 0,
  riverRoom: 'wide',
  volcanoAbbot: 'may-return',
  pigHerd: false,
  markerPoints: 'each',
  countMoves: 'player',
  countEntry: 'any',
  countEnd: 'market',
  pile: {},
  start: [],
  tiles,
  concerned: {},
}

/** A base tile by its letters; a tile of an expansion by its whole name. */
const idOf = (name: string): string => (name.includes('/') ? name : `base/${name}`)

/** `lying` is on the table before the first turn; `pile` names what will be drawn: "U U B", or "river/curve B". */
export function game(lying: readonly Laying[], pile: string, options: Partial<Setup> = {}): Oracle {
  const copies: Record<string, number> = {}
  for (const name of pile.split(' ')) copies[idOf(name)] = (copies[idOf(name)] ?? 0) + 1
  const start = lying.map(([name, x, y, rotation]) => ({ tile: idOf(name), at: [x, y] as const, turn: rotation }))
  return new Oracle({ ...BASE, pile: copies, start, ...options })
}

/** Draws and lays a tile. */
export function lay(oracle: Oracle, name: string, at: Cell, rotation: number): void {
  oracle.play({ draw: idOf(name) })
  oracle.play({ place: idOf(name), at, turn: rotation })
}

/** Draws and lays a tile, and puts a follower on it or, if asked, passes. */
export function takeTurn(oracle: Oracle, name: string, at: Cell, rotation: number, on?: string): void {
  lay(oracle, name, at, rotation)
  if (on !== undefined) oracle.play({ deploy: 'follower', on })
  else if (oracle.facts().step === 'deploy') oracle.play({ pass: true })
}

/** Where the tile in hand may go: each as [x, y, rotation]. */
export function placementsFor(oracle: Oracle, name: string): number[][] {
  oracle.play({ draw: idOf(name) })
  const placements = movesOf(oracle).flatMap((move) => ('place' in move ? [[...move.at, move.turn]] : []))
  return placements.sort(([ax = 0, ay = 0, at = 0], [bx = 0, by = 0, bt = 0]) => ay - by || ax - bx || at - bt)
}

export const movesOf = (oracle: Oracle): Move[] => oracle.legalMoves().map(({ move }) => move)

/** The spots where the awaited seat may put a follower. */
export const spotsOf = (oracle: Oracle): string[] =>
  movesOf(oracle).flatMap((move) => ('deploy' in move ? [move.on] : []))

/** A tile like another, under another name. */
export function alike(id: string, letters: string, change: (tile: Tile) => Partial<Tile> = () => ({})): Tile {
  const face = tiles.find((tile) => tile.id === `base/${letters}`)
  if (!face) throw new Error(`there is no base tile ${letters}`)
  return { ...face, ...change(face), id }
}

/** Numbers from 0 up to 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Plays one move by weight, and returns what there was to choose from. */
export function playAtRandom(oracle: Oracle, roll: () => number): Move[] {
  const options = oracle.legalMoves()
  let left = roll() * options.reduce((sum, { weight }) => sum + weight, 0)
  const chosen = options.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  if (!chosen) throw new Error('there was nothing to play')
  oracle.play(chosen.move)
  return options.map(({ move }) => move)
}
