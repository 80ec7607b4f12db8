/**
 * What a page and a server say to each other besides the messages about open tables: who somebody is, tables that
 * gather, who is there. Everything is JSON; requests go by POST, notices come on a stream.
 */
import type { GameRecord, Json, Seat } from '@bastide/kernel'
import type { ClockPlan, Colour, Pattern } from '@bastide/table'
import type { Notice, TableId, TableSummary } from './messages.ts'

/** A page of another version is asked to reload. */
export const PROTOCOL = 1

/** Ids of a server's tables begin with it. A browser's own are hexadecimal, so nobody takes one for another. */
export const SERVER_TABLE = 's'

/** Who somebody is to this server. The secret that proves it is in a cookie and nowhere else. */
export interface Me {
  /** Public: what others may be told of. It proves nothing. */
  readonly guest: string
  readonly name: string
}

export const WATCHED_BY = ['nobody', 'link', 'anybody'] as const
export type WatchedBy = (typeof WATCHED_BY)[number]

/** What is agreed on before a game begins. */
export interface Terms {
  readonly game: string
  readonly setup: Json
  readonly clock: ClockPlan
  readonly aids: readonly string[]
  readonly watchedBy: WatchedBy
  /** How much later watchers see what happens, in milliseconds. */
  readonly delay: number
  /** The bot that plays on for a seat that left; null if it is played on in the simplest way. */
  readonly standIn: string | null
  /** Whether the table is on the list of open tables while it gathers. */
  readonly isListed: boolean
}

/** For whom a seat is kept. Whoever has the table's link is invited. */
export type KeptFor =
  | { readonly kind: 'anybody' }
  | { readonly kind: 'invited' }
  | { readonly kind: 'bot'; readonly bot: string }

export const PRESENCES = ['here', 'away', 'gone'] as const
export type Presence = (typeof PRESENCES)[number]

export interface GatheringSeatView {
  readonly keptFor: KeptFor
  readonly colour: Colour
  readonly pattern: Pattern
  readonly sitter: null | {
    readonly guest: string
    readonly name: string
    readonly isReady: boolean
    readonly presence: Presence
  }
}

/** A table that waits for people, as one of them sees it. */
export interface GatheringView {
  readonly table: TableId
  readonly version: number
  readonly terms: Terms
  readonly seats: readonly GatheringSeatView[]
  /** The seats of whoever looks, and whether they made the table. */
  readonly mine: readonly Seat[]
  readonly isMaker: boolean
  /** Whoever looks was asked to leave, and cannot sit down. */
  readonly isSentAway: boolean
  readonly maker: { readonly guest: string; readonly name: string }
  /** For those who may invite: what makes the link an invitation. */
  readonly invite: string | null
  /** The hash of the secret that draws are made from, published before anybody sat down. */
  readonly commitment: string
  /**
   * Everybody is ready, and now reveals the first link of their chain: the seats that have not yet. `ends` are what all
   * have committed to. A page keeps them, with the commitment, before it reveals its own link, and compares them with
   * the record: otherwise somebody could choose his chain after he has seen the links of the others.
   */
  readonly revealing: null | {
    readonly waitingFor: readonly Seat[]
    readonly ends: readonly (string | null)[]
    readonly until: number
  }
  readonly at: number
}

/** What is done at a table that gathers. */
export type GatheringCommand =
  | { readonly do: 'sit'; readonly seat: Seat }
  | { readonly do: 'stand'; readonly seat: Seat }
  | { readonly do: 'colour'; readonly seat: Seat; readonly colour: Colour }
  /** `end` is the end of the page's hash chain, or null if it adds nothing to the draws. */
  | { readonly do: 'ready'; readonly seat: Seat; readonly end: string | null }
  | { readonly do: 'not-ready'; readonly seat: Seat }
  /** The first link of the chain, once everybody is ready. */
  | { readonly do: 'reveal'; readonly seat: Seat; readonly link: string }
  /** By the maker: asks somebody to leave, who cannot sit down again. */
  | { readonly do: 'send-away'; readonly seat: Seat }
  /** By the maker: changes what is agreed on; everybody has to be ready anew. */
  | { readonly do: 'change'; readonly terms: Terms; readonly seats: readonly KeptFor[] }
  /** By the maker. */
  | { readonly do: 'dissolve' }

/** A table of this server in a list: one that gathers, or one that was opened. */
export type OnlineSummary =
  | {
      readonly kind: 'gathering'
      readonly table: TableId
      readonly terms: Terms
      readonly seats: readonly { readonly keptFor: KeptFor['kind']; readonly name: string | null }[]
      readonly maker: string
      readonly isMine: boolean
      readonly isMaker: boolean
      /** The table that is to be played again here. */
      readonly after: TableId | null
      readonly touched: number
    }
  | {
      readonly kind: 'opened'
      readonly summary: TableSummary
      /** The seats of whoever asks, and whether one of them must decide or answer now. */
      readonly mine: readonly Seat[]
      readonly isDue: boolean
      /** When the time of whoever is due runs out. */
      readonly until: number | null
    }

/** What a link leads to: enough to decide whether to come. Whoever has the link needs no name to see it. */
export interface InvitationView {
  readonly kind: OnlineSummary['kind']
  readonly game: string
  /** Who invites; null once the game has begun. */
  readonly maker: string | null
  /** Null once the game has begun. */
  readonly clock: ClockPlan | null
  /** Who sits there. */
  readonly names: readonly string[]
  readonly isOver: boolean
  readonly watchedBy: WatchedBy
  /** For those who may pass the link on: what makes it an invitation. */
  readonly invite: string | null
}

/** What may be asked of a server only. */
export interface AskingOnline {
  /** Who I am; null before the first `hello`. */
  me: { ask: Record<never, never>; answer: Me | null }
  /** Makes whoever asks a guest, once. */
  hello: { ask: { readonly name: string }; answer: Me }
  rename: { ask: { readonly name: string }; answer: Me }
  /** A code with which another device becomes the same guest, once and soon. */
  'device-code': { ask: Record<never, never>; answer: { readonly code: string; readonly until: number } }
  'use-code': { ask: { readonly code: string }; answer: Me }
  /** Forgets who I am. Games that others played in keep "a former player". */
  'forget-me': { ask: Record<never, never>; answer: true }
  export: { ask: Record<never, never>; answer: { readonly me: Me; readonly games: readonly GameRecord[] } }
  /** All tables of mine, those that wait for me first. */
  'my-tables': { ask: Record<never, never>; answer: readonly OnlineSummary[] }
  'open-tables': { ask: Record<never, never>; answer: readonly OnlineSummary[] }
  gather: { ask: { readonly terms: Terms; readonly seats: readonly KeptFor[] }; answer: TableId }
  /** Comes to a table, with the secret of its link if one has it. */
  enter: { ask: { readonly table: TableId; readonly invite?: string }; answer: 'gathering' | 'opened' }
  /** What a link leads to. It lets nobody in. */
  invitation: { ask: { readonly table: TableId; readonly invite?: string }; answer: InvitationView }
  gathering: { ask: { readonly table: TableId }; answer: GatheringView }
  /** `seen` is the version of the gathering. A command that is sent again with its key happens once. */
  'at-gathering': {
    ask: { readonly table: TableId; readonly seen: number; readonly command: GatheringCommand; readonly key?: string }
    answer: number
  }
  /** Sits down at the first open table of a game that fits, or makes one. */
  'play-anyone': { ask: { readonly game: string }; answer: TableId }
  /** The same people and terms again, seats moved on by one. Everybody who asks comes to the same table. */
  rematch: { ask: { readonly table: TableId }; answer: TableId }
}
export type OnlineVerb = keyof AskingOnline
export type OnlineRequest<V extends OnlineVerb = OnlineVerb> = {
  [K in V]: { readonly ask: K } & AskingOnline[K]['ask']
}[V]
export type OnlineAnswer<V extends OnlineVerb> = AskingOnline[V]['answer']

/**
 * What changed in an update since the version `since`, which whoever hears this was told: an update with everything
 * that is not named here as it was. `changes.ts` makes and applies it.
 */
export interface TableChange {
  readonly table: TableId
  readonly since: number
  readonly version: number
  readonly changes: Json
}

/** What comes on a stream. Its event id is the cursor after it. */
export type StreamNotice =
  | Exclude<Notice, { readonly tell: 'not-saved' }>
  | { readonly tell: 'change'; readonly change: TableChange }
  | { readonly tell: 'gathering'; readonly gathering: GatheringView }
  /** The table gathers no more: it was opened, or dissolved. */
  | { readonly tell: 'opened'; readonly table: TableId }
  | { readonly tell: 'dissolved'; readonly table: TableId }
  | {
      readonly tell: 'presence'
      readonly table: TableId
      /** By seat; null for bots. */
      readonly seats: readonly (Presence | null)[]
      readonly watchers: number
    }
  /** Something happened at a table of mine, watched or not. */
  | { readonly tell: 'listed'; readonly table: TableId; readonly listed: OnlineSummary | null }
  /** A table cannot be followed: why. */
  | { readonly tell: 'refused'; readonly table: TableId; readonly code: string; readonly reason: string }
  /** This page is too old or too new: it has to be loaded again. */
  | { readonly tell: 'reload'; readonly protocol: number }
  /** The server stops in a moment; come back after so many milliseconds. */
  | { readonly tell: 'ending'; readonly after: number }
