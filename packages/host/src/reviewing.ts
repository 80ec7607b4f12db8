/** A whole game, to be looked at move by move: a table's own, or an untrusted record. */
import {
  type AnyRules,
  disputed,
  type Game,
  type GameRecord,
  type Happening,
  type Json,
  makeRecord,
  type Position,
  parseRecord,
  READER,
  type Result,
  readRecord,
  replay,
  rulesOf,
} from '@bastide/kernel'
import type { SeatPlan } from '@bastide/table'
import type { Review, Told } from '@bastide/wire'

/** A record comes as a text, from a file, or as it was unpacked from a link. */
export const recordFrom = (given: unknown): Result<GameRecord> =>
  typeof given === 'string' ? parseRecord(given) : readRecord(given)

const scoresAt = (rules: AnyRules, p: Position): readonly number[] =>
  Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat))

export function review(games: readonly Game[], record: GameRecord, seats: readonly SeatPlan[]): Result<Review> {
  const composed = rulesOf(games, record)
  if (!composed.ok) return composed
  const rules = composed.value
  const told: (Told & { happenings: Happening[] })[] = []
  const scores: (readonly number[])[] = []
  const replayed = replay(
    rules,
    record.moves,
    (happening) => told.at(-1)?.happenings.push(happening),
    (p, by) => {
      scores.push(scoresAt(rules, p))
      told.push({ by: by < 0 ? 'chance' : by, happenings: [] })
    },
  )
  const { position, stopped } = replayed
  const dispute = stopped === undefined ? disputed(record, replayed) : null
  if (dispute !== null) return dispute
  scores.push(scoresAt(rules, position))
  // The record of what could be played, with the result and the digest that this leads to: the same whether it comes
  // from a table, a file or a link.
  const left = record.left?.filter(({ after }) => after <= told.length)
  const made = makeRecord(rules, record.seats, record.moves.slice(0, told.length), position, left)
  // A proof of the draws is about all of them.
  const played = stopped === undefined && record.draws !== undefined ? { ...made, draws: record.draws } : made
  return {
    ok: true,
    value: {
      game: record.game,
      setup: rules.setup,
      seats,
      positions: told.length + 1,
      told,
      scores,
      record: played,
      stopped: stopped ?? null,
    },
  }
}

/**
 * A position with all that the record tells. Whoever asks has the record: the host gives nobody one of a table but as
 * they may have it (`#recordOf` in `connection.ts`).
 */
export function reviewAt(games: readonly Game[], record: GameRecord, position: number): Result<Json> {
  const composed = rulesOf(games, record)
  if (!composed.ok) return composed
  const reached = replay(composed.value, record.moves.slice(0, position)).position
  return { ok: true, value: composed.value.view(reached, READER) }
}
