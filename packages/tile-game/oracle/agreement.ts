/**
 * Plays random games in the fast core and in the oracle side by side, and compares them after every move: what lies on the
 * table, who is awaited, what is legal and with which weight, and every feature.
 */
import { canonical, type Json, NOBODY, Options, type Position, Random } from '@bastide/kernel'
import { nodeCount, nodeParent, ROOT } from '../src/board/columns.ts'
import { claimsOf, isComplete, kindOfNode, pennantsOf } from '../src/board/feature.ts'
import type { Land } from '../src/board/land.ts'
import { cellsOf } from '../src/facts.ts'
import { MODULES, type TileRules, tileGame } from '../src/index.ts'
import type { Concerned, Move, Setup as OracleSetup } from './moves.ts'
import { Oracle } from './oracle.ts'

/** A setup as a stranger would write it. */
export interface TrialSetup {
  readonly edition: '2000' | '2016'
  readonly modules?: readonly string[]
  readonly options?: { readonly [key: string]: string | number }
  readonly pile?: { readonly [tile: string]: number }
  readonly start?: OracleSetup['start']
}

export class Disagreement extends Error {}

const BY_EDITION = {
  '2000': { farmers: 'city-4', 'small-city': 2, followers: 7, starts: 0 },
  '2016': { farmers: 'field-3', 'small-city': 4, followers: 7, starts: 0 },
}

/** The oracle's own reading of a setup: it shares the tiles with the core, and nothing else. */
export function oracleSetup(setup: TrialSetup, seats: number): OracleSetup {
  const inPlay = MODULES.filter(({ id }) => id === 'base' || setup.modules?.includes(id))
  const options = { ...BY_EDITION[setup.edition], ...setup.options }
  const start = setup.start ?? [{ tile: 'base/D', at: [0, 0] as [number, number], turn: 0 }]
  const box: { [tile: string]: number } = {}
  for (const one of inPlay) for (const [id, copies] of Object.entries(one.copies(setup.edition))) box[id] = copies
  for (const { tile } of start) box[tile] = Math.max(0, (box[tile] ?? 0) - 1)
  const tiles = inPlay.flatMap((one) => one.tiles)
  const circles = tiles.flatMap(({ id, marks }) => marks.map((mark) => [id, mark.replace('crop-circle:', '') as Concerned] as const))
  return {
    edition: setup.edition,
    seats,
    farmers: options.farmers as OracleSetup['farmers'],
    smallCity: options['small-city'] as OracleSetup['smallCity'],
    followers: options.followers as number,
    starts: options.starts as OracleSetup['starts'],
    pile: setup.pile ?? box,
    start,
    tiles,
    concerned: Object.fromEntries(circles),
  }
}

function coreFeatures(land: Land, p: Position, seats: number): readonly string[] {
  const features: string[] = []
  for (let node = 0; node < nodeCount.get(p, 0); node++) {
    if (nodeParent.get(p, node) < ROOT) continue
    const kind = land.kinds[kindOfNode(land, p, node)]?.id as string
    const followers = Array.from({ length: seats }, (_, seat) => claimsOf(p, node, seat))
    const complete = kind !== 'field' && isComplete(p, node)
    features.push(canonical({ kind, cells: cellsOf(p, node), complete, followers, pennants: kind === 'city' ? pennantsOf(p, node) : 0 }))
  }
  return features.sort()
}

/** Whether two JSON values are the same, whatever the order of their keys. */
function isSame(one: Json, other: Json): boolean {
  if (one === other) return true
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame((one as never)[key], (other as never)[key]))
}

function expectSame(what: string, core: Json, oracle: Json, played: readonly Json[]): void {
  if (isSame(core, oracle)) return
  throw new Disagreement(
    `${what} differ after ${played.length} moves\n core:   ${JSON.stringify(core)}\n oracle: ${JSON.stringify(oracle)}\n moves: ${JSON.stringify(played)}`,
  )
}

/** A move with its weight, the same for both engines whatever the order in which they write its fields. */
const inWords = (move: object, weight: number): string => `${JSON.stringify(Object.entries(move).sort())} ${weight}`

function compare(rules: TileRules, p: Position, oracle: Oracle, played: readonly Json[]): void {
  const { state: _, ...facts } = rules.facts(p) as { readonly [key: string]: Json }
  expectSame('the facts', facts, oracle.facts() as unknown as Json, played)
  const by = rules.awaited(p)
  const options = new Options()
  if (by !== NOBODY) rules.options(p, by, options)
  const core = Array.from({ length: options.length }, (_, i) => inWords(rules.toMove(p, options.action(i)), options.weight(i))).sort()
  const slow = oracle
    .legalMoves()
    .map(({ move, weight }) => inWords(move, weight))
    .sort()
  expectSame('the options', core, slow, played)
  // Features change when a tile or a figure is put; between two turns all of that is done.
  if (by >= 0) return
  const features = oracle.features().map((feature) => canonical(feature as unknown as Json))
  expectSame('the features', coreFeatures(rules.land, p, rules.seats), features.sort(), played)
}

/**
 * One random game in both; throws a `Disagreement` at the first difference. Gives the number of moves. A test of this comparison
 * may hand the oracle another setup.
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
