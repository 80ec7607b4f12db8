/**
 * The choices of an awaited seat. They come in four kinds, and no more: cells with their turns, spots for figures, named options, and
 * a pass. A client that knows these plays every module.
 */
import { Options, type Position, type Seat } from '@bastide/kernel'
import { tileJustLaid } from './board/columns.ts'
import { kindOfNode } from './board/feature.ts'
import { type At, whereTile } from './board/map.ts'
import { nodeAt } from './board/standing.ts'
import type { PlaceFacts } from './facts.ts'
import type { FeatureList } from './insight/features.ts'
import type { Move } from './move.ts'
import type { ViewSource } from './view.ts'

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
  /** Which of the view's features it is part of; null for a place that is no feature. */
  readonly feature: number | null
  /** Whether a figure is put there or taken from there. */
  readonly does: 'deploy' | 'take'
  readonly move: Move
}

/** The awaited seat's options, gathered into the closed kinds of choices. */
export function choicesOf(source: ViewSource, p: Position, seat: Seat, features: FeatureList): readonly Choice[] {
  const { rules, plugs } = source
  const places = plugs.flatMap(({ plug }) => plug.places ?? [])
  const options = new Options()
  rules.options(p, seat, options)
  const moves = Array.from({ length: options.length }, (_, i) => rules.toMove(p, options.action(i)))
  const choices: Choice[] = []
  const placing = moves.flatMap((move) => ('place' in move ? [move] : []))
  if (placing.length > 0) choices.push({ kind: 'cells', tile: (placing[0] as { place: string }).place, cells: cellsOf(placing) })
  const spots = moves.flatMap((move) => spotOf(source, p, places, features, move))
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

function spotOf({ land }: ViewSource, p: Position, places: readonly PlaceFacts[], features: FeatureList, move: Move): readonly Spot[] {
  if (!('deploy' in move || 'take' in move)) return []
  const figure = 'take' in move ? move.take : move.deploy
  const at = move.at ?? whereTile(p, tileJustLaid.get(p, 0) - 1)
  const does = 'take' in move ? 'take' : 'deploy'
  const place = places.find((one) => one.on === move.on)
  if (place !== undefined) return [{ figure, at, on: move.on, role: place.role, feature: null, does, move }]
  const node = nodeAt(land, p, { on: move.on, at })
  const role = land.kinds[kindOfNode(land, p, node)]?.roles[figure] as string
  return [{ figure, at, on: move.on, role, feature: features.indexOf(node), does, move }]
}
