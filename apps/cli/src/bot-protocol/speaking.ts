/** One of our bots, on the other end of the protocol: it hears what a bot of somebody else would, and no more. */
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
import type { ThinkingBot } from '../arena/players.ts'
import { type Begin, readTold } from './messages.ts'

interface GameHeard {
  readonly player: ThinkingBot
  readonly rules: AnyRules
  readonly seat: Seat
  readonly random: Random
  /** What its seat knows. */
  readonly known: Position
}

/** The line takes time, too. */
const SHARE_OF_TIME = 0.8

/** Never later than a decision may be. */
function within(moveTime: number, { bot, thinking }: ThinkingBot): ThinkingBot {
  const { time } = thinking
  if (time === undefined) return { bot, thinking }
  const milliseconds = Math.min(time.milliseconds, SHARE_OF_TIME * moveTime)
  return { bot, thinking: { time: { ...time, milliseconds } } }
}

export class Speaker {
  readonly #name: string
  readonly #playerOf: (game: string) => ThinkingBot | undefined
  #game: GameHeard | null = null

  constructor(name: string, playerOf: (game: string) => ThinkingBot | undefined) {
    this.#name = name
    this.#playerOf = playerOf
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

  #begin({ game, setup, seats, seat, seed, moveTime }: Begin): GameHeard {
    const found = GAMES.find(({ id }) => id === game)
    const player = this.#playerOf(game)
    if (found === undefined) return refuse('unknown-game', `there is no game ${shown(game)}`, { where: 'game' })
    if (player === undefined) return refuse('other-game', `${this.#name} does not play ${game}`, { where: 'game' })
    const rules = demand(found.compose(setup, seats))
    return { player: within(moveTime, player), rules, seat, random: new Random(seed), known: rules.start() }
  }

  get #playing(): GameHeard {
    return this.#game ?? refuse('no-game', 'no game has begun')
  }

  #follow(move: Json): void {
    const { rules, known } = this.#playing
    rules.apply(known, rules.awaited(known), demand(actionOf(rules, known, move)))
  }

  #choose(): Json {
    const { player, rules, seat, random, known } = this.#playing
    if (rules.awaited(known) !== seat) refuse('not-awaited', `seat ${seat} has nothing to decide`)
    const guessAgain = (numbers: Random) => rules.determinize(known, numbers)
    const guess = guessAgain(random)
    const action = player.bot.choose(rules, guess, seat, random, { ...player.thinking, guessAgain })
    return rules.toMove(guess, action) as Json
  }
}
