/**
 * The laws: what holds in every game, whatever its rules. Each is checked on random games; a broken law says which one
 * and where. They are part of the contract, so a new game is tested before its first test is written.
 */
import { type Action, type AnyRules, NOBODY, type Seat } from '../contract.ts'
import type { Position } from '../memory.ts'
import { MOST_MOVES } from '../playing.ts'
import { Random } from '../random.ts'

export interface Law {
  readonly name: string
  /** Throws a `LawBroken` if the rules break the law in a random game from this seed. */
  readonly check: (rules: AnyRules, seed: number) => void
}

export class LawBroken extends Error {}

export function hold(isHeld: boolean, because: string): void {
  if (!isHeld) throw new LawBroken(because)
}

/**
 * Whether a law has seen enough of a game. An endless game is abandoned here; any other must have ended long before.
 */
export function isEnough(rules: AnyRules, moves: number): boolean {
  if (moves < MOST_MOVES) return false
  hold(rules.isEndless === true, `the game goes on after ${MOST_MOVES} moves`)
  return true
}

/** Plays one random game, and looks at each position before its move and once at the end. */
export function walk(rules: AnyRules, seed: number, look: (p: Position, by: Seat, random: Random) => void): Position {
  const random = new Random(seed)
  const p = rules.start()
  for (let moves = 0; rules.awaited(p) !== NOBODY && !isEnough(rules, moves); moves++) {
    const by = rules.awaited(p)
    look(p, by, random)
    rules.apply(p, by, rules.sample(p, by, random))
  }
  look(p, NOBODY, random)
  return p
}

export interface PlayedMove {
  readonly by: Seat
  readonly action: Action
  // biome-ignore lint/suspicious/noExplicitAny: moves of any game.
  readonly move: any
}

/** A random game as a log, with every move passed through JSON. */
export function logOf(rules: AnyRules, seed: number): readonly PlayedMove[] {
  const random = new Random(seed)
  const p = rules.start()
  const log: PlayedMove[] = []
  for (let by = rules.awaited(p); by !== NOBODY && !isEnough(rules, log.length); by = rules.awaited(p)) {
    const action = rules.sample(p, by, random)
    log.push({ by, action, move: JSON.parse(JSON.stringify(rules.toMove(p, action))) })
    rules.apply(p, by, action)
  }
  return log
}
