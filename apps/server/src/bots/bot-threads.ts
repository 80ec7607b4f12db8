/** Bots think in threads of their own, so that no thought keeps a table from answering. */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BotRunner, Thought, ThoughtFor } from '@bastide/host'
import type { Json } from '@bastide/kernel'
import type { AdvisedLine } from '@bastide/wire'
import { FairLine } from './fair-line.ts'

export interface BotParts {
  /**
   * The program of a thread: its default export answers a `Thought` with a move, its export `advise` with what the bot
   * would do. It knows the games; this server does not.
   */
  readonly program: URL
  bots(game: string): readonly string[]
  takes?(game: string, bot: string): number
  /** How many think at once; by default all cores but one. */
  readonly most?: number
}

export interface BotThreads extends BotRunner {
  close(): Promise<void>
}

/** A thought that nobody waits for may still end by itself: stopping it costs the whole thread. */
const GRACE_MS = 1_000
/** A thread that has nothing to do keeps composed rules in memory for so long. */
const IDLE_MS = 60_000
/** In megabytes: a search gone wild ends its thread, and not the server. */
const MEMORY = 512

export async function botThreads({ program, bots, takes = () => 0, most }: BotParts): Promise<BotThreads> {
  const { Piscina } = await import('piscina')
  const threads = most ?? Math.max(1, availableParallelism() - 1)
  const pool = new Piscina({
    filename: fileURLToPath(program),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    // It would keep a core busy waiting.
    atomics: 'disabled',
  })
  const line = new FairLine(threads)

  async function run(thought: Thought, dropped: Promise<void>, name = 'default'): Promise<unknown> {
    const stopping = new AbortController()
    let isOver = false
    let timer: NodeJS.Timeout | undefined
    dropped.then(() => {
      if (!isOver) timer = setTimeout(() => stopping.abort(), GRACE_MS)
    })
    try {
      return await pool.run(thought, { signal: stopping.signal, name })
    } finally {
      isOver = true
      clearTimeout(timer)
    }
  }

  return {
    bots,
    takes,
    async think(thought: Thought, { table, dropped }: ThoughtFor): Promise<Json> {
      const move = await line.run(table, dropped, () => run(thought, dropped))
      if (move === undefined) throw new Error('nobody waits for this thought any more')
      return move as Json
    },
    async advise(thought: Thought, { table, dropped }: ThoughtFor): Promise<readonly AdvisedLine[]> {
      const lines = await line.run(table, dropped, () => run(thought, dropped, 'advise'))
      if (lines === undefined) throw new Error('nobody waits for this advice any more')
      return lines as readonly AdvisedLine[]
    },
    close: () => pool.destroy(),
  }
}
