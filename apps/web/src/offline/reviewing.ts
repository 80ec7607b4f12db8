/** A whole game, to be looked at move by move: a table's own, or an untrusted record. */

import { botFor } from '@bastide/bots'
import {
  type AnyRules,
  disputed,
  type GameRecord,
  type Happening,
  type Json,
  makeRecord,
  type Position,
  parseRecord,
  type Result,
  readRecord,
  replay,
  rulesOf,
  WATCHER,
} from '@bastide/kernel'
import { COLOURS, PATTERNS, type SeatPlan } from '@bastide/table'
import type { Review, Told } from '@bastide/wire'
import { PLAYABLE } from './playable.ts'

/** A record comes as a text, from a file, or as it was unpacked from a link. */
export const recordFrom = (given: unknown): Result<GameRecord> =>
  typeof given === 'string' ? parseRecord(given) : readRecord(given)

/** A record says who played, and not in which colours. A bot that is not known here leaves its seat to a person. */
export const seatsOf = (record: GameRecord): readonly SeatPlan[] =>
  record.seats.map(({ name, bot }, i) => ({
    name,
    colour: COLOURS[i % COLOURS.length] as SeatPlan['colour'],
    pattern: PATTERNS[i % PATTERNS.length] as SeatPlan['pattern'],
    player: bot !== undefined && botFor(record.game, bot) !== undefined ? { kind: 'bot', bot } : { kind: 'human' },
  }))

const scoresAt = (rules: AnyRules, p: Position): readonly number[] =>
  Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat))

export function review(record: GameRecord, seats: readonly SeatPlan[]): Result<Review> {
  const composed = rulesOf(PLAYABLE, record)
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
  // Of what could be played, with the result and the digest that it leads to: the same whether it comes from a table, a
  // file or a link.
  const left = record.left?.filter(({ after }) => after <= told.length)
  const played = makeRecord(rules, record.setup, record.seats, record.moves.slice(0, told.length), position, left)
  return {
    ok: true,
    value: {
      game: record.game,
      setup: record.setup,
      seats,
      positions: told.length + 1,
      told,
      scores,
      record: played,
      stopped: stopped ?? null,
    },
  }
}

/** A position as somebody who only watches sees it. */
export function reviewAt(record: GameRecord, position: number): Result<Json> {
  const composed = rulesOf(PLAYABLE, record)
  if (!composed.ok) return composed
  const reached = replay(composed.value, record.moves.slice(0, position)).position
  return { ok: true, value: composed.value.view(reached, WATCHER) }
}
