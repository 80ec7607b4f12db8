/**
 * A view: all that a client needs to draw the table and to act, as JSON. The choices of an awaited seat come in four kinds, and
 * no more: cells with their turns, spots for figures, named options, and a pass. A client that knows these plays every module.
 */
import { CHANCE, type Json, NOBODY, Options, type Position, type Seat } from '@bastide/kernel'
import { activeSeat, copiesLeft, pileLeft, tileInHand, tileJustLaid } from './board/columns.ts'
import { kindOfNode } from './board/feature.ts'
import type { Land } from './board/land.ts'
import { type At, whereTile } from './board/map.ts'
import { supplyOf } from './board/piece.ts'
import { nodeAt } from './board/standing.ts'
import type { Tile } from './board/tile.ts'
import type { TileRules } from './compose.ts'
import { type FigureFacts, type LaidFacts, laidTiles, type PlaceFacts, standingFigures } from './facts.ts'
import type { NamedPlug } from './module.ts'
import type { Move } from './move.ts'
import type { Setup } from './setup.ts'

export type Choice =
  | { readonly kind: 'cells'; readonly tile: string; readonly cells: readonly { readonly at: At; readonly turns: readonly number[] }[] }
  | { readonly kind: 'spots'; readonly spots: readonly Spot[] }
  | { readonly kind: 'names'; readonly names: readonly { readonly name: string; readonly move: Move }[] }
  | { readonly kind: 'pass'; readonly move: Move }

export interface Spot {
  readonly figure: string
  readonly at: At
  readonly on: string
  /** What the figure is, or would be, there. */
  readonly role: string
  /** Whether a figure is put there or taken from there. */
  readonly does: 'deploy' | 'take'
  readonly move: Move
}

export interface View {
  readonly game: string
  readonly edition: string
  readonly modules: readonly string[]
  readonly options: { readonly [key: string]: string | number }
  readonly viewer: Seat | null
  readonly seats: readonly { readonly score: number; readonly supply: { readonly [figure: string]: number } }[]
  readonly tiles: readonly LaidFacts[]
  readonly figures: readonly FigureFacts[]
  readonly hand: string | null
  /** Where the tile of this turn was laid. */
  readonly justLaid: At | null
  readonly pile: { readonly left: number; readonly tiles: { readonly [tile: string]: number } }
  readonly step: string
  /** Whose turn it is. */
  readonly active: Seat
  /** Who owes a decision: a seat, chance, or nobody when the game is over. */
  readonly awaited: Seat | 'chance' | null
  readonly over: boolean
  /** For the awaited seat: what it may do. */
  readonly choices: readonly Choice[]
  /** What modules add. */
  readonly state: { readonly [module: string]: Json }
}

/** What a view is made from. */
export interface ViewSource {
  readonly rules: TileRules
  readonly land: Land
  readonly setup: Setup
  readonly plugs: readonly NamedPlug[]
  readonly stepName: string
}

const idInHand = (land: Land, p: Position): string | null => (tileInHand.get(p, 0) === 0 ? null : (land.faces[tileInHand.get(p, 0) - 1] as Tile).id)

/** Where the tile of this turn lies, once it is laid: figures are put on it, and what follows depends on it. */
const whereJustLaid = (p: Position): At | null => (tileJustLaid.get(p, 0) === 0 ? null : whereTile(p, tileJustLaid.get(p, 0) - 1))

function tilesLeft(land: Land, p: Position): { readonly [tile: string]: number } {
  const left = land.faces.map((face, kind) => [face.id, copiesLeft.get(p, kind)] as const).filter(([, copies]) => copies > 0)
  return Object.fromEntries(left.sort(([one], [other]) => (one < other ? -1 : 1)))
}

function moduleState({ plugs }: ViewSource, p: Position): { readonly [module: string]: Json } {
  return Object.fromEntries(plugs.flatMap(({ key, plug }) => (plug.facts === undefined ? [] : [[key, plug.facts(p)]])))
}

const figuresOf = ({ rules, land, plugs }: ViewSource, p: Position): readonly FigureFacts[] =>
  standingFigures(
    land,
    p,
    rules.seats,
    plugs.flatMap(({ plug }) => plug.figures?.(p) ?? []),
  )

export function viewOf(source: ViewSource, p: Position, viewer: Seat): View {
  const { rules, land, setup } = source
  const awaited = rules.awaited(p)
  return {
    game: rules.game,
    edition: setup.edition,
    modules: setup.modules,
    options: setup.options,
    viewer: viewer < 0 ? null : viewer,
    seats: Array.from({ length: rules.seats }, (_, seat) => ({
      score: rules.score(p, seat),
      supply: Object.fromEntries(land.figures.map((figure, i) => [figure.id, supplyOf(p, seat, i)])),
    })),
    tiles: laidTiles(land, p),
    figures: figuresOf(source, p),
    hand: idInHand(land, p),
    justLaid: whereJustLaid(p),
    pile: { left: pileLeft.get(p, 0), tiles: tilesLeft(land, p) },
    step: source.stepName,
    active: activeSeat.get(p, 0),
    awaited: awaited === CHANCE ? 'chance' : awaited === NOBODY ? null : awaited,
    over: awaited === NOBODY,
    choices: awaited >= 0 && awaited === viewer ? choicesOf(source, p, awaited) : [],
    state: moduleState(source, p),
  }
}

/** The awaited seat's options, gathered into the closed kinds of choices. */
function choicesOf({ rules, land, plugs }: ViewSource, p: Position, seat: Seat): readonly Choice[] {
  const places = plugs.flatMap(({ plug }) => plug.places ?? [])
  const options = new Options()
  rules.options(p, seat, options)
  const moves = Array.from({ length: options.length }, (_, i) => rules.toMove(p, options.action(i)))
  const choices: Choice[] = []
  const placing = moves.flatMap((move) => ('place' in move ? [move] : []))
  if (placing.length > 0) choices.push({ kind: 'cells', tile: (placing[0] as { place: string }).place, cells: cellsOf(placing) })
  const spots = moves.flatMap((move) => spotOf(land, places, p, move))
  if (spots.length > 0) choices.push({ kind: 'spots', spots })
  const names = moves.flatMap((move) => ('choose' in move ? [{ name: move.choose, move }] : []))
  if (names.length > 0) choices.push({ kind: 'names', names })
  const pass = moves.find((move) => 'pass' in move)
  if (pass !== undefined) choices.push({ kind: 'pass', move: pass })
  return choices
}

function cellsOf(moves: readonly { readonly at: At; readonly turn: number }[]): readonly { readonly at: At; readonly turns: readonly number[] }[] {
  const cells = new Map<string, { readonly at: At; readonly turns: number[] }>()
  for (const { at, turn } of moves) {
    const cell = cells.get(at.join()) ?? { at, turns: [] }
    cell.turns.push(turn)
    cells.set(at.join(), cell)
  }
  return [...cells.values()]
    .map(({ at, turns }) => ({ at, turns: turns.sort((one, other) => one - other) }))
    .sort((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0])
}

function spotOf(land: Land, places: readonly PlaceFacts[], p: Position, move: Move): readonly Spot[] {
  if (!('deploy' in move || 'take' in move)) return []
  const figure = 'take' in move ? move.take : move.deploy
  const at = move.at ?? whereTile(p, tileJustLaid.get(p, 0) - 1)
  const place = places.find((one) => one.on === move.on)
  const role = place === undefined ? land.kinds[kindOfNode(land, p, nodeAt(land, p, { on: move.on, at }))]?.roles[figure] : place.role
  return [{ figure, at, on: move.on, role: role as string, does: 'take' in move ? 'take' : 'deploy', move }]
}

/** What the rules speak of, for the digest: short, in canonical order, and with nothing about how it came to be. */
export function viewFacts(source: ViewSource, p: Position): Json {
  const { rules, land } = source
  const state = moduleState(source, p)
  return {
    tiles: laidTiles(land, p).map(({ tile, at, turn }) => [tile, at[0], at[1], turn]),
    figures: figuresOf(source, p).map(({ seat, figure, at, on }) => [seat, figure, at[0], at[1], on]),
    scores: Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat)),
    supply: Array.from({ length: rules.seats }, (_, seat) => land.figures.map((_, figure) => supplyOf(p, seat, figure))),
    pile: tilesLeft(land, p),
    hand: idInHand(land, p),
    laid: whereJustLaid(p),
    active: activeSeat.get(p, 0),
    awaited: rules.awaited(p),
    step: source.stepName,
    ...(Object.keys(state).length === 0 ? {} : { state }),
  }
}
