/**
 * What a host takes from the world around it. A browser's worker, a server and a simulation each hand in their own, so
 * that the same host runs in all of them.
 */
import type { Json } from '@bastide/kernel'
import type { AdvisedLine, TableId } from '@bastide/wire'
import type { Draw } from './chance.ts'
import type { Thought } from './thinking.ts'

/** Who waits for a thought, and for how long. */
export interface ThoughtFor {
  readonly table: TableId
  /** Kept once nobody waits any more: the thought need not be thought to its end. */
  readonly dropped: Promise<void>
  /** Kept once somebody wants the move now: the best that was found so far. */
  readonly hurried?: Promise<void>
}

export interface BotRunner {
  /** The ids of the bots that play a game. */
  bots(game: string): readonly string[]
  /** How many milliseconds a bot usually thinks about a turn; 0, or no such method, if it answers at once. */
  takes?(game: string, bot: string): number
  /** The bot's move. It may take its time, and fails if the bot cannot run. */
  think(thought: Thought, waiting: ThoughtFor): Promise<Json>
  /** What the bot would do, and what it expects of it; absent where nobody gives advice. */
  advise?(thought: Thought, waiting: ThoughtFor): Promise<readonly AdvisedLine[]>
}

export interface Environment {
  /** The time, in milliseconds. */
  now(): number
  /** Calls once, after at most `LONGEST_WAIT` milliseconds. The returned function cancels the call. */
  after(ms: number, call: () => void): () => void
  /** 128 random bits as 32 hexadecimal digits. Nobody can foresee them. */
  randomBits(): string
  readonly bots: BotRunner
  /** How long a bot's move takes at least, so that people can follow. */
  readonly botPace: number
  /** Called after every write, for other hosts of the same store. */
  saved(table: TableId): void
  /** Runs something in one host of the store at a time, for as long as the promise lasts. */
  alone(table: TableId, run: () => Promise<void>): Promise<void>
  /** An internal error, for a log. The sender of the request learns only that there was one. */
  fault(thrown: unknown): void
  /** What the ids of new tables begin with, so that tables of several hosts can be told apart. */
  readonly tablePrefix?: string
  /** Whether bots play also at tables that nobody watches, as at a server. In a browser they wait for somebody. */
  readonly botsPlayUnwatched?: boolean
  /**
   * Whether somebody calls `lookAtDue` of the host every second or so. A table that nobody watches then leaves memory
   * although its clock runs. Otherwise the host waits for each clock itself, and keeps its table loaded.
   */
  readonly looksRegularly?: boolean
  /**
   * How many milliseconds a table stays in memory after its last use, where somebody looks regularly. Otherwise each
   * request to a table that nobody watches would fold all its events anew.
   */
  readonly staysFor?: number
  /** How draws are made, where a simulation scripts them; otherwise as `drawAt` does. */
  readonly draw?: (secret: string) => Draw
}

/** Timers of browsers and of Node overflow above 2^31 - 1 ms, some 24.8 days, and then fire at once. */
export const LONGEST_WAIT = 2 ** 31 - 1
