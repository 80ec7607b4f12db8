import { type Action, type AnyRules, CHANCE, type Narrator, NO_ACTION, NOBODY, type Seat } from './contract.ts'
import { sha256 } from './digest.ts'
import { canonical } from './json.ts'
import type { Position } from './memory.ts'
import { Options } from './options.ts'
import type { Random } from './random.ts'

/** Raised when `facts` changes shape, so that digests of different shapes never compare equal. */
const DIGEST_VERSION = 1

/** A fingerprint of the position: equal facts give equal digests, whatever the memory layout. */
export function digest(rules: AnyRules, p: Position): string {
  return sha256(canonical({ version: DIGEST_VERSION, game: rules.game, facts: rules.facts(p) }))
}

/** Endless games are abandoned as unfinished after this many moves. */
export const MOST_MOVES = 10_000

/**
 * Carries out random moves until the game is over, and passes each to `made` before it is made. Returns whether the
 * game ended; an endless game may not end within the limit.
 */
export function playRandomly(
  rules: AnyRules,
  p: Position,
  random: Random,
  made?: (by: Seat, action: Action) => void,
  tell?: Narrator,
  most = MOST_MOVES,
): boolean {
  for (let by = rules.awaited(p), moves = 0; by !== NOBODY; by = rules.awaited(p)) {
    if (moves++ >= most) return false
    const action = rules.sample(p, by, random)
    made?.(by, action)
    rules.apply(p, by, action, tell)
  }
  return true
}

/** What a resigned seat does: it passes, or takes its first option where it may not pass. */
export function resignedAction(rules: AnyRules, p: Position): Action {
  const seat = rules.awaited(p)
  if (seat === CHANCE || seat === NOBODY) return NO_ACTION
  const passing = rules.pass(p)
  if (passing !== NO_ACTION) return passing
  const options = new Options()
  rules.options(p, seat, options)
  return options.action(0)
}

export interface Standing {
  readonly seat: Seat
  readonly score: number
  /** 1 for the most points; equal points share a rank. */
  readonly place: number
}

/**
 * The seats by merit (usually their score), highest first. Seats that left come after all others. Equals share a rank.
 */
export function standings(
  rules: AnyRules,
  p: Position,
  hasLeft: (seat: Seat) => boolean = () => false,
): readonly Standing[] {
  const seats = Array.from({ length: rules.seats }, (_, seat) => ({
    seat,
    score: rules.score(p, seat),
    merit: rules.merit?.(p, seat) ?? rules.score(p, seat),
    isGone: hasLeft(seat),
  }))
  type Ranked = (typeof seats)[number]
  const isAhead = (one: Ranked, other: Ranked): boolean =>
    one.isGone === other.isGone ? one.merit > other.merit : other.isGone
  return seats
    .map((one) => ({
      seat: one.seat,
      score: one.score,
      place: 1 + seats.filter((other) => isAhead(other, one)).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
