/** Serves the built pages of Bastide. It stores nothing and knows no game. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv, { type RequestHandler } from 'sirv'
import { cachingOf, HEADERS } from './headers.ts'

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

/** Serves a folder until closed. If it cannot listen, rejects with the system's error code. */
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
    // Looks up each file on request: a list made at the start would be wrong once the pages are rebuilt.
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
    // Ranges are never needed here, and sirv mishandles one that ends before it begins.
    request.headers.range = undefined
    files(request, response, () => say(response, 404, 'There is nothing here.'))
  }
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

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' })
  response.end(`${sentence}\n`)
}

/**
 * The host as written in a URL: a server that listens on all addresses is reached by its own name, and colons need
 * brackets.
 */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // Browsers keep connections open for reuse.
    server.closeAllConnections()
  })
}
