/**
 * Plays random games in the fast core and in the oracle side by side, and compares them after every move: what lies on
 * the table, who is awaited, what is legal and with which weight, and every feature.
 */
import { type Json, NOBODY, Options, type Position, Random } from '@bastide/kernel'
import { nodeCount, nodeParent, ROOT } from '../src/board/columns.ts'
import { claimsOf, isComplete, kindOfNode, pennantsOf } from '../src/board/feature.ts'
import type { TileTables } from '../src/board/tile-tables.ts'
import { cellsOf } from '../src/facts.ts'
import { MODULES, type TileRules, tileGame } from '../src/index.ts'
import { type Concerned, type Move, type Setup as OracleSetup, wordsOf } from './moves.ts'
import { bagOf, startOf } from './opening.ts'
import { Oracle } from './oracle.ts'

/** A setup as untrusted input. */
export interface TrialSetup {
  readonly edition: '2000' | '2016'
  readonly modules?: readonly string[]
  readonly options?: { readonly [key: string]: string | number }
  readonly pile?: { readonly [tile: string]: number }
  readonly start?: OracleSetup['start']
}

export class Disagreement extends Error {}

const BY_EDITION = {
  '2000': { farmers: 'city-4', 'small-city': 2 },
  '2016': { farmers: 'field-3', 'small-city': 4 },
}

/** The same in both editions. */
const DEFAULTS = {
  followers: 7,
  starts: 0,
  'pig-herd': 'off',
  abbots: 1,
  'cult-tiles': 5,
  'king-robber-points': 'each',
  'count-moves': 'player',
  'count-entry': 'any',
  'count-end': 'market',
  'volcano-abbot': 'may-return',
}

/** What depends on the modules in play. */
const byModules = (modules: readonly string[]) => ({
  'river-room': modules.includes('river-2') ? 'printed' : 'wide', // RIVER2-2
  'start-tile': modules.includes('count') ? 'box' : 'bag', // COUNT-1
})

const CIRCLE = 'crop-circle:'

/** The oracle's own reading of a setup. It shares the tiles with the core, and nothing else. */
export function oracleSetup(setup: TrialSetup, seats: number): OracleSetup {
  const modules = setup.modules ?? []
  const boxes = MODULES.filter(({ id }) => id === 'base' || modules.includes(id)).map((one) =>
    one.copies(setup.edition),
  )
  const options = { ...DEFAULTS, ...byModules(modules), ...BY_EDITION[setup.edition], ...setup.options }
  const start = setup.start ?? startOf(modules)
  // A module may lay another's tile, as River II does with the spring, so all faces are included.
  const tiles = MODULES.flatMap((one) => one.tiles)
  const circles = tiles.flatMap(({ id, symbols }) =>
    symbols.flatMap((symbol) =>
      symbol.startsWith(CIRCLE) ? [[id, symbol.slice(CIRCLE.length) as Concerned] as const] : [],
    ),
  )
  return {
    edition: setup.edition,
    seats,
    modules,
    farmers: options.farmers as OracleSetup['farmers'],
    smallCity: options['small-city'] as OracleSetup['smallCity'],
    followers: options.followers as number,
    starts: options.starts as OracleSetup['starts'],
    abbots: modules.includes('abbot') ? (options.abbots as number) : 0,
    riverRoom: options['river-room'] as OracleSetup['riverRoom'],
    volcanoAbbot: options['volcano-abbot'] as OracleSetup['volcanoAbbot'],
    pigHerd: options['pig-herd'] === 'on',
    markerPoints: options['king-robber-points'] as OracleSetup['markerPoints'],
    countMoves: options['count-moves'] as OracleSetup['countMoves'],
    countEntry: options['count-entry'] as OracleSetup['countEntry'],
    countEnd: options['count-end'] as OracleSetup['countEnd'],
    pile:
      setup.pile ??
      bagOf(boxes, modules, start, options['cult-tiles'] as number, options['start-tile'] as 'box' | 'bag'),
    start,
    tiles,
    concerned: Object.fromEntries(circles),
  }
}

/** A feature in words: every turn has many, and words are compared fastest. */
function featureInWords(
  kind: string,
  complete: boolean,
  pennants: number,
  figures: readonly number[],
  cells: readonly (readonly [number, number])[],
): string {
  let words = `${kind}${complete ? ', complete' : ''}, ${pennants} pennants, figures ${figures}, on`
  for (const [x, y] of cells) words += ` ${x},${y}`
  return words
}

function isCompleteInCore(p: Position, node: number, kind: string): boolean {
  if (kind === 'field' || kind === 'stream') return false
  return kind === 'carcassonne' || isComplete(p, node)
}

function coreFeatures(tables: TileTables, p: Position, seats: number): readonly string[] {
  const features: string[] = []
  for (let node = 0; node < nodeCount.get(p, 0); node++) {
    if (nodeParent.get(p, node) < ROOT) continue
    const kind = tables.kinds[kindOfNode(tables, p, node)]?.id as string
    const followers = Array.from({ length: seats }, (_, seat) => claimsOf(p, node, seat))
    features.push(
      featureInWords(
        kind,
        isCompleteInCore(p, node, kind),
        kind === 'city' ? pennantsOf(p, node) : 0,
        followers,
        cellsOf(p, node),
      ),
    )
  }
  return features
}

const oracleFeatures = (oracle: Oracle): readonly string[] =>
  oracle
    .features()
    .map(({ kind, complete, pennants, followers, cells }) => featureInWords(kind, complete, pennants, followers, cells))

/** Whether two JSON values are equal, in whatever order their keys are. */
function isSame(one: Json, other: Json): boolean {
  if (one === other) return true
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, i) => isSame(item, other[i] as Json))
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame((one as never)[key], (other as never)[key]))
  )
}

function differ(what: string, core: Json, oracle: Json, played: readonly Json[]): never {
  throw new Disagreement(
    `${what} differ after ${played.length} moves\n core:   ${JSON.stringify(core)}\n oracle: ${JSON.stringify(oracle)}\n moves: ${JSON.stringify(played)}`,
  )
}

/** In any order. Two small fields of one tile have the same words, so each counts as often as it occurs. */
function compareFeatures(core: readonly string[], oracle: readonly string[], played: readonly Json[]): void {
  const counts = new Map<string, number>()
  for (const words of core) counts.set(words, (counts.get(words) ?? 0) + 1)
  for (const words of oracle) counts.set(words, (counts.get(words) ?? 0) - 1)
  const alone = [...counts].filter(([, count]) => count !== 0)
  if (alone.length === 0) return
  const only = (sign: number): string[] => alone.flatMap(([words, count]) => (Math.sign(count) === sign ? [words] : []))
  differ('the features', only(1), only(-1), played)
}

/** Every option once, in words, with its weight. */
function compareOptions(rules: TileRules, p: Position, oracle: Oracle, played: readonly Json[]): void {
  const by = rules.awaited(p)
  const options = new Options()
  if (by !== NOBODY) rules.options(p, by, options)
  const core = new Map(
    Array.from({ length: options.length }, (_, i) => [
      wordsOf(rules.toMove(p, options.action(i)) as Move),
      options.weight(i),
    ]),
  )
  const slow = oracle.legalWords()
  const isAlike =
    core.size === options.length &&
    core.size === slow.size &&
    [...core].every(([words, weight]) => slow.get(words) === weight)
  if (!isAlike)
    differ(`the options, ${options.length} of the core`, Object.fromEntries(core), Object.fromEntries(slow), played)
}

function compare(rules: TileRules, p: Position, oracle: Oracle, played: readonly Json[]): void {
  const [core, slow] = [rules.facts(p) as Json, oracle.facts() as unknown as Json]
  if (!isSame(core, slow)) differ('the facts', core, slow, played)
  compareOptions(rules, p, oracle, played)
  // Features change when a tile or a figure is put down; between two turns all of that is done.
  if (rules.awaited(p) < 0) compareFeatures(coreFeatures(rules.tables, p, rules.seats), oracleFeatures(oracle), played)
}

/**
 * Plays one random game in both, throws a `Disagreement` at the first difference, and returns the number of moves. A
 * test of this comparison may give the oracle another setup.
 */
export function agreeOnOneGame(setup: TrialSetup, seats: number, seed: number, oracles: TrialSetup = setup): number {
  const composed = tileGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  const rules = composed.value
  const oracle = new Oracle(oracleSetup(oracles, seats))
  const random = new Random(seed)
  const p = rules.start()
  const played: Json[] = []
  compare(rules, p, oracle, played)
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    const action = rules.sample(p, by, random)
    const move = rules.toMove(p, action)
    played.push(move as unknown as Json)
    rules.apply(p, by, action)
    oracle.play(move as Move)
    compare(rules, p, oracle, played)
  }
  return played.length
}
