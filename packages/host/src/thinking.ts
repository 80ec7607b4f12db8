/**
 * What a bot is given to think about: the game as its seat was told it, and nothing else. A thought is JSON, so that it
 * can be sent to a worker or a thread.
 */
import {
  type Action,
  type AnyRules,
  type Chooser,
  canonical,
  copyOf,
  type Game,
  type Guess,
  type Json,
  Random,
  refusalText,
  replay,
  type Seat,
  type Thinking,
  type Tried,
} from '@bastide/kernel'
import { botOn, type TableState } from '@bastide/table'
import type { AdvisedLine } from '@bastide/wire'
import { type Adviser, linesOf } from './advised-lines.ts'
import { redactedMoves } from './redacting.ts'
import type { TriedMoves } from './thinking-together.ts'

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
  /** How long it may be thought about at most, if that is less than the bot takes. */
  readonly milliseconds?: number
}

/** A thought that is being thought. */
export interface BegunThought {
  /** Thinks on for a moment; false once there is no more to think about. */
  goOn(): boolean
  /** What the bot might play, the best first. Ends the thought. */
  tried(): readonly TriedMoves[]
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

/** What a seat decides in a row, as moves. */
function movesOf(rules: AnyRules, guess: Guess, seat: Seat, actions: readonly Action[]): readonly Json[] {
  const p = copyOf(guess)
  return actions.map((action) => {
    const move = rules.toMove(p, action) as Json
    rules.apply(p, seat, action)
    return move
  })
}

/** Composing rules takes long. A process that thinks plays few setups at a time. */
const MOST_RULES = 8

/** A bot that is late answers at once, and no turn has less. */
const LEAST_MS = 1

const never = (): boolean => false

/** The choice of a bot that says nothing of others. */
const atOnce = (action: Action): Tried => ({ actions: [action], times: 1, sum: 0 })

/** A bot by its game and id. */
type BotFor = (game: string, bot: string) => (Chooser & Partial<Adviser>) | undefined

/** Answers thoughts: in the process of a host, or in one of its own. */
export class Thinker {
  readonly #games: readonly Game[]
  readonly #botFor: BotFor
  readonly #now: (() => number) | undefined
  readonly #rules = new Map<string, AnyRules>()

  /** `now` is a clock in milliseconds. Without one, bots think the same on any machine, however long that takes. */
  constructor(games: readonly Game[], botFor: BotFor, now?: () => number) {
    this.#games = games
    this.#botFor = botFor
    this.#now = now
  }

  /** Thinks to the end, or until it is stopped. */
  think(thought: Thought, isStopped?: () => boolean): Json {
    const thinking = this.begin(thought, isStopped)
    while (thinking.goOn());
    return thinking.tried()[0]?.moves[0] as Json
  }

  /** Begins to think. A thought is thought to its end, or left for good, before the next one begins. */
  begin(thought: Thought, isStopped: () => boolean = never): BegunThought {
    const { bot, rules, guess, random, how } = this.#asked(thought, isStopped)
    const { seat } = thought
    const pondering = bot.ponder?.(rules, guess, seat, random, how)
    return {
      goOn: () => pondering?.goOn() ?? false,
      tried: () => {
        const tried = pondering?.tried() ?? [atOnce(bot.choose(rules, guess, seat, random, how))]
        return tried.map(({ actions, times, sum }) => ({ moves: movesOf(rules, guess, seat, actions), times, sum }))
      },
    }
  }

  /** The ways to play on that a bot likes best, in the time that it usually takes. */
  advise(thought: Thought, isStopped: () => boolean = never): readonly AdvisedLine[] {
    const { bot, rules, guess, random, how } = this.#asked(thought, isStopped)
    if (bot.consider === undefined) throw new Error(`the bot ${thought.bot} for ${thought.game} gives no advice`)
    return linesOf(rules, guess, thought.seat, bot.consider(rules, guess, thought.seat, random, how))
  }

  /** All that a bot is handed. */
  #asked(thought: Thought, isStopped: () => boolean) {
    const began = this.#now?.() ?? 0
    const { game, bot: id, moves, seed } = thought
    const bot = this.#botFor(game, id)
    if (bot === undefined) throw new Error(`there is no bot ${id} for ${game}`)
    const rules = this.#rulesOf(thought)
    const { position, stopped } = replay(rules, moves)
    if (stopped !== undefined) throw new Error(`the bot was told moves that cannot be: ${refusalText(stopped)}`)
    const random = new Random(seed)
    const guessAgain = (numbers: Random) => rules.determinize(position, numbers)
    const guess = guessAgain(random)
    const how: Thinking = { guessAgain, isStopped, ...this.#timeFor(bot, thought, began) }
    return { bot, rules, guess, random, how }
  }

  /** What is left of the bot's time: composing rules and going through the moves take some of it. */
  #timeFor({ milliseconds = 0 }: Chooser, thought: Thought, began: number): Pick<Thinking, 'time'> {
    const now = this.#now
    if (now === undefined || milliseconds === 0) return {}
    const given = Math.min(milliseconds, thought.milliseconds ?? milliseconds)
    return { time: { milliseconds: Math.max(LEAST_MS, given - (now() - began)), now } }
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
