/**
 * What a game is.
 *
 * How it was set up, and its moves, are all there is to a game: the rest follows from them. A move comes from a seat,
 * or from chance. Playing the moves gives a position, words made for speed; what one viewer may see of a position is a
 * view, in JSON. Programs that search work on positions, a page shows views, and what is kept is the moves.
 */
import type { Json } from './json.ts'
import type { Guess, Layout, Position } from './memory.ts'
import type { Options } from './options.ts'
import type { Random } from './random.ts'
import type { Result } from './result.ts'
import type { AnySpeech } from './speech.ts'

/** A place at the table, counted from 0 clockwise. */
export type Seat = number
/** In place of a seat: the move is chance's. */
export const CHANCE: Seat = -1
/** In place of a seat: nobody owes a decision. */
export const NOBODY: Seat = -2
/** In place of a seat, as a viewer: somebody who only watches. */
export const WATCHER: Seat = -3

/** A decision as an integer. What it means depends on the position it is made in. */
export type Action = number
export const NO_ACTION: Action = -1

/** Something that came to pass, told by the rules in the same line that brought it about. */
export interface Happening {
  readonly kind: string
  /** Whom it befell, or null. */
  readonly seat: Seat | null
  /** What the seat's score rose by: 0 for all that gives no points. Over a game these sum to the score. */
  readonly points: number
  /** The clause it happened by. */
  readonly clause: string
}

export type Narrator<H extends Happening = Happening> = (happening: H) => void

/** The rules of one setup. They never change, and serve every position made from it. */
export interface Rules<Move = Json, View = Json, H extends Happening = Happening> {
  readonly game: string
  readonly seats: number
  /**
   * The whole setup: every option by name, whether it was given or not. Composing it gives the same rules again,
   * whatever has become the default since; so this is what is stored.
   */
  readonly setup: Json
  readonly layout: Layout
  /** The clause that says whose turn it is: a move by another seat is refused by it. */
  readonly turnClause: string
  /**
   * Where no rule bounds how long a game may last: whoever plays one to its end carries a limit, and a game that
   * reaches it is unfinished.
   */
  readonly isEndless?: true
  /** Where seats know different things, so that `redact` hides and `determinize` invents. */
  readonly hasSecrets?: true

  // The fast half: allocates nothing, except `start`, and except what is told to a narrator.
  start(): Position
  /** Who owes a decision: a seat, `CHANCE`, or `NOBODY` when the game is over. Never two at once. */
  awaited(p: Position): Seat
  /** Lists what `by` may do, each once; for chance with integer weights. */
  options(p: Position, by: Seat, out: Options): void
  /**
   * One of the options, found without making the list: as likely as its weight says, and for a seat as likely as any
   * other.
   */
  sample(p: Position, by: Seat, random: Random): Action
  /** Carries out one of the options. */
  apply(p: Position, by: Seat, action: Action, tell?: Narrator<H>): void
  score(p: Position, seat: Seat): number
  /**
   * By what seats are placed, the most first; the score, where this is absent. For ties that a rule breaks, and for
   * those who win whatever the score.
   */
  merit?(p: Position, seat: Seat): number
  /** The action by which the awaited seat declines, or `NO_ACTION` where it must do something. */
  pass(p: Position): Action

  // The slow half: for people and for the store.
  toMove(p: Position, action: Action): Move
  /**
   * The awaited player's action that a move names, or a refusal with the clause that forbids it; always a refusal when
   * the game is over.
   */
  toAction(p: Position, move: unknown): Result<Action>
  /**
   * All that the viewer may know, and if the viewer is awaited, the choices. It begins empty: nothing is ever crossed
   * out of it. `aids` are the helps agreed on at the table, of those the form names; all of them where nothing is said.
   */
  view(p: Position, viewer: Seat, aids?: readonly string[]): View
  /** What the rules speak of, in canonical order, whatever the memory layout: what a digest is taken of. */
  facts(p: Position): Json
  /** A move as it is told to a viewer. */
  redact(move: Move, by: Seat, viewer: Seat): Move
  /** Makes a position whole that was folded from redacted moves, by inventing what it does not know. */
  determinize(p: Position, random: Random): Guess
}

/** One field of a setup: drives the form, the validation and the tests' matrix. */
export interface SetupField {
  readonly key: string
  /** The module that declares it. Several may declare the same option, each with its own defaults: see `fieldsInPlay`. */
  readonly module: string
  /** Other modules without which it would mean nothing. */
  readonly needs?: readonly string[]
  readonly clause: string
  /** Words and numbers that it may be. */
  readonly choices?: readonly (string | number)[]
  /** Or a whole number between these; `seats` means any seat. */
  readonly range?: readonly [least: number, most: number] | 'seats'
  /** Its value where a setup of this edition does not say. */
  readonly defaults: { readonly [edition: string]: string | number }
}

export interface SetupForm {
  readonly editions: readonly string[]
  readonly modules: readonly string[]
  readonly seats: readonly [number, number]
  readonly fields: readonly SetupField[]
  /** Helps that a table may agree on; one that is off is not in a view. */
  readonly aids?: readonly string[]
  /** Modules that can be played together, but not without a word of warning: the clause says why. */
  readonly warnings?: readonly { readonly modules: readonly string[]; readonly clause: string }[]
}

/** Options by key: a value for all editions, or one for each. */
export type OptionValues = {
  readonly [key: string]: string | number | { readonly [edition: string]: string | number }
}

export interface Game {
  readonly id: string
  readonly form: SetupForm
  /**
   * By version of the record format: what an option is that a setup stored in that version does not name. Values are
   * added for new options, and none is ever changed. A game without options needs none.
   */
  readonly storedDefaults?: { readonly [version: number]: OptionValues }
  /** How the game is told of. */
  readonly speech: AnySpeech
  /** Reads an untrusted setup for so many seats and puts its rules together. */
  compose(setup: unknown, seats: number): Result<AnyRules>
}

/** Rules whose moves and views are known only as JSON: how the kernel, the command line and a store see every game. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games of different moves stand in one list.
export type AnyRules = Rules<any, any, any>
