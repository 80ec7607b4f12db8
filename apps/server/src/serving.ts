/** Serves the built pages of Bastide. It stores nothing and knows no game. */
import type { AddressInfo } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HEADERS } from './headers.ts'
import { pages } from './pages.ts'

export interface Serving {
  /** 0 for any free port. */
  readonly port: number
  /** The address to listen on; by default all of this machine's. */
  readonly host?: string | undefined
  /** The folder of the built pages. */
  readonly folder: string
}

export interface Served {
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

/** How long a visitor may take to send a request, which is only a few lines. */
const REQUEST_MS = 30_000
/** How long a connection is kept for the next request. Each takes a descriptor: Fastify's own 72 seconds are long. */
const IDLE_MS = 5_000

/** Serves a folder until closed. If it cannot listen, rejects with the system's error code. */
export async function serve(serving: Serving): Promise<Served> {
  if (serving.host !== undefined) return listen(serving, serving.host)
  try {
    return await listen(serving, '::')
  } catch (thrown) {
    // A machine without IPv6.
    if ((thrown as NodeJS.ErrnoException).code !== 'EAFNOSUPPORT') throw thrown
    return listen(serving, '0.0.0.0')
  }
}

async function listen({ port, folder }: Serving, host: string): Promise<Served> {
  const app = await application(folder)
  await app.listen({ port, host })
  const { port: taken } = app.server.address() as AddressInfo
  return { address: `http://${nameOf(host)}:${taken}`, port: taken, close: () => app.close() }
}

async function application(folder: string): Promise<FastifyInstance> {
  // Only now: it takes a fifth of a second, which the other commands of the command line would spend for nothing.
  const { default: fastify } = await import('fastify')
  const app = fastify({
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: IDLE_MS,
    // Browsers keep connections open for reuse.
    forceCloseConnections: true,
    // What the router itself cannot read passes no hook.
    frameworkErrors: (_error, _request, reply) => say(reply, 400, 'This address cannot be read.'),
  })
  app.addHook('onRequest', admit)
  app.setNotFoundHandler((_request, reply) => say(reply, 404, 'There is nothing here.'))
  app.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) =>
    statusCode < 500
      ? say(reply, statusCode, 'This request cannot be answered.')
      : say(reply, 500, 'This cannot be sent at the moment.'),
  )
  await app.register(pages, { folder })
  return app
}

function admit({ method, raw }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers(HEADERS)
  if (method !== 'GET' && method !== 'HEAD')
    say(reply, 405, 'Bastide only answers GET and HEAD.', { Allow: 'GET, HEAD' })
  else if (!isSound(raw.url ?? '')) say(reply, 400, 'This address cannot be read.')
  else done()
}

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

/** Answers with one sentence in place of a file. */
function say(reply: FastifyReply, status: number, sentence: string, more: Readonly<Record<string, string>> = {}): void {
  // What was said of a file that then could not be sent is not true of a sentence.
  for (const name of [...reply.raw.getHeaderNames(), ...Object.keys(reply.getHeaders())]) {
    reply.raw.removeHeader(name)
    reply.removeHeader(name)
  }
  reply
    .code(status)
    .headers({ ...HEADERS, ...more, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
    .send(`${sentence}\n`)
}

/**
 * The host as written in a URL: a server that listens on all addresses is reached by its own name, and colons need
 * brackets.
 */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
