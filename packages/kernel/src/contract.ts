/**
 * What a game is.
 *
 * A game is its setup and its moves; everything else follows from them. A move comes from a seat or from chance.
 * Playing the moves gives a position: words of memory, laid out for speed. What one viewer may see of it is a view, in
 * JSON. Search works on positions, a page shows views, and storage keeps moves.
 */
import type { Json } from './json.ts'
import type { Guess, Layout, Position } from './memory.ts'
import type { Options } from './options.ts'
import type { Random } from './random.ts'
import type { Result } from './result.ts'
import type { AnySpeech } from './speech.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = number
/** Stands for a seat: the move is chance's. */
export const CHANCE: Seat = -1
/** Stands for a seat: nobody is awaited. */
export const NOBODY: Seat = -2
/** Stands for a seat, as a viewer: someone who only watches. */
export const WATCHER: Seat = -3
/**
 * Stands for a seat, as a viewer: someone who has the record in hand, and so may see all that it tells. What a record
 * tells depends on whom it was made for (`recordFor`).
 */
export const READER: Seat = -4

/** A decision as an integer. Its meaning depends on the position. */
export type Action = number
export const NO_ACTION: Action = -1

/** Something that happened, reported by the very line of the rules that made it happen. */
export interface Happening {
  readonly kind: string
  /** The seat it happened to, or null. */
  readonly seat: Seat | null
  /** The change in the seat's score; 0 if it gives no points. Over a game these add up to the score. */
  readonly points: number
  /** The clause that caused it. */
  readonly clause: string
}

export type Narrator<H extends Happening = Happening> = (happening: H) => void

/** The rules of one setup. Immutable, and shared by every position of that setup. */
export interface Rules<Move = Json, View = Json, H extends Happening = Happening> {
  readonly game: string
  readonly seats: number
  /**
   * The whole setup: every option by name, whether it was given or not. Composing it gives the same rules again,
   * whatever the defaults are by then; so this is what is stored.
   */
  readonly setup: Json
  readonly layout: Layout
  /**
   * Set where no rule limits the length of a game. Callers who play to the end must set a limit; a game that reaches it
   * is unfinished.
   */
  readonly isEndless?: true
  /** Set where seats know different things: `redact` hides them, and `determinize` invents them. */
  readonly hasSecrets?: true

  // The fast half. It allocates nothing, apart from `start` and whatever a narrator receives.
  start(): Position
  /** Who must decide: a seat, `CHANCE`, or `NOBODY` when the game is over. Never more than one. */
  awaited(p: Position): Seat
  /** Lists what `by` may do, each action once; for chance, with integer weights. */
  options(p: Position, by: Seat, out: Options): void
  /**
   * Picks one of the options without building the list: for chance in proportion to its weight, for a seat uniformly.
   */
  sample(p: Position, by: Seat, random: Random): Action
  /** Carries out one of the options. */
  apply(p: Position, by: Seat, action: Action, tell?: Narrator<H>): void
  score(p: Position, seat: Seat): number
  /**
   * Ranks the seats, highest first; defaults to the score. For rules that break ties, or that decide the winner
   * whatever the score.
   */
  merit?(p: Position, seat: Seat): number
  /** The action with which the awaited seat declines, or `NO_ACTION` where it must act. */
  pass(p: Position): Action

  // The slow half: for people and storage.
  /** The clause that says who decides now. It refuses a move by another seat. */
  turnClause(p: Position): string
  toMove(p: Position, action: Action): Move
  /**
   * The action that a move names for the awaited seat, or a refusal with the clause that forbids it. Always a refusal
   * once the game is over.
   */
  toAction(p: Position, move: unknown): Result<Action>
  /**
   * Everything the viewer may know, with the choices if the viewer is awaited. It is built up from nothing: no secret
   * is ever removed from it. `aids` are the aids agreed on at the table, out of those in the game's form; by default
   * all of them.
   *
   * `like` is a view of the same position that was made with the same aids for another viewer. What both may see can be
   * taken from it, the same objects, and need not be made again.
   */
  view(p: Position, viewer: Seat, aids?: readonly string[], like?: View): View
  /** Everything the rules depend on, in canonical order and independent of memory layout. Digests are taken of this. */
  facts(p: Position): Json
  /** A move as the viewer may see it. */
  redact(move: Move, by: Seat, viewer: Seat): Move
  /** Completes a position that was folded from redacted moves, by inventing what is unknown. */
  determinize(p: Position, random: Random): Guess
}

/** One field of a setup. It drives the form, the validation and the tests' matrix. */
export interface SetupField {
  readonly key: string
  /** The module that declares it. Several may declare one option, each with its own defaults: see `fieldsInPlay`. */
  readonly module: string
  /** Other modules that it needs to have any effect. */
  readonly needs?: readonly string[]
  readonly clause: string
  /** The words and numbers it may be. */
  readonly choices?: readonly (string | number)[]
  /** Or a whole number in this range, inclusive; `seats` means any seat. */
  readonly range?: readonly [least: number, most: number] | 'seats'
  /** Its default in each edition. */
  readonly defaults: { readonly [edition: string]: string | number }
}

export interface SetupForm {
  readonly editions: readonly string[]
  readonly modules: readonly string[]
  readonly seats: readonly [number, number]
  readonly fields: readonly SetupField[]
  /** The aids a table may agree on. An aid that is off is left out of views. */
  readonly aids?: readonly string[]
  /** Combinations of modules that are allowed but need a warning; the clause says why. */
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
   * By version of the record format: the value of an option that a setup stored in that version does not name. Values
   * are added for new options, and none is ever changed. A game without options needs none.
   */
  readonly storedDefaults?: { readonly [version: number]: OptionValues }
  /** How the game is narrated. */
  readonly speech: AnySpeech
  /** Reads an untrusted setup for a number of seats, and builds its rules. */
  compose(setup: unknown, seats: number): Result<AnyRules>
}

/**
 * Rules whose moves and views are known only as JSON: what the kernel, the command line and a store see of every game.
 */
// biome-ignore lint/suspicious/noExplicitAny: the one place that mixes games with different moves.
export type AnyRules = Rules<any, any, any>
