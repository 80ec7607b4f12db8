/**
 * What the server writes down: that it began, what went wrong and, if more is wished for, what was asked. Never who
 * asked, nor with what: no body, no cookie, no address of a stream.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

export const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type Level = (typeof LEVELS)[number]

/** Every secret of ours is a row of hexadecimal digits, whoever quotes it: a store, a library, a fault's message. */
const SECRETS = /[0-9a-f]{16,}/gi

export const withoutSecrets = (text: string): string => text.replace(SECRETS, '…')

/** Of a fault only what we know it to be. Other fields of errors quote values, such as a store's `detail`. */
function faultOf(thrown: unknown): { readonly [name: string]: string } {
  if (!(thrown instanceof Error)) return { message: String(thrown) }
  const { name, message, stack = '' } = thrown
  const { code } = thrown as NodeJS.ErrnoException
  return code === undefined ? { name, message, stack } : { name, message, stack, code: String(code) }
}

/** In a box: what can be called `then` would be waited for. */
export interface Log {
  readonly log: FastifyBaseLogger
}

/** Writes lines of JSON, each through `write`. */
export async function makeLog(level: Level, write: (line: string) => void): Promise<Log> {
  const { pino } = await import('pino')
  const nothing = (): undefined => undefined
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // A request and an answer carry cookies and addresses: they are never written, whoever hands them over.
      serializers: { err: faultOf, req: nothing, res: nothing },
    },
    // Whatever a line quotes, by whomever it is written: libraries write too.
    { write: (line) => write(withoutSecrets(line)) },
  )
  return { log }
}

/** One line an answer, for whoever wants to see more: what was asked, and how it went. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'nothing' } = request.routeOptions
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.debug({ asked: `${request.method} ${url}`, status: reply.statusCode, ms })
    done()
  })
}
