/** Refusals as HTTP says them: a status for programs that know no more, and the whole as JSON. */
import { type Refusal, refusal } from '@bastide/kernel'
import type { FastifyReply } from 'fastify'

const BAD_REQUEST = 400
const STATUSES: { readonly [code: string]: number } = {
  // Part of every move that brings on a draw: a browser would write another status into its console each time.
  'link-missing': 200,
  'no-guest': 401,
  blocked: 403,
  'cross-site': 403,
  'not-near': 403,
  'not-your-seat': 403,
  'not-your-table': 403,
  'not-a-player': 403,
  'not-agreed': 403,
  'not-awaited': 409,
  'unknown-table': 404,
  'unknown-verb': 404,
  'wrong-code': 404,
  'wrong-method': 405,
  stale: 409,
  reload: 409,
  'key-used': 409,
  finished: 409,
  closed: 409,
  opened: 409,
  gathers: 409,
  taken: 409,
  'others-played': 409,
  'too-many-games': 409,
  deleted: 410,
  'too-large': 413,
  'not-json': 415,
  'unknown-host': 421,
  'too-many': 429,
  fault: 500,
  ending: 503,
}

const statusOf = ({ code }: Refusal): number =>
  Object.hasOwn(STATUSES, code) ? (STATUSES[code] as number) : BAD_REQUEST

/** What is told of a fault. Its own message may quote anything, and is for the log. */
export const FAULT: Refusal = refusal('fault', 'this is a fault of the server; it has written down what it knows of it')
export const ENDING: Refusal = refusal('ending', 'the server stops in this moment; try again soon')

/** Answers with a refusal. `retryAfter` is in milliseconds. */
export function refuse(reply: FastifyReply, why: Refusal, retryAfter?: number): FastifyReply {
  const { code, reason, where, clause } = why
  if (retryAfter !== undefined) reply.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter / 1000))))
  return reply
    .code(statusOf(why))
    .header('Cache-Control', 'no-store')
    .send({ ok: false, code, reason, where: where ?? null, clause: clause ?? null })
}
