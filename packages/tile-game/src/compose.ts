/**
 * Composes the rules of a setup, once: tiles into tables, modules' columns into memory, steps into the order of a turn.
 * After that, playing sorts nothing and looks nothing up by name.
 */
import {
  type Action,
  attempt,
  copyOf,
  demand,
  type Game,
  type Guess,
  Layout,
  type Narrator,
  NOBODY,
  type Options,
  type Position,
  type Result,
  type Rules,
  refuse,
} from '@bastide/kernel'
import { MOST_TILES } from './board/cell.ts'
import {
  activeSeat,
  copiesLeft,
  core,
  MOST_FIGURES,
  MOST_PENNANTS,
  MOST_PIECES,
  pileLeft,
  scores,
  supplyLeft,
  tileInHand,
} from './board/columns.ts'
import type { Fitting } from './board/fitting.ts'
import type { Tile } from './board/tile.ts'
import { compileTileTables, type TileTables } from './board/tile-tables.ts'
import { MODULES, PAIRS } from './expansions/order.ts'
import type { LaidFacts, StartFacts } from './facts.ts'
import type { TileHappening } from './happening.ts'
import type { Copies, Hooks, Module, NamedHooks, Pair, TablePlan } from './module.ts'
import { type Move, readMove } from './move.ts'
import { broughtStart, formOf, readSetup, type Setup, wholeSetup } from './setup.ts'
import { speech } from './speech.ts'
import { layStart, standAtStart } from './start.ts'
import { isStartTileBoxed } from './start-tile/option.ts'
import { STORED_DEFAULTS } from './stored-defaults.ts'
import { stream as streamKind } from './stream/kind.ts'
import { composeStream } from './stream/stream.ts'
import { actionIn, type Step } from './turn/step.ts'
import { awaitedBy, composeTurning, extraOf, stepNumber } from './turn/turning.ts'
import { listWholeTurns, spotsIfPlaced } from './turn/whole-turns.ts'
import { type View, type ViewSource, viewFacts, viewOf } from './view.ts'

export interface TileRules extends Rules<Move, View, TileHappening> {
  /** The tiles of this setup, compiled. */
  readonly tables: TileTables
  /** By kind of tile: how many are drawn in a whole game, including later stages of the bag. */
  readonly copies: Uint8Array
  /** Whether the awaited seat has a tile in hand to place. */
  isPlacing(p: Position): boolean
  /**
   * While a tile is to be placed: a bit for each of its segments where the awaited seat could put the figure (by its
   * index in `tables.figures`) after this placement. Equals what `options` lists after placing. `placed` is one of the
   * options, or what `toAction` returns for a move with a cell and a rotation. 0 for anything that is no placement of
   * the tile in hand.
   */
  spots(p: Position, placed: Action, figure: number): number
  /**
   * While a tile is to be placed: every placement with every deployment, passing included, as one action each; see
   * `placementOf`. Otherwise nothing.
   */
  wholeTurns(p: Position, out: Options): void
  /**
   * Ends the game now, as if the bag were empty and nobody had anything left to decide: scores what lies on the table,
   * after which nobody is awaited. On a copy, this tells what a position is worth to each seat. Does nothing once the
   * game is over.
   */
  endNow(p: Position, tell?: Narrator<TileHappening>): void
  /**
   * Scores what `endNow` does not pay feature by feature: a claimed feature is paid what it is worth unfinished, and
   * its `outlook` if `paysOutlook`. `Claims` knows both.
   */
  finalRest(p: Position): void
  readonly paysOutlook: boolean
}

export interface TileGame extends Game {
  compose(setup: unknown, seats: number): Result<TileRules>
}

export const tileGame: TileGame = {
  id: 'tile',
  form: formOf(MODULES, PAIRS),
  storedDefaults: STORED_DEFAULTS,
  speech,
  compose: (setup, seats) => attempt(() => composeRules(demand(readSetup(MODULES, PAIRS, setup, seats)), seats)),
}

/** What lies at the start: what the setup says, or else the start of the last module or pair that brings one. */
function startOf(setup: Setup, modules: readonly Module[], pairs: readonly Pair[]): readonly StartFacts[] {
  const base = modules[0]?.start?.(setup.edition)
  return setup.start ?? broughtStart(modules, pairs, setup.edition)?.tiles ?? base ?? []
}

/** What is drawn: what the setup says, or everything in the box that does not lie at the start. */
function bagOf(setup: Setup, modules: readonly Module[], pairs: readonly Pair[], start: readonly LaidFacts[]): Copies {
  if (setup.pile !== undefined) return setup.pile
  const bag: { [tile: string]: number } = {}
  const leftOut = pairs.flatMap((pair) => pair.leftOut ?? [])
  // A tile that two modules bring is in both boxes but played once.
  for (const one of modules) {
    for (const [id, count] of Object.entries(one.copies(setup.edition, setup.options)))
      if (!leftOut.includes(id)) bag[id] = Math.max(bag[id] ?? 0, count)
  }
  // The base game's own start tile, if something else lies in its place.
  const boxed = isStartTileBoxed(setup) ? (modules[0]?.start?.(setup.edition) ?? []) : []
  for (const { tile } of [...start, ...boxed]) bag[tile] = Math.max(0, (bag[tile] ?? 0) - 1)
  return bag
}

function tilesInPlay(modules: readonly Module[], bag: Copies, start: readonly LaidFacts[]): readonly Tile[] {
  const total = Object.values(bag).reduce((sum, count) => sum + count, start.length)
  if (total > MOST_TILES)
    refuse('too-many-tiles', `${total} tiles, at most ${MOST_TILES} may be drawn and laid together`, { where: 'setup' })
  const inPlay = (tile: Tile) => (bag[tile.id] ?? 0) > 0 || start.some((laid) => laid.tile === tile.id)
  // The most frequent first, so that a draw finds its tile after few additions.
  const tiles = [...new Set(modules.flatMap((one) => one.tiles.filter(inPlay)))].sort(
    (one, other) => (bag[other.id] ?? 0) - (bag[one.id] ?? 0),
  )
  const pennants = tiles.reduce(
    (sum, tile) =>
      sum + ((bag[tile.id] ?? 0) + start.filter((laid) => laid.tile === tile.id).length) * pennantsOn(tile),
    0,
  )
  if (pennants > MOST_PENNANTS)
    refuse('too-many-pennants', `${pennants} pennants, at most ${MOST_PENNANTS} may be drawn and laid together`, {
      where: 'setup',
    })
  return tiles
}

const pennantsOn = (tile: Tile): number => tile.segments.reduce((sum, segment) => sum + segment.pennants, 0)

function fillBag(tables: TileTables, p: Position, bag: Copies): void {
  let left = 0
  tables.faces.forEach((face, kind) => {
    copiesLeft.set(p, kind, bag[face.id] ?? 0)
    left += bag[face.id] ?? 0
  })
  pileLeft.set(p, 0, left)
}

/** Figures in supply or where they stand at the start, and who starts. */
function fillSeats(setup: Setup, seats: number, tables: TileTables, p: Position, start: readonly StartFacts[]): void {
  for (let seat = 0; seat < seats; seat++) {
    tables.figures.forEach((figure, i) => {
      supplyLeft.set(p, seat * MOST_FIGURES + i, figure.perSeat)
    })
  }
  standAtStart(tables, p, start)
  const { starts } = setup.options
  if (typeof starts === 'number') activeSeat.set(p, 0, starts)
}

/** By kind of tile: what may forbid its placements. */
function fittingOf(tables: TileTables, allHooks: readonly Hooks[]): Fitting {
  const vetoes = tables.faces.map((_, kind) => {
    const ofKind = allHooks.flatMap(({ mayPlace }) => (mayPlace?.concerns(kind) ? [mayPlace.veto] : []))
    return ofKind.length === 0 ? null : ofKind
  })
  return { tables, vetoes }
}

/** Compiles the tiles in play. Refuses more figures than a position holds. */
function tablesOf(
  setup: Setup,
  seats: number,
  modules: readonly Module[],
  pairs: readonly Pair[],
  tiles: readonly Tile[],
): TileTables {
  const hasStream = modules.some((one) => one.stream !== undefined)
  const tables = compileTileTables(
    {
      tiles,
      kinds: [...modules.flatMap((one) => one.kinds?.(setup) ?? []), ...(hasStream ? [streamKind] : [])],
      figures: modules.flatMap((one) => one.figures?.(setup) ?? []),
      bare: Object.assign({}, ...modules.map((one) => one.bare ?? {})),
      idle: Object.assign({}, ...pairs.map((pair) => pair.idle?.(setup) ?? {})),
    },
    seats,
  )
  if (seats * tables.rowsPerSeat > MOST_PIECES)
    refuse('too-many-figures', `${seats * tables.rowsPerSeat} figures, at most ${MOST_PIECES} are allowed`, {
      where: 'setup.options',
    })
  return tables
}

function namedHooks(table: TablePlan, modules: readonly Module[], stream: Hooks | null): readonly NamedHooks[] {
  return [
    ...modules.map((one) => ({ key: one.id, hooks: one.hooks?.(table) ?? {} })),
    ...(stream === null ? [] : [{ key: 'stream', hooks: stream }]),
  ]
}

/** What a stream forbids may be allowed later; what modules forbid stays forbidden. */
const withoutStream = (allHooks: readonly Hooks[], stream: Hooks | undefined): readonly Hooks[] =>
  allHooks.filter((hooks) => hooks !== stream)

function composeRules(setup: Setup, seats: number): TileRules {
  const modules = MODULES.filter((one) => setup.modules.includes(one.id))
  const pairs = PAIRS.filter(({ of }) => of.every((id) => setup.modules.includes(id)))
  const start = startOf(setup, modules, pairs)
  const bag = bagOf(setup, modules, pairs, start)
  const parts = modules.flatMap((one) => (one.stream === undefined ? [] : [one.stream]))
  const tables = tablesOf(setup, seats, modules, pairs, tilesInPlay(modules, bag, start))
  const layout = new Layout(core)
  const table: TablePlan = { setup, seats, tables, layout }
  const stream = parts.length === 0 ? null : composeStream(table, parts, bag)
  const named = namedHooks(table, modules, stream?.hooks ?? null)
  const allHooks = named.map(({ hooks }) => hooks)
  const fitting = fittingOf(tables, allHooks)
  const extra = extraOf(allHooks)
  const { steps, begin, goOn, endNow, finalRest, paysOutlook } = composeTurning(fitting, seats, allHooks)
  const origin = layout.position()
  layStart(tables, origin, start)
  fillSeats(setup, seats, tables, origin, start)
  if (stream === null) fillBag(tables, origin, bag)
  else stream.begin(origin)
  for (const { begin: beginHooks } of allHooks) beginHooks?.(origin)
  // A game that is over before it begins needs no one to start it.
  begin(origin, setup.options.starts === 'random' && pileLeft.get(origin, 0) > 0)

  const stepOf = (p: Position): Required<Step> => steps[stepNumber(p)] as Required<Step>
  const lasting = fittingOf(tables, withoutStream(allHooks, stream?.hooks))
  const sourceOf = (p: Position): ViewSource => ({
    rules,
    tables,
    setup,
    allHooks: named,
    stepName: stepOf(p).name,
    fitting,
    lasting,
    startTiles: start.length,
  })
  const rules: TileRules = {
    game: tileGame.id,
    seats,
    setup: wholeSetup(setup),
    layout,
    turnClause: (p) => stepOf(p).turnClause,
    tables,
    copies: Uint8Array.from(tables.faces, ({ id }) => bag[id] ?? 0),
    start: () => copyOf(origin),
    awaited: awaitedBy,
    options(p, by, out) {
      out.clear()
      stepOf(p).options(p, by, out)
    },
    sample: (p, by, random) => stepOf(p).sample(p, by, random),
    apply(p, by, action, tell) {
      stepOf(p).apply(p, by, action, tell)
      goOn(p, tell)
    },
    isPlacing: (p) => tileInHand.get(p, 0) !== 0,
    spots: (p, placed, figure) => spotsIfPlaced(fitting, p, rules.awaited(p), placed, figure),
    wholeTurns: (p, out) => listWholeTurns(fitting, extra, p, rules.awaited(p), out),
    endNow(p, tell) {
      if (rules.awaited(p) !== NOBODY) endNow(p, tell)
    },
    finalRest,
    paysOutlook,
    score: (p, seat) => scores.get(p, seat),
    pass: (p) => stepOf(p).pass(p),
    toMove: (p, action) => stepOf(p).toMove(p, action),
    toAction: (p, move) => attempt(() => actionIn(stepOf(p), p, rules.awaited(p), readMove(move), allHooks)),
    view: (p, viewer, aids, like) => viewOf(sourceOf(p), p, viewer, { agreed: aids, like }),
    facts: (p) => viewFacts(sourceOf(p), p),
    // Nothing in this game is hidden: moves are told as they are, and a position has no gaps to fill.
    redact: (move) => move,
    determinize: (p) => copyOf(p) as Guess,
  }
  return rules
}
