/** A service that answers what a test tells it to, and remembers what it was asked. For tests of the translation only. */
import { refusal } from '@bastide/kernel'
import type { Answered, Asked, Caller, Service, Sink, Stream, WatchedTable } from '@bastide/online'

export interface Heard {
  readonly caller: Caller
  readonly request: Asked
}
export interface OpenedStream {
  readonly caller: Caller
  readonly watched: readonly WatchedTable[]
  readonly cursor: string | null
  readonly sink: Sink
  drained: number
  isClosed: boolean
}

export class ScriptedService implements Service {
  next: (request: Asked) => Answered | Promise<Answered> = () => ({ result: { ok: true, value: 'done' } })
  /** When set, streams are refused for so many milliseconds. */
  refuseStreams: number | null = null
  /** Done before a stream is opened. */
  atOpening: (sink: Sink) => void = () => {}
  readonly heard: Heard[] = []
  readonly streams: OpenedStream[] = []
  swept = 0

  async answer(caller: Caller, request: Asked): Promise<Answered> {
    this.heard.push({ caller, request })
    return await this.next(request)
  }

  stream(caller: Caller, watched: readonly WatchedTable[], cursor: string | null, sink: Sink) {
    if (this.refuseStreams !== null)
      return Promise.resolve({ ...refusal('too-many', 'too many streams'), retryAfter: this.refuseStreams })
    const opened: OpenedStream = { caller, watched, cursor, sink, drained: 0, isClosed: false }
    this.streams.push(opened)
    this.atOpening(sink)
    const stream: Stream = {
      drained: () => {
        opened.drained++
      },
      close: () => {
        opened.isClosed = true
      },
    }
    return Promise.resolve({ ok: true, value: stream } as const)
  }

  sweep(): Promise<void> {
    this.swept++
    return Promise.resolve()
  }

  end(): Promise<void> {
    for (const { sink } of this.streams) {
      sink.send({ cursor: null, data: '{"tell":"ending","after":1000}' })
      sink.end()
    }
    return Promise.resolve()
  }

  gauges() {
    return { tables: 3, gatherings: 2, streams: this.streams.length, botsThinking: 0 }
  }
  block() {
    return Promise.resolve(undefined)
  }
  endTable() {
    return Promise.resolve(false)
  }
}
