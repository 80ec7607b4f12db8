/** How a game speaks: all that it takes to tell of it, in a terminal or on a page, without its engine. */
import type { Happening, Seat } from './contract.ts'
import type { Json } from './json.ts'
import type { Result } from './result.ts'
import type { GameText, Language } from './wording.ts'

/** A part of a story: one turn, or what was before the first or after the last. */
export interface Chapter<H extends Happening = Happening> {
  /** The number of the turn, from 1; null for what is before the first and for the end. */
  readonly turn: number | null
  /** Whose turn it is. */
  readonly seat: Seat | null
  readonly happenings: readonly H[]
}

/** A setup that is asked for by a name. */
export interface NamedSetup<Setup extends Json = Json> {
  /** What it is asked for by, in every language. */
  readonly name: string
  /** What people call it. */
  readonly titles: { readonly [language in Language]: string }
  readonly setup: Setup
  /** What playing it is like, in a line. */
  readonly says: { readonly [language in Language]: string }
}

export interface Speech<Move = Json, H extends Happening = Happening> {
  /** The simplest first; there is always one. */
  readonly namedSetups: readonly NamedSetup[]
  /** The texts of a table with this setup. */
  textsOf(setup: Json, language: Language): GameText
  /** Tells a happening in one sentence. The names are the seats' own, and are inserted as they are. */
  storyLine(texts: GameText, names: readonly string[], happening: H): string
  chaptersOf(happenings: readonly H[]): readonly Chapter<H>[]
  /**
   * What is played, in a line. Its options are in a view, and their words are `option.<key>` and `option.<key>.<value>`
   * in every game.
   */
  titleOf(texts: GameText, setup: Json): string
  toNotation(moves: readonly Move[]): string
  fromNotation(text: unknown): Result<readonly Move[]>
}

/** Speech of any game, as the kernel, the command line and a store see it. */
// biome-ignore lint/suspicious/noExplicitAny: as AnyRules.
export type AnySpeech = Speech<any, any>
