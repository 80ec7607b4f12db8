/**
 * "What would the master do?", for whoever must decide, at tables that agreed on it. A bot is asked in their place: it
 * is told what their seat was told, and nothing of it is stored.
 */
import { type Game, type Refusal, refusal, type Seat } from '@bastide/kernel'
import { isStale } from '@bastide/table'
import { ADVICE, type Advice } from '@bastide/wire'
import type { BotRunner, Environment } from './environment.ts'
import type { KeptTable } from './kept-table.ts'
import { Refused } from './refused.ts'
import { seedFrom } from './seeds.ts'
import { thoughtFor } from './thinking.ts'

/** The bot that is asked, in every game that has one which gives advice. */
const MASTER = 'master'
/** Somebody waits for the answer: a bot that takes longer will not be heard. */
const PATIENCE_MS = 5_000

/** The aids of a game that can be had here: advice only where somebody gives it. */
export const aidsHere = (bots: BotRunner, { id, form }: Pick<Game, 'id' | 'form'>): readonly string[] =>
  (form.aids ?? []).filter((aid) => aid !== ADVICE || hasMaster(bots, id))

const hasMaster = (bots: BotRunner, game: string): boolean =>
  bots.advise !== undefined && bots.bots(game).includes(MASTER)

interface Given {
  readonly version: number
  readonly advice: Promise<Advice>
}

export class Advising {
  readonly #environment: Environment
  /** What was asked last at a table: the same question has the same answer, and costs nothing. */
  readonly #given = new WeakMap<KeptTable, Given>()

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** Advice for a seat whose holder asks for it. Throws a `Refused`. */
  async advise(kept: KeptTable, by: Seat, seen: number): Promise<Advice> {
    refuseAdvice(kept, by, seen)
    const { version } = kept.state
    try {
      const advice = await this.#thought(kept, by)
      if (isStale(kept.state, seen, 'play')) throw new Refused(STALE)
      return advice
    } catch (thrown) {
      this.#given.delete(kept)
      // Whoever thought about it has stopped: nobody waits for it any more.
      throw kept.state.version === version ? thrown : new Refused(STALE)
    }
  }

  #thought(kept: KeptTable, by: Seat): Promise<Advice> {
    const { version } = kept.state
    const before = this.#given.get(kept)
    if (before?.version === version) return before.advice
    const advice = this.#ask(kept, by)
    this.#given.set(kept, { version, advice })
    return advice
  }

  async #ask(kept: KeptTable, by: Seat): Promise<Advice> {
    const { bots } = this.#environment
    const { state } = kept
    if (bots.advise === undefined || !hasMaster(bots, state.opening.game)) throw new Refused(NO_ADVISER)
    let stop = (): void => {}
    const patience = new Promise<never>((_, reject) => {
      stop = this.#environment.after(PATIENCE_MS, () => reject(new Refused(NO_ANSWER)))
    })
    const thought = thoughtFor(state, by, MASTER, seedFrom(this.#environment.randomBits()))
    const dropped = kept.changedFrom(state.version)
    try {
      const lines = await Promise.race([bots.advise(thought, { table: kept.id, dropped }), patience])
      return { bot: MASTER, lines }
    } finally {
      stop()
    }
  }
}

/** Only at a table that agreed on it, only the seat that must decide, and only about what is so now. */
function refuseAdvice({ state, awaited }: KeptTable, by: Seat, seen: number): void {
  if (!state.opening.aids.includes(ADVICE)) throw new Refused(NOT_AGREED)
  if (isStale(state, seen, 'play')) throw new Refused(STALE)
  if (awaited !== by || state.asked !== null || state.paused !== null) throw new Refused(NOT_AWAITED)
}

const NOT_AGREED: Refusal = refusal('not-agreed', 'this table has not agreed on advice', { where: 'table' })
const NOT_AWAITED: Refusal = refusal('not-awaited', 'only the seat that must decide is given advice', { where: 'by' })
const STALE: Refusal = refusal('stale', 'there is something else to decide now', { where: 'seen' })
const NO_ADVISER: Refusal = refusal('no-adviser', 'nobody gives advice in this game here', { where: 'table' })
const NO_ANSWER: Refusal = refusal('no-answer', 'the master takes too long; ask again')
