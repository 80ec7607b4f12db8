/** Whether a table holds an untrusted record already. */
import { canonical, type GameRecord, isDesertedBy, type Json, type Leaving } from '@bastide/kernel'
import { hasLeft, type Opening, type TableState } from '@bastide/table'

const asText = (value: unknown): string => canonical(value as Json)

const withoutBot = ({ bot: _, ...leaving }: Leaving): Leaving => leaving

/** Whether a table is exactly where the record ends: over or not alike, nothing decided since, nobody else has left. */
export function standsAtEndOf(record: GameRecord, state: TableState): boolean {
  const { moves, left = [] } = record
  const isGivenUp = state.finished !== null && state.finished.why !== 'played-out'
  if (isGivenUp !== isDesertedBy(record, moves.length) || asText(left.map(withoutBot)) !== asText(state.left))
    return false
  const decidedSince = state.movers.slice(moves.length).some((by) => by !== 'chance' && !hasLeft(state, by))
  return !decidedSince && asText(state.moves.slice(0, moves.length)) === asText(moves)
}

export const isSameOpening = (one: Opening, other: Opening): boolean => asText(one) === asText(other)
