/** How a game speaks: all it takes to narrate a game, in a terminal or on a page, without its engine. */
import type { Happening, Seat } from './contract.ts'
import type { Json } from './json.ts'
import type { Language } from './languages.ts'
import type { Result } from './result.ts'
import type { GameText } from './wording.ts'

/** A part of a story: one turn, or what comes before the first or after the last. */
export interface Chapter<H extends Happening = Happening> {
  /** The number of the turn, from 1; null before the first turn and at the end. */
  readonly turn: number | null
  /** Whose turn it is. */
  readonly seat: Seat | null
  readonly happenings: readonly H[]
}

/** A setup with a name to ask for it by. */
export interface NamedSetup<Setup extends Json = Json> {
  /** What to ask for it by, in every language. The word `setup.<name>` is its title, `.says` what it is like. */
  readonly name: string
  readonly setup: Setup
}

export interface Speech<Move = Json, H extends Happening = Happening> {
  /** The simplest first; there is always at least one. */
  readonly namedSetups: readonly NamedSetup[]
  /** The texts for a table with this setup. */
  textsOf(setup: Json, language: Language): GameText
  /** Tells a happening in one sentence. Seat names are inserted as they are. */
  storyLine(texts: GameText, names: readonly string[], happening: H): string
  chaptersOf(happenings: readonly H[]): readonly Chapter<H>[]
  /**
   * What is played, in one line. The setup options are in a view; every game words them as `option.<key>` and
   * `option.<key>.<value>`.
   */
  titleOf(texts: GameText, setup: Json): string
  toNotation(moves: readonly Move[]): string
  fromNotation(text: unknown): Result<readonly Move[]>
}

/** The speech of any game, as the kernel, the command line and a store see it. */
// biome-ignore lint/suspicious/noExplicitAny: as AnyRules.
export type AnySpeech = Speech<any, any>
