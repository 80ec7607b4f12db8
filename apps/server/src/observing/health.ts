/** For whoever watches over the server: whether it answers, and can write what it keeps. */
import type { FastifyInstance } from 'fastify'
import { say } from '../saying.ts'

/** A store that takes longer is as good as none. */
const PATIENCE_MS = 5_000
/** Each try waits for the disk, and anybody may ask: in between they are told how the last one went. */
export const FRESH_MS = 3_000

type Tried = { readonly at: number; readonly outcome: Promise<void>; isOver: boolean }

/** Tries to write, but never twice at once and not more often than every few seconds. */
export class Health {
  readonly #write: () => Promise<unknown>
  readonly #now: () => number
  #tried: Tried | null = null

  constructor(write: () => Promise<unknown>, now: () => number) {
    this.#write = write
    this.#now = now
  }

  /** Rejects if the last try failed. */
  look(): Promise<void> {
    const before = this.#tried
    if (before !== null && (!before.isOver || this.#now() - before.at < FRESH_MS)) return before.outcome
    const outcome = this.#try()
    const tried: Tried = { at: this.#now(), outcome, isOver: false }
    const end = (): void => {
      tried.isOver = true
    }
    outcome.then(end, end)
    this.#tried = tried
    return outcome
  }

  async #try(): Promise<void> {
    await this.#write()
  }
}

export function health(app: FastifyInstance, { write }: { write(): Promise<unknown> }): void {
  const kept = new Health(write, () => performance.now())
  app.get('/healthz', async (request, reply) => {
    try {
      await inTime(kept.look())
      say(reply, 200, 'Bastide is well.')
    } catch (thrown) {
      request.log.error(thrown)
      say(reply, 503, 'Bastide cannot write what it keeps at the moment: the disk may be full, or the database gone.')
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
