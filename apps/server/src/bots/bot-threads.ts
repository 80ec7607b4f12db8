/** Bots think in threads of their own, so that no thought keeps a table from answering. */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  type BotRunner,
  bestOf,
  MOST_TOGETHER,
  Plans,
  StopFlag,
  type Thought,
  type ThoughtFor,
  type TriedMoves,
  thoughtsFor,
} from '@bastide/host'
import type { Json } from '@bastide/kernel'
import type { AdvisedLine } from '@bastide/wire'
import { FairLine } from './fair-line.ts'

/** What the program of a thread is asked. */
export interface AskedThread {
  readonly thought: Thought
  /** Whether its one number is still 0 is looked at all the time: otherwise the best found so far is wanted. */
  readonly stopped: Int32Array
}

export interface BotParts {
  /**
   * The program of a thread, which knows the games; this server does not. Its default export answers an `AskedThread`
   * with what the bot has tried, its export `advise` with what it would do.
   */
  readonly program: URL
  bots(game: string): readonly string[]
  /** How many milliseconds a bot usually thinks about a turn; 0 if it answers at once. */
  takes?(game: string, bot: string): number
  /** Whether several threads may think about the same together: the bot says what it has tried. */
  isShared?(game: string, bot: string): boolean
  /** How many think at once; by default all cores but one. */
  readonly most?: number
}

export interface BotThreads extends BotRunner {
  close(): Promise<void>
}

/** A bot that does not look whether it was stopped may still end by itself: ending it costs the whole thread. */
const GRACE_MS = 1_000
/** A thread that has nothing to do keeps composed rules in memory for so long. */
const IDLE_MS = 60_000
/** In megabytes: a search gone wild ends its thread, and not the server. */
const MEMORY = 512

/**
 * How long a bot may think where it came to a line of so many, and so many more have come since: so much less that all
 * of them together take about as long as one usually does.
 */
const sharedTime = (usual: number, ahead: number, behind: number, threads: number): number =>
  usual / (1 + (ahead + behind) / threads)

export async function botThreads({
  program,
  bots,
  takes = () => 0,
  isShared = () => false,
  most,
}: BotParts): Promise<BotThreads> {
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
  const plans = new Plans()

  async function run(thought: Thought, { dropped, hurried }: ThoughtFor, ahead: number, name: string) {
    const usual = takes(thought.game, thought.bot)
    const milliseconds = Math.min(thought.milliseconds ?? usual, sharedTime(usual, ahead, line.waiting, threads))
    const ending = new AbortController()
    const stop = new StopFlag()
    let isOver = false
    let timer: NodeJS.Timeout | undefined
    hurried?.then(() => stop.raise())
    dropped.then(() => {
      stop.raise()
      if (!isOver) timer = setTimeout(() => ending.abort(), GRACE_MS)
    })
    try {
      const asked: AskedThread = { thought: { ...thought, milliseconds }, stopped: stop.shared }
      return await pool.run(asked, { signal: ending.signal, name })
    } finally {
      isOver = true
      clearTimeout(timer)
    }
  }

  /** How many threads think about it: those that have nothing to do. */
  const together = ({ game, bot }: Thought): number =>
    isShared(game, bot) ? Math.max(1, Math.min(MOST_TOGETHER, threads - line.busy)) : 1

  /** Undefined if nobody waits any more. */
  const inLine = <T>(thought: Thought, waiting: ThoughtFor, name: string): Promise<T | undefined> => {
    const ahead = line.waiting
    return line.run(waiting.table, waiting.dropped, () => run(thought, waiting, ahead, name) as Promise<T>)
  }

  return {
    bots,
    takes,
    async think(thought: Thought, waiting: ThoughtFor): Promise<Json> {
      const planned = plans.next(waiting.table, thought)
      if (planned !== undefined) return planned
      const thoughts = thoughtsFor(thought, together(thought))
      const tried = await Promise.all(thoughts.map((one) => inLine<readonly TriedMoves[]>(one, waiting, 'default')))
      const moves = bestOf(tried.filter((one) => one !== undefined))
      if (moves.length === 0) throw new Error('nobody waits for this thought any more')
      plans.keep(waiting.table, thought, moves)
      return moves[0] as Json
    },
    async advise(thought: Thought, waiting: ThoughtFor): Promise<readonly AdvisedLine[]> {
      const lines = await inLine<readonly AdvisedLine[]>(thought, waiting, 'advise')
      if (lines === undefined) throw new Error('nobody waits for this advice any more')
      return lines
    },
    close: () => pool.destroy(),
  }
}
