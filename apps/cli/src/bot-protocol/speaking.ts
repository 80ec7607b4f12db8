/** One of our bots, on the other end of the protocol: it hears what a bot of somebody else would, and no more. */
import type { Bot } from '@bastide/bots'
import { GAMES } from '@bastide/catalog'
import {
  type AnyRules,
  actionOf,
  attempt,
  demand,
  type Json,
  type Position,
  Random,
  type Result,
  refuse,
  type Seat,
  shown,
} from '@bastide/kernel'
import { type Begin, readTold } from './messages.ts'

interface GameHeard {
  readonly bot: Bot
  readonly rules: AnyRules
  readonly seat: Seat
  readonly random: Random
  /** What its seat knows. */
  readonly known: Position
}

export class Speaker {
  readonly #name: string
  readonly #botFor: (game: string) => Bot | undefined
  #game: GameHeard | null = null

  constructor(name: string, botFor: (game: string) => Bot | undefined) {
    this.#name = name
    this.#botFor = botFor
  }

  /** The answer to a line; null if none is expected, `quit` if it is over. */
  hear(line: string): Result<Json | 'quit'> {
    return attempt(() => {
      const told = demand(readTold(line))
      switch (told.type) {
        case 'hello':
          return { type: 'ready', name: this.#name }
        case 'begin':
          this.#game = this.#begin(told)
          return null
        case 'move':
          this.#follow(told.move)
          return null
        case 'choose':
          return { type: 'move', move: this.#choose() }
        case 'end':
          this.#game = null
          return null
        case 'quit':
          return 'quit'
      }
    })
  }

  #begin({ game, setup, seats, seat, seed }: Begin): GameHeard {
    const found = GAMES.find(({ id }) => id === game)
    const bot = this.#botFor(game)
    if (found === undefined) return refuse('unknown-game', `there is no game ${shown(game)}`, { where: 'game' })
    if (bot === undefined) return refuse('other-game', `${this.#name} does not play ${game}`, { where: 'game' })
    const rules = demand(found.compose(setup, seats))
    return { bot, rules, seat, random: new Random(seed), known: rules.start() }
  }

  get #playing(): GameHeard {
    return this.#game ?? refuse('no-game', 'no game has begun')
  }

  #follow(move: Json): void {
    const { rules, known } = this.#playing
    rules.apply(known, rules.awaited(known), demand(actionOf(rules, known, move)))
  }

  #choose(): Json {
    const { bot, rules, seat, random, known } = this.#playing
    if (rules.awaited(known) !== seat) refuse('not-awaited', `seat ${seat} has nothing to decide`)
    const guess = rules.determinize(known, random)
    return rules.toMove(guess, bot.choose(rules, guess, seat, random)) as Json
  }
}
