import type { FastifyReply } from 'fastify'
import { HEADERS } from './headers.ts'

/** Answers with one sentence in place of a file. */
export function say(
  reply: FastifyReply,
  status: number,
  sentence: string,
  more: Readonly<Record<string, string>> = {},
): void {
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
