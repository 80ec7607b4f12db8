/** The host's end of the line to the workers in which bots think. */
import { botFor, botsOf } from '@bastide/bots'
import {
  type BotRunner,
  bestOf,
  MOST_TOGETHER,
  Plans,
  Thinker,
  type Thought,
  type ThoughtFor,
  type TriedMoves,
  thoughtsFor,
} from '@bastide/host'
import type { Json } from '@bastide/kernel'
import type { AdvisedLine } from '@bastide/wire'
import { BotMind } from './bot-mind.ts'
import { PLAYABLE } from './playable.ts'
import { resting, SlicedThinker } from './thinking-in-slices.ts'

/** One core is left to the page. A phone has many that tire soon, and a battery. */
function mindsHere(): number {
  const { hardwareConcurrency = 1, userAgent } = navigator
  return userAgent.includes('Mobi') ? 1 : Math.max(1, Math.min(MOST_TOGETHER, hardwareConcurrency - 1))
}

export class BotLine implements BotRunner {
  readonly #minds = Array.from({ length: mindsHere() }, () => new BotMind())
  readonly #plans = new Plans()
  #here: SlicedThinker | null = null

  bots(game: string): readonly string[] {
    return botsOf(game)
  }

  takes(game: string, bot: string): number {
    return botFor(game, bot)?.milliseconds ?? 0
  }

  async think(thought: Thought, { table, dropped, hurried = dropped }: ThoughtFor): Promise<Json> {
    const planned = this.#plans.next(table, thought)
    if (planned !== undefined) return planned
    const moves = bestOf(await this.#tried(thought, Promise.race([dropped, hurried])))
    this.#plans.keep(table, thought, moves)
    return moves[0] as Json
  }

  advise(thought: Thought, { dropped }: ThoughtFor): Promise<readonly AdvisedLine[]> {
    const [mind] = this.#minds
    if (typeof Worker !== 'undefined' && mind !== undefined) return mind.advise(thought, dropped)
    return this.#thinkerHere().advise(thought, whetherKept(dropped))
  }

  #tried(thought: Thought, stopped: Promise<void>): Promise<readonly (readonly TriedMoves[])[]> {
    if (typeof Worker === 'undefined') return Promise.all([this.#thinkerHere().think(thought, whetherKept(stopped))])
    // Only bots that say what they have tried can put it together.
    const minds = botFor(thought.game, thought.bot)?.ponder === undefined ? 1 : this.#minds.length
    return Promise.all(thoughtsFor(thought, minds).map((one, i) => (this.#minds[i] as BotMind).think(one, stopped)))
  }

  /** Where a worker cannot start another, bots think here, in the host's own. */
  #thinkerHere(): SlicedThinker {
    const now = (): number => performance.now()
    this.#here ??= new SlicedThinker(new Thinker(PLAYABLE, botFor, now), now, resting())
    return this.#here
  }
}

function whetherKept(promise: Promise<void>): () => boolean {
  let isKept = false
  promise.then(() => {
    isKept = true
  })
  return () => isKept
}
