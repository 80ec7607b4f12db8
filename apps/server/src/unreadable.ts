/** What is no request that Node can read reaches no route, and is answered here in the form of all other refusals. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Refusal, refusal } from '@bastide/kernel'
import { HEADERS } from './headers.ts'

const TOO_LARGE = refusal('too-large', 'the headers of this request are more than is read here; perhaps a cookie is')
const TOO_SLOW = refusal('too-slow', 'this request took too long to arrive')
const NOT_READABLE = refusal('not-readable', 'this is no request of HTTP that can be read')

function whyNot(code: string | undefined): { readonly status: number; readonly why: Refusal } {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, why: TOO_LARGE }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, why: TOO_SLOW }
  return { status: 400, why: NOT_READABLE }
}

export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // The other end is gone, or an answer is under way that this one would fall into.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy()
    return
  }
  const { status, why } = whyNot(error.code)
  const { code, reason } = why
  const body = JSON.stringify({ ok: false, code, reason, where: null, clause: null })
  const headers = {
    ...HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
