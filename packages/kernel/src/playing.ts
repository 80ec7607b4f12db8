import { type Action, type AnyRules, CHANCE, type Narrator, NO_ACTION, NOBODY, type Seat } from './contract.ts'
import { sha256 } from './digest.ts'
import { canonical } from './json.ts'
import type { Position } from './memory.ts'
import { Options } from './options.ts'
import type { Random } from './random.ts'

/** Raised when what the rules speak of changes shape, so that digests of different shapes never meet. */
const DIGEST_VERSION = 1

/** A fingerprint of the position: the same for the same facts, whatever memory layout they were computed in. */
export function digest(rules: AnyRules, p: Position): string {
  return sha256(canonical({ version: DIGEST_VERSION, game: rules.game, facts: rules.facts(p) }))
}

/** Carries out random moves until the game is over, and hands each to `made` before it is made. */
export function playRandomly(rules: AnyRules, p: Position, random: Random, made?: (by: Seat, action: Action) => void, tell?: Narrator): void {
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    const action = rules.sample(p, by, random)
    made?.(by, action)
    rules.apply(p, by, action, tell)
  }
}

/** What a seat does that has resigned: pass, or the first of its options where passing is not allowed. */
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
  /** 1 for the most points; equal points share a place. */
  readonly place: number
}

/** The seats by score, most first; seats with equal scores share the place. */
export function standings(rules: AnyRules, p: Position): readonly Standing[] {
  const scores = Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat))
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter((other) => other > score).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
