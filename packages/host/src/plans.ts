/**
 * What bots have decided for the rest of their turns, by table. So one turn is thought about once, although its moves
 * are asked for one by one, and whoever thinks may have thought about other tables in between.
 */
import { canonical, type Json, type Seat } from '@bastide/kernel'
import type { TableId } from '@bastide/wire'
import type { Thought } from './thinking.ts'

interface Plan {
  readonly seat: Seat
  readonly bot: string
  /** The moves, as the seat was told them, after which the plan goes on. */
  readonly after: readonly Json[]
  /** What is played then, in a row. */
  readonly moves: readonly Json[]
}

/** Tables whose bot is in the middle of a turn. Older ones are forgotten, and thought about again. */
const MOST = 1_000

export class Plans {
  readonly #plans = new Map<TableId, Plan>()

  /** The move that was planned for what is asked now, if the table came to what was expected. */
  next(table: TableId, { seat, bot, moves }: Thought): Json | undefined {
    const plan = this.#plans.get(table)
    this.#plans.delete(table)
    if (plan === undefined || plan.seat !== seat || plan.bot !== bot || !areSame(plan.after, moves)) return undefined
    this.#keep(table, { ...plan, after: moves }, plan.moves)
    return plan.moves[0]
  }

  /** Remembers what is to be played after the first of these moves, which the bot has decided on in a row. */
  keep(table: TableId, { seat, bot, moves: after }: Thought, moves: readonly Json[]): void {
    this.#keep(table, { seat, bot, after }, moves)
  }

  #keep(table: TableId, plan: Omit<Plan, 'moves'>, [first, ...rest]: readonly Json[]): void {
    if (first === undefined || rest.length === 0) return
    const [oldest] = this.#plans.keys()
    if (this.#plans.size >= MOST && oldest !== undefined) this.#plans.delete(oldest)
    this.#plans.set(table, { ...plan, after: [...plan.after, first], moves: rest })
  }
}

/** The last moves are the ones that differ. */
function areSame(one: readonly Json[], other: readonly Json[]): boolean {
  if (one.length !== other.length) return false
  for (let i = one.length - 1; i >= 0; i--) if (canonical(one[i] as Json) !== canonical(other[i] as Json)) return false
  return true
}
