/** The OpenAPI document. What can be sent is described by the very shapes that read it. */
import type { Asked } from '@bastide/online'
import { ASKED, PROTOCOL } from '@bastide/wire'
import type { FastifyInstance } from 'fastify'
import { PROTOCOL_HEADER } from './protocol.ts'

const PURPOSES: { readonly [V in Asked['ask']]: string } = {
  me: 'Who I am to this server; null before the first hello.',
  hello: 'Makes whoever asks a guest, and sets the cookie of this device.',
  rename: 'Changes my name.',
  'device-code': 'A code with which another device becomes the same guest, once and soon.',
  'use-code': 'Makes this device one of the guest who has the code.',
  'forget-me': 'Forgets who I am. Games that others played in keep "a former player".',
  export: 'All games of mine, as records.',
  'my-tables': 'All tables of mine, those that wait for me first.',
  'open-tables': 'Tables of this server that wait for anybody.',
  gather: 'Makes a table that waits for people.',
  enter: 'Comes to a table, with the secret of its link if one has it.',
  invitation: 'What a link leads to: who invites, and to which game.',
  gathering: 'A table that waits for people, as I see it.',
  'at-gathering': 'Does something at a table that waits for people: sits down, is ready, and so on.',
  'play-anyone': 'Sits down at the first open table of a game, or makes one.',
  rematch: 'The same people and terms again, seats moved on by one.',
  games: 'The games that can be played here, and their bots.',
  command: 'Does something at a table: plays a move, takes back, resigns, and so on.',
  record: 'The record of a table, as I was told it.',
  keep: 'Keeps a record among my tables.',
  forget: 'Deletes a table of mine.',
  passed: 'Positions that a table has passed, as I may see them.',
  advice: 'What the master would do in the place of my seat, where the table agreed on that aid and I must decide.',
  review: 'A whole game, to be looked at move by move.',
  'review-at': 'One position of a game under review.',
}

const REFUSED = {
  type: 'object',
  required: ['ok', 'code', 'reason', 'where', 'clause'],
  properties: {
    ok: { const: false },
    code: { type: 'string', description: 'a short name of the reason, the same in every version' },
    reason: { type: 'string', description: 'one sentence in English' },
    where: { type: ['string', 'null'], description: 'where in the request' },
    clause: { type: ['string', 'null'], description: 'the clause of the rules that forbids it' },
  },
} as const

const ANSWERED = {
  type: 'object',
  required: ['ok', 'value'],
  properties: { ok: { const: true }, value: {} },
} as const

const RESPONSES = {
  200: { description: 'It is done; `value` is the answer.', ...ANSWERED },
  400: { description: 'It cannot be read, or the table or the rules refuse it.', ...REFUSED },
  401: { description: 'Only a guest may ask this: say hello first.', ...REFUSED },
  403: { description: 'Not to you, not from there.', ...REFUSED },
  404: { description: 'There is no such table.', ...REFUSED },
  409: {
    description: 'It has changed since you looked (`stale`), or the page is of another version (`reload`).',
    ...REFUSED,
  },
  413: { description: 'The body is too large.', ...REFUSED },
  415: { description: 'The body is not JSON.', ...REFUSED },
  429: { description: 'Too much; `Retry-After` says when to come back, in seconds.', ...REFUSED },
  500: { description: 'A fault of the server.', ...REFUSED },
}

const headers = {
  type: 'object',
  properties: { [PROTOCOL_HEADER]: { type: 'string', const: String(PROTOCOL) } },
} as const

/** What is said of a verb. */
export const describe = (verb: Asked['ask']) => ({
  summary: PURPOSES[verb],
  operationId: verb,
  headers,
  body: ASKED[verb].schema,
  response: RESPONSES,
})

export const STREAM_DESCRIPTION = {
  summary: 'Server-Sent Events: everything that happens at these tables, and at all tables of mine.',
  operationId: 'stream',
  querystring: {
    type: 'object',
    properties: {
      watch: { type: 'string', description: 'tables, with commas between; `table~1` watches as seat 1' },
      p: { type: 'string', const: String(PROTOCOL), description: 'the version of the protocol' },
      from: { type: 'string', description: 'the cursor to go on from; the header `Last-Event-ID` comes first' },
    },
  },
  produces: ['text/event-stream'],
} as const

export async function documented(app: FastifyInstance): Promise<void> {
  const { default: swagger } = await import('@fastify/swagger')
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bastide',
        version: String(PROTOCOL),
        description: 'How a page, or any other program, plays at the tables of a server. See docs/protocol.md.',
      },
    },
  })
  app.get('/openapi.json', { exposeHeadRoute: false, schema: { hide: true } }, (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(app.swagger()),
  )
}
