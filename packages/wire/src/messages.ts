/**
 * What a page and its host say to each other. In the browser the host runs in a worker, and the messages go
 * through a port; a server will take the same requests over HTTP, and tell over a stream. Everything is JSON.
 *
 * A page asks, and each request has one answer. Besides, it is told: of every table that it watches, whenever something
 * happened there.
 */
import type { GameRecord, Happening, Json, Refusal, Seat, SetupForm } from '@bastide/kernel'
import type { Command, Opening, SeatPlan, TableView } from '@bastide/table'

export type TableId = string

/** A game that can be opened, and the bots that play it. */
export interface GameOffer {
  readonly id: string
  readonly form: SetupForm
  readonly bots: readonly string[]
}

/** A table in a list of tables. */
export interface TableSummary {
  readonly table: TableId
  readonly game: string
  readonly setup: Json
  readonly seats: readonly (SeatPlan & { readonly score: number; readonly place: number | null })[]
  readonly moves: number
  readonly awaited: Seat | 'chance' | null
  readonly finished: boolean
  /** The seats that a request, to take back or to pause, waits for; absent where none does. */
  readonly asked?: readonly Seat[]
  /** The number of events so far, also of what was taken back. Absent in summaries that were stored before it was. */
  readonly version?: number
  /** When it was opened, and when something last happened there. */
  readonly opened: number
  readonly touched: number
}

/** What a move brought about. */
export interface Told {
  readonly by: Seat | 'chance'
  readonly happenings: readonly Happening[]
}

/** A table as it is now, and what led to it. */
export interface TableUpdate {
  readonly table: TableId
  readonly version: number
  /**
   * Through whose eyes: a seat's, or a watcher's. Several people at one screen see with those of the seat that must
   * decide; in a game with secrets, only after that seat was asked for.
   */
  readonly viewer: Seat
  /** The seats that this page acts for. */
  readonly mine: readonly Seat[]
  /** When the view was made, by the host's clock. */
  readonly at: number
  readonly view: TableView
  /** Who may take back now, among those who play from this page, and whether others have to agree. */
  readonly takeBack: { readonly by: Seat; readonly how: 'free' | 'ask' } | null
  /** Of the story, from this move on, what the page does not have or has otherwise. */
  readonly from: number
  readonly told: readonly Told[]
  /** The setup, which never changes. */
  readonly setup: Json
}

/** A whole game, to be looked at move by move. */
export interface Review {
  readonly game: string
  readonly setup: Json
  readonly seats: readonly SeatPlan[]
  /** One more than there are moves: the first is the beginning. */
  readonly positions: number
  readonly told: readonly Told[]
  /** Before the first move and after each: every seat's score. */
  readonly scores: readonly (readonly number[])[]
  readonly record: GameRecord
  /** Why the moves after these could not be played. */
  readonly stopped: Refusal | null
}

export type ReviewSource = { readonly table: TableId } | { readonly record: unknown }

/** The aid with which a table agrees that whoever must decide may ask the master. */
export const ADVICE = 'advice'

/** A way to play on that a bot would like, for somebody who asks what to do. */
export interface AdvisedLine {
  /** What the seat would decide, one move after another. */
  readonly moves: readonly Json[]
  /** By seat: how many points it is expected to bring, from now until a few turns later. */
  readonly brings: readonly number[]
}

export interface Advice {
  /** The bot that was asked. */
  readonly bot: string
  /** The best first. */
  readonly lines: readonly AdvisedLine[]
}

/** What may be asked, and what is answered. */
export interface Asking {
  games: { ask: Record<never, never>; answer: readonly GameOffer[] }
  /** Whether such a table could be opened. */
  check: { ask: { readonly opening: Opening }; answer: true }
  open: { ask: { readonly opening: Opening }; answer: TableId }
  tables: { ask: Record<never, never>; answer: readonly TableSummary[] }
  /** As one of one's own seats, if `as` names it. The answer tells the story from its beginning. */
  watch: { ask: { readonly table: TableId; readonly as?: Seat }; answer: TableUpdate }
  leave: { ask: { readonly table: TableId }; answer: true }
  /**
   * `seen` is the version that the page had before it; a command about what is no longer so is refused. A command with
   * a `key` that is sent again happens once, and has the same answer.
   */
  command: {
    ask: { readonly table: TableId; readonly seen: number; readonly command: Command; readonly key?: string }
    answer: number
  }
  record: { ask: { readonly table: TableId }; answer: GameRecord }
  /** Keeps an untrusted record among the tables; `seats` says who sits there, if that is known. */
  keep: { ask: { readonly record: unknown; readonly seats?: readonly SeatPlan[] }; answer: TableId }
  forget: { ask: { readonly table: TableId }; answer: true }
  review: { ask: { readonly source: ReviewSource }; answer: Review }
  /** Positions that a table has passed, from after `from` moves to after `to`, as the one who asks may see them. */
  passed: {
    ask: { readonly table: TableId; readonly from: number; readonly to: number }
    answer: readonly Json[]
  }
  /**
   * What the master would do in the place of one's own seat, where the table agreed on that aid. Only the seat that
   * must decide may ask, about what it has seen. The game goes on as if nobody had asked.
   */
  advice: { ask: { readonly table: TableId; readonly by: Seat; readonly seen: number }; answer: Advice }
  /** A position of a game under review: 0 is the beginning. */
  'review-at': { ask: { readonly source: ReviewSource; readonly position: number }; answer: Json }
  /**
   * A table for a lesson, after `from` moves of an untrusted record. Chance and bots go on as the record does. It is
   * kept in memory only, until the next one is asked for, and is on no list.
   */
  script: { ask: { readonly record: unknown; readonly from: number }; answer: TableId }
}
export type Verb = keyof Asking
/** What is asked of a host. Scripts are for whoever runs it, as they need an environment of their own. */
export type HostVerb = Exclude<Verb, 'script'>
export type Request<V extends Verb = Verb> = { [K in V]: { readonly ask: K } & Asking[K]['ask'] }[V]
export type Answer<V extends Verb> = Asking[V]['answer']

/** What a page may be told without having asked. */
export type Notice =
  | { readonly tell: 'update'; readonly update: TableUpdate }
  /** A bot thinks, for about `ms` milliseconds if that takes time; or, without a seat, none does any more. */
  | { readonly tell: 'thinking'; readonly table: TableId; readonly seat: Seat | null; readonly ms?: number }
  /** A bot cannot play. Watching the table again lets it try again. */
  | { readonly tell: 'bot-failed'; readonly table: TableId; readonly seat: Seat }
  /** Why something is not saved from here on; null once everything is. */
  | { readonly tell: 'not-saved'; readonly why: 'forbidden' | 'full' | 'lost' | null }

/** Through the port: a request with a number, an answer with the same. */
export interface Posted {
  readonly id: number
  readonly request: Request
}
export type Replied =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly refusal: Refusal }
