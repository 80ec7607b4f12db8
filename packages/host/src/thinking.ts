/**
 * What a bot is given to think about: the game as its seat was told it, and nothing else. A thought is JSON, so that it
 * can be sent to a worker or a thread.
 */
import {
  type AnyRules,
  type Chooser,
  canonical,
  type Game,
  type Json,
  Random,
  refusalText,
  replay,
  type Seat,
} from '@bastide/kernel'
import { botOn, type TableState } from '@bastide/table'
import type { AdvisedLine } from '@bastide/wire'
import { type Adviser, linesOf } from './advised-lines.ts'
import { redactedMoves } from './redacting.ts'

export interface Thought {
  readonly game: string
  readonly setup: Json
  readonly seats: number
  readonly seat: Seat
  readonly bot: string
  /** The moves as the seat was told them. */
  readonly moves: readonly Json[]
  /** For the bot's random numbers. */
  readonly seed: number
}

/** What the bot on a seat is asked; it may stand in for somebody who left. */
export function thoughtOf(state: TableState, seat: Seat, seed: number): Thought {
  const bot = botOn(state, seat)
  if (bot === null) throw new Error(`no bot plays on seat ${seat}`)
  return thoughtFor(state, seat, bot, seed)
}

/** What a bot is asked in the place of a seat. */
export function thoughtFor(state: TableState, seat: Seat, bot: string, seed: number): Thought {
  const { opening } = state
  return {
    game: opening.game,
    setup: state.rules.setup,
    seats: opening.seats.length,
    seat,
    bot,
    moves: redactedMoves(state.rules, state.moves, state.movers, seat),
    seed,
  }
}

/** Composing rules takes long. A process that thinks plays few setups at a time. */
const MOST_RULES = 8

/** Answers thoughts: in the process of a host, or in one of its own. */
export class Thinker {
  readonly #games: readonly Game[]
  readonly #botFor: (game: string, bot: string) => (Chooser & Partial<Adviser>) | undefined
  readonly #rules = new Map<string, AnyRules>()

  constructor(games: readonly Game[], botFor: (game: string, bot: string) => (Chooser & Partial<Adviser>) | undefined) {
    this.#games = games
    this.#botFor = botFor
  }

  think(thought: Thought): Json {
    const { game, seat, bot: id, moves, seed } = thought
    const bot = this.#botFor(game, id)
    if (bot === undefined) throw new Error(`there is no bot ${id} for ${game}`)
    const rules = this.#rulesOf(thought)
    const { position, stopped } = replay(rules, moves)
    if (stopped !== undefined) throw new Error(`the bot was told moves that cannot be: ${refusalText(stopped)}`)
    const random = new Random(seed)
    const guessAgain = (numbers: Random) => rules.determinize(position, numbers)
    const guess = guessAgain(random)
    return rules.toMove(guess, bot.choose(rules, guess, seat, random, { guessAgain })) as Json
  }

  /** The ways to play on that a bot likes best. With a clock it takes the time that it usually takes. */
  advise(thought: Thought, now?: () => number): readonly AdvisedLine[] {
    const { game, seat, bot: id, moves, seed } = thought
    const bot = this.#botFor(game, id)
    if (bot?.consider === undefined) throw new Error(`there is no bot ${id} for ${game} that gives advice`)
    const rules = this.#rulesOf(thought)
    const { position, stopped } = replay(rules, moves)
    if (stopped !== undefined) throw new Error(`the bot was told moves that cannot be: ${refusalText(stopped)}`)
    const random = new Random(seed)
    const guessAgain = (numbers: Random) => rules.determinize(position, numbers)
    const guess = guessAgain(random)
    const time = now === undefined ? {} : { time: { milliseconds: bot.milliseconds ?? 0, now } }
    return linesOf(rules, guess, seat, bot.consider(rules, guess, seat, random, { guessAgain, ...time }))
  }

  #rulesOf({ game, setup, seats }: Thought): AnyRules {
    const key = canonical([game, setup, seats])
    const known = this.#rules.get(key)
    if (known !== undefined) return known
    const composed = this.#games.find(({ id }) => id === game)?.compose(setup, seats)
    if (composed === undefined) throw new Error(`there is no game ${game}`)
    if (!composed.ok) throw new Error(refusalText(composed))
    const [oldest] = this.#rules.keys()
    if (this.#rules.size >= MOST_RULES && oldest !== undefined) this.#rules.delete(oldest)
    this.#rules.set(key, composed.value)
    return composed.value
  }
}
