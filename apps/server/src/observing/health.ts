/** For whoever watches over the server: whether it answers, and reaches what it keeps. */
import type { FastifyInstance } from 'fastify'
import { say } from '../saying.ts'

/** A store that takes longer is as good as none. */
const PATIENCE_MS = 5_000

export function health(app: FastifyInstance, { reach }: { reach(): Promise<unknown> }): void {
  app.get('/healthz', async (request, reply) => {
    try {
      await inTime(reach())
      say(reply, 200, 'Bastide is well.')
    } catch (thrown) {
      request.log.error(thrown)
      say(reply, 503, 'The games that Bastide keeps cannot be reached at the moment.')
    }
    return reply
  })
}

async function inTime(done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('the store does not answer')), PATIENCE_MS)
  })
  try {
    await Promise.race([done, late])
  } finally {
    clearTimeout(timer)
  }
}
