/**
 * Server-Sent Events on one connection. What a slow reader has not taken is never more than a little above
 * `MOST_WAITING`: whoever sends is told to stop, and goes on with the newest.
 */
import type { ServerResponse } from 'node:http'
import type { Sink, StreamMessage } from '@bastide/online'
import { HEADERS } from '../headers.ts'

/** In bytes: two whole views of a long game. */
export const MOST_WAITING = 64 * 1024
/** After so many milliseconds without taking anything a reader is given up. */
const PATIENCE_MS = 60_000
/** When to come back after the stream broke: spread, so that not everybody comes in the same moment. */
const RETRY_MS = 1_000
const RETRY_SPREAD_MS = 2_000

const STREAM_HEADERS = {
  ...HEADERS,
  'Content-Type': 'text/event-stream; charset=utf-8',
  // No proxy may collect events in order to compress them.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

export class EventStream implements Sink {
  /** Called when a slow reader has taken everything. */
  onDrained = (): void => {}
  readonly #raw: ServerResponse
  readonly #now: () => number
  #isOpen = false
  /** Since when the reader has not taken what waits for it. */
  #waitsSince: number | null = null

  constructor(raw: ServerResponse, now: () => number) {
    this.#raw = raw
    this.#now = now
    raw.on('drain', () => {
      const wasSlow = this.#waitsSince !== null
      this.#waitsSince = null
      if (wasSlow) this.onDrained()
    })
    // A reader who is gone is heard of by `close`; writing to them is no fault of ours.
    raw.on('error', () => {})
  }

  /** Sends the head of the answer, once. */
  open(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    this.#raw.writeHead(200, STREAM_HEADERS)
    this.#raw.write(`retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n`)
  }

  send({ cursor, data }: StreamMessage): boolean {
    this.open()
    this.#raw.write(`${cursor === null ? '' : `id: ${cursor}\n`}data: ${data}\n\n`)
    if (this.#raw.writableLength <= MOST_WAITING) return true
    this.#waitsSince ??= this.#now()
    return false
  }

  /** A comment, so that proxies and readers know that the connection lives. */
  beat(): void {
    if (!this.#isOpen) return
    if (this.#waitsSince === null) this.#raw.write(':\n\n')
    else if (this.#now() - this.#waitsSince > PATIENCE_MS) this.#raw.destroy()
  }

  end(): void {
    if (!this.#raw.writableEnded) this.#raw.end()
  }
}
