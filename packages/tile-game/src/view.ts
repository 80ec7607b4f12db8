/**
 * A view: everything a client needs to draw the table, to understand it and to act, as JSON. A client knows no module:
 * features, tokens and choices look the same whatever brought them. What an aid shows is there only if the table agreed
 * on it.
 */
import { CHANCE, type Json, NOBODY, type Position, type Seat } from '@bastide/kernel'
import { type Aid, aidsOn } from './aids.ts'
import { activeSeat, tileCount, tileInHand, tileJustLaid } from './board/columns.ts'
import type { Fitting } from './board/fitting.ts'
import { type At, whereTile } from './board/map.ts'
import { supplyOf } from './board/piece.ts'
import { nodeAt } from './board/standing.ts'
import type { Tile } from './board/tile.ts'
import type { TileTables } from './board/tile-tables.ts'
import { type Choice, choicesOf } from './choices.ts'
import type { TileRules } from './compose.ts'
import { type FigureFacts, type LaidFacts, laidTiles, standingFigures, type TokenFacts } from './facts.ts'
import { cellsOf, deadCells, drawsUntil, type ShownCell } from './insight/cells.ts'
import { type FeatureList, featuresOf, type ShownFeature } from './insight/features.ts'
import { pileOf, type ShownPile, tilesLeft } from './insight/pile.ts'
import { type Projected, projectionOf } from './insight/projection.ts'
import type { NamedHooks } from './module.ts'
import type { Setup } from './setup.ts'

/** A figure where it stands, with the index of its feature in the view; null in an area, which is no feature. */
export type ShownFigure = FigureFacts & { readonly feature: number | null }

export interface View {
  readonly game: string
  readonly edition: string
  readonly modules: readonly string[]
  readonly options: { readonly [key: string]: string | number }
  readonly viewer: Seat | null
  /** The aids that are on. Two add nothing to a view: `ownership` lets a page show it, `advice` lets it ask. */
  readonly aids: readonly Aid[]
  /** The number of the turn, from 1; once the game is over, of the last turn. */
  readonly turn: number
  readonly seats: readonly { readonly score: number; readonly supply: { readonly [figure: string]: number } }[]
  readonly tiles: readonly LaidFacts[]
  readonly figures: readonly ShownFigure[]
  /** All features in reading order, including those completed and scored. */
  readonly features: readonly ShownFeature[]
  /** What modules put on the table besides figures. */
  readonly tokens: readonly TokenFacts[]
  readonly hand: string | null
  /** Where this turn's tile was laid. */
  readonly justLaid: At | null
  readonly pile: ShownPile
  /** With `fitting`: every empty cell beside the board, in reading order. */
  readonly cells?: readonly ShownCell[]
  /** With `dead-cells`: the empty cells that no tile fits any more. */
  readonly dead?: readonly At[]
  /** With `projection`: what each seat would have if the game ended now. */
  readonly projection?: readonly Projected[]
  readonly step: string
  /** Whose turn it is. */
  readonly active: Seat
  /** Who owes a decision: a seat, chance, or nobody once the game is over. */
  readonly awaited: Seat | 'chance' | null
  readonly over: boolean
  /** For the awaited seat: what it may do. */
  readonly choices: readonly Choice[]
  /** What modules add. */
  readonly state: { readonly [module: string]: Json }
}

/** What a view is built from. */
export interface ViewSource {
  readonly rules: TileRules
  readonly tables: TileTables
  readonly setup: Setup
  readonly allHooks: readonly NamedHooks[]
  readonly stepName: string
  /** Where tiles may be laid now, and where they may be laid once temporary restrictions are lifted. */
  readonly fitting: Fitting
  readonly lasting: Fitting
  /** How many tiles lay there before the first turn. */
  readonly startTiles: number
}

const idInHand = (tables: TileTables, p: Position): string | null =>
  tileInHand.get(p, 0) === 0 ? null : (tables.faces[tileInHand.get(p, 0) - 1] as Tile).id

/** Where this turn's tile lies, once it is laid: figures are put on it, and what follows depends on it. */
const whereJustLaid = (p: Position): At | null =>
  tileJustLaid.get(p, 0) === 0 ? null : whereTile(p, tileJustLaid.get(p, 0) - 1)

function moduleState({ allHooks }: ViewSource, p: Position): { readonly [module: string]: Json } {
  return Object.fromEntries(
    allHooks.flatMap(({ key, hooks }) => (hooks.facts === undefined ? [] : [[key, hooks.facts(p)]])),
  )
}

function shownState({ allHooks }: ViewSource, p: Position, aids: readonly Aid[]): { readonly [module: string]: Json } {
  return Object.fromEntries(
    allHooks.flatMap(({ key, hooks: { facts, shown } }) =>
      shown !== undefined ? [[key, shown(p, aids)]] : facts !== undefined ? [[key, facts(p)]] : [],
    ),
  )
}

/** A turn is over once its tile is no longer the tile just laid. */
function turnNow({ startTiles }: ViewSource, p: Position, isOver: boolean): number {
  const laid = tileCount.get(p, 0) - startTiles
  return isOver || tileJustLaid.get(p, 0) !== 0 ? laid : laid + 1
}

function shownFigures(source: ViewSource, p: Position, { indexOf }: FeatureList): readonly ShownFigure[] {
  return figuresOf(source, p).map((figure) => {
    const node = nodeAt(source.tables, p, figure)
    return { ...figure, feature: node < 0 ? null : indexOf(node) }
  })
}

const figuresOf = ({ rules, tables, allHooks }: ViewSource, p: Position): readonly FigureFacts[] =>
  standingFigures(
    tables,
    p,
    rules.seats,
    allHooks.flatMap(({ hooks }) => hooks.figures?.(p) ?? []),
  )

/** What all viewers see alike. */
type Shared = Omit<View, 'viewer' | 'cells' | 'choices'>

interface MadeFrom {
  readonly shared: Shared
  readonly features: FeatureList
}

/** What views were made from, for the views of others at the same position. */
const madeFrom = new WeakMap<View, MadeFrom>()

function sharedView(source: ViewSource, p: Position, aids: readonly Aid[]): MadeFrom {
  const { rules, tables, setup } = source
  const awaited = rules.awaited(p)
  const features = featuresOf(tables, p, rules.seats)
  const shared = {
    game: rules.game,
    edition: setup.edition,
    modules: setup.modules,
    options: setup.options,
    aids,
    turn: turnNow(source, p, awaited === NOBODY),
    seats: Array.from({ length: rules.seats }, (_, seat) => ({
      score: rules.score(p, seat),
      supply: Object.fromEntries(tables.figures.map((figure, i) => [figure.id, supplyOf(p, seat, i)])),
    })),
    tiles: laidTiles(tables, p),
    figures: shownFigures(source, p, features),
    features: features.features,
    tokens: source.allHooks.flatMap(({ hooks }) => hooks.tokens?.(p) ?? []),
    hand: idInHand(tables, p),
    justLaid: whereJustLaid(p),
    pile: pileOf(source, p, aids.includes('tiles-left')),
    ...(aids.includes('dead-cells') ? { dead: deadCells(source, p) } : {}),
    ...(aids.includes('projection') ? { projection: projectionOf(rules, p) } : {}),
    step: source.stepName,
    active: activeSeat.get(p, 0),
    awaited: awaited === CHANCE ? 'chance' : awaited === NOBODY ? null : awaited,
    over: awaited === NOBODY,
    state: shownState(source, p, aids),
  } as const
  return { shared, features }
}

export function viewOf(
  source: ViewSource,
  p: Position,
  viewer: Seat,
  { agreed, like }: { readonly agreed?: readonly string[] | undefined; readonly like?: View | undefined } = {},
): View {
  const aids = aidsOn(agreed)
  const made = (like && madeFrom.get(like)) ?? sharedView(source, p, aids)
  const { shared, features } = made
  const { awaited } = shared
  const view = {
    ...shared,
    viewer: viewer < 0 ? null : viewer,
    ...(aids.includes('fitting') ? { cells: cellsOf(source, p, drawsUntil(source, p, viewer, shared.active)) } : {}),
    choices: awaited !== null && awaited === viewer ? choicesOf(source, p, viewer, features) : [],
  }
  madeFrom.set(view, made)
  return view
}

/** What the rules depend on, for the digest: short, in canonical order, and nothing about how it came about. */
export function viewFacts(source: ViewSource, p: Position): Json {
  const { rules, tables } = source
  const state = moduleState(source, p)
  return {
    tiles: laidTiles(tables, p).map(({ tile, at, turn: rotation }) => [tile, at[0], at[1], rotation]),
    figures: figuresOf(source, p).map(({ seat, figure, at, on }) => [seat, figure, at[0], at[1], on]),
    scores: Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat)),
    supply: Array.from({ length: rules.seats }, (_, seat) =>
      tables.figures.map((_, figure) => supplyOf(p, seat, figure)),
    ),
    pile: tilesLeft(tables, p),
    hand: idInHand(tables, p),
    laid: whereJustLaid(p),
    active: activeSeat.get(p, 0),
    awaited: rules.awaited(p),
    step: source.stepName,
    ...(Object.keys(state).length === 0 ? {} : { state }),
  }
}
