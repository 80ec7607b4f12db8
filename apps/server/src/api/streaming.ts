/** The stream of a tab: one connection for all the tables that it shows. */
import { type Result, refusal } from '@bastide/kernel'
import type { Stream, WatchedTable } from '@bastide/online'
import { PROTOCOL, type StreamNotice } from '@bastide/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Api, callerOf } from './api.ts'
import type { DeviceCookie } from './device-cookie.ts'
import { EventStream } from './event-stream.ts'
import { STREAM_DESCRIPTION } from './openapi.ts'
import { otherProtocol } from './protocol.ts'
import { refuse } from './refusing.ts'

const HEARTBEAT_MS = 15_000
const MOST_WATCHED = 32
const LONGEST_CURSOR = 4_000
const WATCHED = /^([a-z0-9-]{1,40})(?:~(\d))?$/

/** Reads `watch=s12,s34~1`. */
export function readWatched(text: unknown): Result<readonly WatchedTable[]> {
  if (text === undefined || text === '') return { ok: true, value: [] }
  const parts = typeof text === 'string' ? text.split(',') : []
  const where = { where: 'watch' }
  if (parts.length > MOST_WATCHED) return refusal('too-long', `at most ${MOST_WATCHED} tables`, where)
  const watched = parts.flatMap((part) => {
    const [, table, as] = WATCHED.exec(part) ?? []
    if (table === undefined) return []
    return [as === undefined ? { table } : { table, as: Number(as) }]
  })
  return parts.length > 0 && watched.length === parts.length
    ? { ok: true, value: watched }
    : refusal('not-allowed', 'watch names tables with commas between, such as s12,s34~1', where)
}

/** `Last-Event-ID` is newer than what the address says: the browser sends it when it comes back by itself. */
function readCursor({ headers, query }: FastifyRequest): Result<string | null> {
  const cursor = headers['last-event-id'] ?? (query as { readonly from?: unknown }).from ?? null
  if (cursor === null || cursor === '') return { ok: true, value: null }
  if (typeof cursor === 'string' && cursor.length <= LONGEST_CURSOR) return { ok: true, value: cursor }
  return refusal('not-a-cursor', 'that is no cursor', { where: 'from' })
}

/** A page that streams cannot read the status of an answer, but a notice. */
function askToReload(reply: FastifyReply, now: () => number): void {
  reply.hijack()
  const events = new EventStream(reply.raw, now)
  const notice: StreamNotice = { tell: 'reload', protocol: PROTOCOL }
  events.send({ cursor: null, data: JSON.stringify(notice) })
  events.end()
}

export function streaming(app: FastifyInstance, { service, now }: Api, cookie: DeviceCookie): void {
  const open = new Set<EventStream>()
  const beating = setInterval(() => {
    for (const events of open) events.beat()
  }, HEARTBEAT_MS)
  beating.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(beating)
    done()
  })

  app.get('/stream', { exposeHeadRoute: false, schema: STREAM_DESCRIPTION }, async (request, reply) => {
    if (otherProtocol(request) !== null) return askToReload(reply, now)
    const watched = readWatched((request.query as { readonly watch?: unknown }).watch)
    if (!watched.ok) return refuse(reply, watched)
    const cursor = readCursor(request)
    if (!cursor.ok) return refuse(reply, cursor)
    const events = new EventStream(reply.raw, now)
    let stream: Stream | undefined
    let isGone = false
    // It may have happened while the stream was still being opened.
    let hasDrained = false
    events.onDrained = () => {
      hasDrained = true
      stream?.drained()
    }
    reply.raw.once('close', () => {
      isGone = true
      open.delete(events)
      stream?.close()
    })
    const opened = await service.stream(callerOf(cookie, request), watched.value, cursor.value, events)
    if (!opened.ok) return refuse(reply, opened, opened.retryAfter)
    stream = opened.value
    reply.hijack()
    if (isGone) return stream.close()
    events.open()
    open.add(events)
    if (hasDrained) stream.drained()
  })
}
