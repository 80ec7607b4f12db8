/**
 * What pages ask by POST, translated: a body into a request, an answer into a status and JSON. Nothing is decided here
 * but whether a request can be read, and whether it comes from this site.
 */
import { refusal } from '@bastide/kernel'
import type { Asked, Caller, Service } from '@bastide/online'
import { ASKED, readAsked } from '@bastide/wire'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteOf } from '../peers.ts'
import type { Place } from '../place.ts'
import { largestBody } from './bodies.ts'
import { DeviceCookie } from './device-cookie.ts'
import { fence } from './fence.ts'
import { describe, documented } from './openapi.ts'
import { otherProtocol } from './protocol.ts'
import { ENDING, FAULT, refuse } from './refusing.ts'
import { crossSite } from './same-origin.ts'
import { streaming } from './streaming.ts'

export interface Api {
  readonly service: Service
  readonly place: Place
  /** How many requests a site may make in a minute. */
  readonly mostRequests: number
  now(): number
}

const VERBS = Object.keys(ASKED) as Asked['ask'][]

export async function api(app: FastifyInstance, parts: Api): Promise<void> {
  const { default: cookies } = await import('@fastify/cookie')
  await app.register(cookies)
  answerInJson(app)
  app.addHook('onRequest', (request, reply, done) => {
    const why = crossSite(request, parts.place) ?? notJson(request)
    if (why === null) done()
    else refuse(reply, why)
  })
  await fence(app, parts.mostRequests)
  await documented(app)
  const cookie = new DeviceCookie(parts.place)
  for (const verb of VERBS)
    app.post(`/${verb}`, { bodyLimit: largestBody(verb), schema: describe(verb) }, (request, reply) =>
      answer(parts.service, cookie, verb, request, reply),
    )
  await streaming(app, parts, cookie)
  app.all('/*', { schema: { hide: true } }, notThere)
}

export const callerOf = (cookie: DeviceCookie, request: FastifyRequest): Caller => ({
  device: cookie.of(request),
  address: siteOf(request.ip),
})

async function answer(
  service: Service,
  cookie: DeviceCookie,
  verb: Asked['ask'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const other = otherProtocol(request)
  if (other !== null) return refuse(reply, other)
  const read = readBody(verb, request.body)
  if (!read.ok) return refuse(reply, read)
  const caller = callerOf(cookie, request)
  const { result, device, retryAfter } = await service.answer(caller, read.value)
  if (device !== undefined) cookie.set(reply, device)
  // A page asks this when it is opened: who comes once in a year stays who they are.
  else if (verb === 'me' && result.ok && result.value !== null) cookie.set(reply, caller.device)
  if (!result.ok) return refuse(reply, result, retryAfter)
  return reply.header('Cache-Control', 'no-store').send({ ok: true, value: result.value })
}

function readBody(verb: Asked['ask'], body: unknown): ReturnType<typeof readAsked> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return refusal('not-an-object', 'the body is to be a JSON object')
  if (Object.hasOwn(body, 'ask'))
    return refusal('unknown-field', 'what is asked stands in the address', { where: 'ask' })
  return readAsked({ ...body, ask: verb })
}

/** A form of another site can send a body, but none that is called JSON. */
function notJson({ method, headers }: FastifyRequest) {
  const [kind = ''] = (headers['content-type'] ?? '').split(';')
  if (method !== 'POST' || kind.trim().toLowerCase() === 'application/json') return null
  return refusal('not-json', 'only application/json is read here')
}

function notThere({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const name = url.split('?')[0]?.split('/').at(-1) ?? ''
  if (method !== 'POST' && VERBS.includes(name as Asked['ask']))
    return refuse(reply.header('Allow', 'POST'), refusal('wrong-method', 'this is asked by POST'))
  return refuse(reply, refusal('unknown-verb', 'nothing of that name can be asked here'))
}

/** The readers judge what is sent, and JSON is written as it is: schemas only describe. */
function answerInJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error
    switch (statusCode) {
      case 413:
        return refuse(reply, refusal('too-large', 'that is more than is read here'))
      case 415:
        return refuse(reply, refusal('not-json', 'only application/json is read here'))
      case 429:
        return refuse(reply, refusal('too-many', 'that is too much at once from one place; wait a moment'))
      case 503:
        return refuse(reply, ENDING, 1_000)
    }
    if (statusCode < 500) return refuse(reply, refusal('not-readable', 'the body cannot be read as JSON'))
    request.log.error(error)
    return refuse(reply, FAULT)
  })
}
