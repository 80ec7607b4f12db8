/**
 * What a server asks of this package. The server translates: HTTP into requests, answers into HTTP, a stream's messages
 * into events. It decides nothing.
 */
import type { BotRunner } from '@bastide/host'
import type { Result } from '@bastide/kernel'
import type { HostVerb, OnlineRequest, Request, TableId } from '@bastide/wire'
import type { Guest } from './store.ts'

/** What a server hands in. Everything that a simulation has to control is here. */
export interface World {
  now(): number
  /** As of a host: at most `LONGEST_WAIT`. The returned function cancels the call. */
  after(ms: number, call: () => void): () => void
  /** 128 random bits as 32 hexadecimal digits. Nobody can foresee them. */
  randomBits(): string
  readonly bots: BotRunner
  /** How long a bot's move takes at least. */
  readonly botPace: number
  fault(thrown: unknown): void
}

/** Who asks, as far as the server knows. */
export interface Caller {
  /** The secret of the device's cookie, if it sent one. */
  readonly device: string | null
  /** For limits: the address that the request came from. */
  readonly address: string
}

export interface Answered {
  readonly result: Result<unknown>
  /** A new secret for the cookie of this device; null takes the cookie away. */
  readonly device?: string | null
  /** Too much was asked: when to come back, in milliseconds. `result` says so too, with the code `too-many`. */
  readonly retryAfter?: number
}

/** What is asked by HTTP. `watch` and `leave` are done by streams. */
export type Asked = OnlineRequest | Request<Exclude<HostVerb, 'watch' | 'leave' | 'tables' | 'open' | 'check'>>

/** One message of a stream: JSON that is made once, however many hear it. */
export interface StreamMessage {
  /** The cursor after it; null if it moves none. */
  readonly cursor: string | null
  /** The JSON of a `StreamNotice`. */
  readonly data: string
}

/** The server's end of a stream. */
export interface Sink {
  /** False if the reader is slow: nothing is sent until `drained` is called, and then the newest. */
  send(message: StreamMessage): boolean
  /** No more will come. */
  end(): void
}

export interface WatchedTable {
  readonly table: TableId
  /** As one of one's own seats, where several share a screen. */
  readonly as?: number
}

export interface Stream {
  drained(): void
  /** The reader is gone. */
  close(): void
}

export interface Service {
  answer(caller: Caller, request: Asked): Promise<Answered>
  /**
   * Follows tables, from a cursor on if there is one. What cannot be followed is told on the stream; a stream that is
   * refused as a whole is not opened.
   */
  stream(
    caller: Caller,
    watched: readonly WatchedTable[],
    cursor: string | null,
    sink: Sink,
  ): Promise<Result<Stream> & { readonly retryAfter?: number }>
  /** Looks at clocks, lapsed requests and gatherings that nobody attends any more. Call it every second. */
  sweep(): Promise<void>
  /** Tells every stream that the server stops, ends it, and waits for what is under way. */
  end(): Promise<void>
  readonly gauges: () => {
    readonly tables: number
    readonly gatherings: number
    readonly streams: number
    readonly botsThinking: number
  }

  /** For whoever runs the server. Each is heard at once. */
  block(guest: string, isBlocked: boolean): Promise<Guest | undefined>
  /** Ends a game or a gathering; its record stays. */
  endTable(table: TableId): Promise<boolean>
}
