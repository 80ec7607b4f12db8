/** The pages of Bastide, as built, to whoever asks. It keeps nothing and knows no game. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv, { type RequestHandler } from 'sirv'
import { cachingOf, HEADERS } from './headers.ts'

export interface Serving {
  /** 0 takes any that is free. */
  readonly port: number
  /** The address to listen at; without one, all of this machine's. */
  readonly host?: string | undefined
  /** The built pages. */
  readonly folder: string
}

export interface Served {
  readonly address: string
  readonly port: number
  close(): Promise<void>
}

/** Serves a folder until it is closed. Rejects when it cannot listen, with the system's code for why. */
export function serve({ port, host, folder }: Serving): Promise<Served> {
  const files = filesOf(folder)
  const server = createServer((request, response) => answer(files, request, response))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const { port: taken } = server.address() as AddressInfo
      resolve({ address: `http://${nameOf(host)}:${taken}`, port: taken, close: () => close(server) })
    })
  })
}

const filesOf = (folder: string): RequestHandler =>
  sirv(folder, {
    // Looks for each file when it is asked for: a list made at the start would break once the pages are built anew.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cachingOf(path)),
  })

function answer(files: RequestHandler, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    say(response, 405, 'Bastide only answers GET and HEAD.')
  } else if (!isSound(request.url ?? '')) say(response, 400, 'This address cannot be read.')
  else {
    // Parts of a file are never needed here, and sirv trips over a part that ends before it begins.
    request.headers.range = undefined
    files(request, response, () => say(response, 404, 'There is nothing here.'))
  }
}

/**
 * A path from the root, without broken escapes, without steps upwards, and without what only file systems understand.
 */
function isSound(url: string): boolean {
  if (!url.startsWith('/')) return false
  try {
    const path = decodeURIComponent(url.split('?')[0] as string)
    return !/[\0\\]/.test(path) && !path.split('/').includes('..')
  } catch {
    return false
  }
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
  response.end(`${sentence}\n`)
}

/**
 * As it stands in an address: a machine that listens everywhere is reached by its own name, and colons need brackets.
 */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // Browsers keep a connection open in case they need it again.
    server.closeAllConnections()
  })
}
