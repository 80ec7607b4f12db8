/**
 * What each seat knows: the position that follows from the moves redacted for it. A bot is handed a guess made from
 * that, so it thinks only with what its seat has seen.
 */
import { type Action, type AnyRules, type Narrator, NOBODY, type Seat } from './contract.ts'
import type { Json } from './json.ts'
import type { Guess, Position } from './memory.ts'
import { MOST_MOVES } from './playing.ts'
import type { Random } from './random.ts'
import { demand } from './result.ts'

/** Redacts a move for a viewer, applies it to what that viewer knows, and returns the redacted move. */
export function applyRedacted(
  rules: AnyRules,
  known: Position,
  by: Seat,
  move: Json,
  viewer: Seat,
  tell?: Narrator,
): Json {
  const redacted = rules.redact(move, by, viewer) as Json
  rules.apply(known, by, demand(rules.toAction(known, redacted)), tell)
  return redacted
}

export class Knowledge {
  private readonly rules: AnyRules
  /** By seat. Empty where nothing is hidden, since everyone then knows the position itself. */
  private readonly known: readonly Position[]

  constructor(rules: AnyRules) {
    this.rules = rules
    this.known = rules.hasSecrets ? Array.from({ length: rules.seats }, () => rules.start()) : []
  }

  /** Applies an action, redacted, to what every seat knows. `p` is the position before the action. */
  tell(p: Position, by: Seat, action: Action): void {
    if (this.known.length === 0) return
    const move = this.rules.toMove(p, action)
    this.known.forEach((known, seat) => {
      applyRedacted(this.rules, known, by, move, seat)
    })
  }

  /** A position that a seat may think with; `p` is the real one. */
  guess(p: Position, seat: Seat, random: Random): Guess {
    return this.rules.determinize(this.known[seat] ?? p, random)
  }
}

/** How a decision may be thought about. What is left open, whoever decides settles as usual. */
export interface Thinking {
  /** Makes another guess from what the seat knows. Where nothing is hidden, all guesses are alike. */
  guessAgain?(random: Random): Guess
  /** How long a turn may take, all of its decisions together, in milliseconds. `now` is a clock. */
  readonly time?: { readonly milliseconds: number; now(): number }
  /** Instead of a time, how many outcomes may be judged for a turn: that gives the same choice on any machine. */
  readonly outcomes?: number
  /** Asked all the time: once it is true, the best choice found so far is wanted. */
  isStopped?(): boolean
}

/** What somebody may decide in a row, and what came of trying it. */
export interface Tried {
  readonly actions: readonly Action[]
  /** How often it was tried, and the sum of what that was worth to the seat. */
  readonly times: number
  readonly sum: number
}

/** A decision that is being thought about. */
export interface Pondering {
  /** Thinks on for a moment; false once there is no more to think about. */
  goOn(): boolean
  /** What was tried so far, the best first. Ends the thought. */
  tried(): readonly Tried[]
}

/** Decides for a seat, from what that seat knows. */
export interface Chooser {
  /** How long it thinks about a turn, where it is given time; 0, or nothing, if it answers at once. */
  readonly milliseconds?: number
  /**
   * Picks one of the options of the awaited seat. The same guess and the same random numbers give the same choice,
   * unless it depends on time.
   */
  choose(rules: AnyRules, guess: Guess, seat: Seat, random: Random, thinking?: Thinking): Action
  /** The same moment by moment, for whoever has something else to do in between. It has one such thought at a time. */
  ponder?(rules: AnyRules, guess: Guess, seat: Seat, random: Random, thinking?: Thinking): Pondering
}

export interface PlayedOut {
  readonly moves: readonly Json[]
  readonly p: Position
}

/** Plays a game with one player per seat, until it is over, has had `most` moves, or `isLeftAt` returns true. */
export function playOut(
  rules: AnyRules,
  players: readonly Chooser[],
  random: Random,
  {
    most = MOST_MOVES,
    tell,
    isLeftAt,
  }: {
    readonly most?: number
    readonly tell?: Narrator | undefined
    readonly isLeftAt?: (p: Position, by: Seat) => boolean
  } = {},
): PlayedOut {
  const p = rules.start()
  const knowledge = new Knowledge(rules)
  const moves: Json[] = []
  for (
    let by = rules.awaited(p);
    by !== NOBODY && moves.length < most && isLeftAt?.(p, by) !== true;
    by = rules.awaited(p)
  ) {
    const action =
      by < 0
        ? rules.sample(p, by, random)
        : (players[by] as Chooser).choose(rules, knowledge.guess(p, by, random), by, random)
    moves.push(rules.toMove(p, action) as Json)
    knowledge.tell(p, by, action)
    rules.apply(p, by, action, tell)
  }
  return { moves, p }
}
