/**
 * The choices of an awaited seat. There are exactly four kinds: cells with rotations, spots for figures, named options,
 * and a pass. A client that knows these can play every module.
 */
import { type Action, type ChoiceOf, copyOf, Options, type Position, type Seat } from '@bastide/kernel'
import { tileJustLaid } from './board/columns.ts'
import { kindOfNode } from './board/feature.ts'
import { type At, whereTile } from './board/map.ts'
import { nodeAt } from './board/standing.ts'
import type { TileRules } from './compose.ts'
import type { AreaFacts } from './facts.ts'
import type { TileHappening } from './happening.ts'
import type { FeatureList } from './insight/features.ts'
import type { Move } from './move.ts'
import type { ViewSource } from './view.ts'

export type Choice = ChoiceOf<Move, Spot>

export interface Spot {
  readonly figure: string
  readonly at: At
  readonly on: string
  /** The figure's role there. */
  readonly role: string
  /** The index of its feature in the view; null for an area, which is no feature. */
  readonly feature: number | null
  /** Whether a figure is put there or taken from there. */
  readonly does: 'deploy' | 'take'
  /** For a figure that is taken: the points this gives at once. */
  readonly gives?: number
  readonly move: Move
}

/** The awaited seat's options, grouped into those kinds of choices. */
export function choicesOf(source: ViewSource, p: Position, seat: Seat, features: FeatureList): readonly Choice[] {
  const { rules, allHooks } = source
  const areas = allHooks.flatMap(({ hooks }) => hooks.areas ?? [])
  const options = new Options()
  rules.options(p, seat, options)
  const actions = Array.from({ length: options.length }, (_, i) => options.action(i))
  const moves = actions.map((action) => rules.toMove(p, action))
  const choices: Choice[] = []
  const placing = moves.flatMap((move) => ('place' in move ? [move] : []))
  if (placing.length > 0)
    choices.push({ kind: 'cells', tile: (placing[0] as { place: string }).place, cells: cellsOf(placing) })
  const spots = moves.flatMap((move, i) =>
    spotOf(source, p, areas, features, move).map((spot) =>
      spot.does === 'take' ? { ...spot, gives: pointsFor(rules, p, seat, actions[i] as Action) } : spot,
    ),
  )
  if (spots.length > 0) choices.push({ kind: 'spots', spots })
  const names = moves.flatMap((move) => ('choose' in move ? [{ name: move.choose, move }] : []))
  if (names.length > 0) choices.push({ kind: 'names', names })
  const pass = moves.find((move) => 'pass' in move)
  if (pass !== undefined) choices.push({ kind: 'pass', move: pass })
  return choices
}

/**
 * The points for taking a figure, by the clause that lets it be taken. What the turn scores afterwards does not count.
 */
function pointsFor(rules: TileRules, p: Position, seat: Seat, action: Action): number {
  const told: TileHappening[] = []
  rules.apply(copyOf(p), seat, action, (happening) => told.push(happening))
  const taken = told.find(({ kind }) => kind === 'taken')
  return told.reduce(
    (sum, { kind, points, clause, seat: to }) =>
      sum + (kind === 'score' && to === seat && clause === taken?.clause ? points : 0),
    0,
  )
}

function cellsOf(
  moves: readonly { readonly at: At; readonly turn: number }[],
): readonly { readonly at: At; readonly turns: readonly number[] }[] {
  const cells = new Map<string, { readonly at: At; readonly turns: number[] }>()
  for (const { at, turn: rotation } of moves) {
    const cell = cells.get(at.join()) ?? { at, turns: [] }
    cell.turns.push(rotation)
    cells.set(at.join(), cell)
  }
  return [...cells.values()]
    .map(({ at, turns }) => ({ at, turns: turns.sort((one, other) => one - other) }))
    .sort((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0])
}

function spotOf(
  { tables }: ViewSource,
  p: Position,
  areas: readonly AreaFacts[],
  features: FeatureList,
  move: Move,
): readonly Spot[] {
  if (!('deploy' in move || 'take' in move)) return []
  const figure = 'take' in move ? move.take : move.deploy
  const at = move.at ?? whereTile(p, tileJustLaid.get(p, 0) - 1)
  const does = 'take' in move ? 'take' : 'deploy'
  const area = areas.find((one) => one.on === move.on)
  if (area !== undefined) return [{ figure, at, on: move.on, role: area.role, feature: null, does, move }]
  const node = nodeAt(tables, p, { on: move.on, at })
  const role = tables.kinds[kindOfNode(tables, p, node)]?.roles[figure] as string
  return [{ figure, at, on: move.on, role, feature: features.indexOf(node), does, move }]
}
