/** The server without its socket: who is let in, what is answered to whom, and what is said when nothing can be. */
import { refusal } from '@bastide/kernel'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './api/refusing.ts'
import { HEADERS } from './headers.ts'
import { knownHosts } from './host-names.ts'
import { logAnswers } from './observing/logging.ts'
import { online } from './online.ts'
import { pages } from './pages.ts'
import { isNear } from './peers.ts'
import { ANYWHERE, isWithoutSlash, type Place, pathWithin } from './place.ts'
import { say } from './saying.ts'
import type { Serving } from './serving.ts'
import { answerUnreadable } from './unreadable.ts'

/** How long a visitor may take to send a request, which is only a few lines. */
const REQUEST_MS = 30_000
/** How long a connection is kept for the next request. Each takes a descriptor: Fastify's own 72 seconds are long. */
const IDLE_MS = 5_000

const API = '/api/'
const NOT_NEAR = 'This Bastide is for its own network. Whoever runs it can open it with --public.'
const UNKNOWN_HOST =
  'This server is not known by the name in your address bar. Whoever runs it can add it with --base-url or --also-at.'

type Application = Omit<Serving, 'port' | 'host'>

export async function application(serving: Application): Promise<FastifyInstance> {
  const { folder, place = ANYWHERE, trusted, log } = serving
  // Only now: it takes a fifth of a second, which the other commands of the command line would spend for nothing.
  const { default: fastify, LogController } = await import('fastify')
  const app = fastify({
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: IDLE_MS,
    // Browsers keep connections open for reuse. What is under way is finished first.
    forceCloseConnections: 'idle',
    // The service says so itself, in the words of its other refusals.
    return503OnClosing: false,
    trustProxy: trusted === undefined ? false : [...trusted],
    rewriteUrl: ({ url = '' }) => pathWithin(place, url),
    logController: new LogController({ disableRequestLogging: true }),
    ...(log === undefined ? {} : { loggerInstance: log }),
    clientErrorHandler: answerUnreadable,
    // What the router itself cannot read passes no hook.
    frameworkErrors: (_error, _request, reply) => say(reply, 400, 'This address cannot be read.'),
  })
  logAnswers(app)
  app.addHook('onRequest', admitting(serving, place))
  app.setNotFoundHandler((_request, reply) => say(reply, 404, 'There is nothing here.'))
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode < 500) return say(reply, statusCode, 'This request cannot be answered.')
    request.log.error(error)
    say(reply, 500, 'This cannot be sent at the moment.')
  })
  if (serving.online !== undefined) await online(app, serving.online, place)
  await app.register(pages, { folder })
  return app
}

function admitting({ isPublic = false, online: playing, names = [] }: Application, place: Place) {
  const isKnown = knownHosts(place, names)
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { method, raw, originalUrl, ip } = request
    // Whoever broke the line off before they were answered has no address any more.
    if (ip === undefined) {
      reply.hijack()
      raw.destroy()
      return
    }
    const url = raw.url ?? ''
    reply.headers(HEADERS)
    const isAsked = playing !== undefined && url.startsWith(API)
    if (!isPublic && !isNear(ip) && !isThisMachine(request))
      isAsked ? refuse(reply, refusal('not-near', NOT_NEAR)) : say(reply, 403, NOT_NEAR)
    else if (!isKnown(request.host ?? ''))
      isAsked ? refuse(reply, refusal('unknown-host', UNKNOWN_HOST)) : say(reply, 421, UNKNOWN_HOST)
    else if (isWithoutSlash(place, originalUrl)) reply.redirect(place.path, 301)
    else if (method !== 'GET' && method !== 'HEAD' && !isAsked)
      say(reply, 405, 'Bastide only answers GET and HEAD.', { Allow: 'GET, HEAD' })
    else if (!isSound(url)) say(reply, 400, 'This address cannot be read.')
    else done()
  }
}

/** Whoever reaches this machine from itself has its own address, whichever that is. */
const isThisMachine = ({ ip, raw: { socket } }: FastifyRequest): boolean =>
  ip === socket.remoteAddress && socket.remoteAddress === socket.localAddress

/** An absolute path without broken escapes, without `..`, and without anything that only file systems understand. */
function isSound(url: string): boolean {
  if (!url.startsWith('/')) return false
  try {
    const path = decodeURIComponent(url.split('?')[0] as string)
    return !/[\0\\]/.test(path) && !path.split('/').includes('..')
  } catch {
    return false
  }
}
