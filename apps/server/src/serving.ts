/** Serves Bastide to browsers until closed: the built pages and, if a service is handed in, tables to play at. */
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { application } from './application.ts'
import type { Online } from './online.ts'
import type { Place } from './place.ts'

export interface Serving {
  /** 0 for any free port. */
  readonly port: number
  /** The address to listen on; by default all of this machine's. */
  readonly host?: string | undefined
  /** The folder of the built pages. */
  readonly folder: string
  /** Where visitors find it; by default at whatever address they used. */
  readonly place?: Place | undefined
  /** Other names that visitors may call it by, besides that of its place and those that nobody else can own. */
  readonly names?: readonly string[] | undefined
  /** The proxies whose word about a visitor's address is taken, by address or range; by default nobody's. */
  readonly trusted?: readonly string[] | undefined
  /** Whether also peers that are not near may come. */
  readonly isPublic?: boolean | undefined
  readonly online?: Online | undefined
  readonly log?: FastifyBaseLogger | undefined
}

export interface Served {
  readonly address: string
  readonly port: number
  /** Ends streams politely, finishes what is under way, and stops. */
  close(): Promise<void>
}

/** How long answers under way are waited for when the server stops. */
const LAST_MS = 5_000

/** Serves until closed. If it cannot listen, rejects with the system's error code. */
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

async function listen(serving: Serving, host: string): Promise<Served> {
  const app = await application(serving)
  await app.listen({ port: serving.port, host })
  const { port } = app.server.address() as AddressInfo
  return { address: `http://${nameOf(host)}:${port}`, port, close: () => close(app) }
}

/** A visitor who takes a download by the spoonful does not keep the server from stopping. */
async function close(app: FastifyInstance): Promise<void> {
  const last = setTimeout(() => app.server.closeAllConnections(), LAST_MS)
  await app.close()
  clearTimeout(last)
}

/**
 * The host as written in a URL: a server that listens on all addresses is reached by its own name, and colons need
 * brackets.
 */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
