import { type AnyRules, CHANCE, type Json, type Seat } from '@bastide/kernel'
import type { TableState } from '@bastide/table'

type Mover = TableState['movers'][number]

/** The kernel's name for who made a move at a table. */
export const seatOf = (mover: Mover): Seat => (mover === 'chance' ? CHANCE : mover)

/** Moves of a table as one viewer was told them. */
export function redactedMoves(
  rules: AnyRules,
  moves: readonly Json[],
  movers: readonly Mover[],
  viewer: Seat,
): readonly Json[] {
  if (!rules.hasSecrets) return moves
  return moves.map((move, i) => rules.redact(move, seatOf(movers[i] as Mover), viewer) as Json)
}
