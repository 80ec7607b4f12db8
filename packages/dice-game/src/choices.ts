/**
 * The choices of an awaited seat, in the kernel's four kinds: where each loose face may be built; keeping, throwing
 * again, ending; and stopping.
 */
import { type ChoiceOf, Options, type Position, type Seat } from '@bastide/kernel'
import type { DiceRules } from './compose.ts'
import { type Move, verbOf } from './move.ts'

export type Choice = ChoiceOf<Move>
type Placing = Extract<Move, { readonly place: string }>

export function choicesOf(rules: DiceRules, p: Position, seat: Seat): readonly Choice[] {
  const options = new Options()
  rules.options(p, seat, options)
  const moves = Array.from({ length: options.length }, (_, i) => rules.toMove(p, options.action(i)))
  const placing = moves.flatMap((move) => ('place' in move ? [move] : []))
  const names = moves
    .filter((move) => !('place' in move || 'stop' in move))
    .map((move) => ({ name: verbOf(move), move }))
  return [
    ...[...new Set(placing.map(({ place }) => place))].map(
      (face): Choice => cellsOf(placing.filter(({ place }) => place === face)),
    ),
    ...(names.length === 0 ? [] : [{ kind: 'names', names } as const]),
    ...moves.flatMap((move): readonly Choice[] => ('stop' in move ? [{ kind: 'pass', move }] : [])),
  ]
}

/** The cells for one face, in reading order. */
function cellsOf(moves: readonly Placing[]): Choice {
  const cells = new Map<string, { readonly at: Placing['at']; readonly turns: number[] }>()
  for (const { at, turn } of moves) {
    const cell = cells.get(at.join()) ?? { at, turns: [] }
    cell.turns.push(turn)
    cells.set(at.join(), cell)
  }
  return {
    kind: 'cells',
    tile: moves[0]?.place as string,
    cells: [...cells.values()].sort((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0]),
  }
}
