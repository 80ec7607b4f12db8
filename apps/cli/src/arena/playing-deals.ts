/** Plays the deals of a plan, one after another. Each thread has one of these. */
import { type AnyRules, type Json, type Leaving, Random, type Seat } from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'
import type { Begin } from '../bot-protocol/messages.ts'
import { Program } from '../bot-protocol/program.ts'
import { ProgramContender } from '../bot-protocol/program-contender.ts'
import { type TableOfTiles, tilesOf } from '../tile-segments.ts'
import {
  botSeedOf,
  dealNameOf,
  gamesOf,
  type Plan,
  programSeedOf,
  rulesOfPlan,
  seatingOf,
  seatsOf,
  type Unit,
} from './plan.ts'
import { botOf, commandOf, type ThinkingBot } from './players.ts'
import { type Asked, type Contender, type Fault, type GameResult, playGame } from './playing-games.ts'
import { Stopwatch, type Times } from './timing.ts'

export interface DealGame extends GameResult {
  /** Who sat where, by their numbers among the players. */
  readonly seating: readonly number[]
}

/** How a game went, for records and stories. */
export interface Transcript {
  readonly moves: readonly Json[]
  readonly left: readonly Leaving[]
}

export interface DealResult extends Unit {
  readonly games: readonly DealGame[]
  /** Of the players that took part, by number. */
  readonly times: readonly { readonly player: number; readonly times: Times }[]
  /** One for each game, if they were asked for. */
  readonly transcripts: readonly Transcript[]
}

/** A bot thinks about a guess from what its seat knows (A4). */
class BotContender implements Contender {
  private readonly player: ThinkingBot
  private readonly random: Random

  constructor(player: ThinkingBot, seed: number) {
    this.player = player
    this.random = new Random(seed)
  }

  decide({ rules, p, seat, knowledge }: Asked): number {
    const { bot, thinking } = this.player
    const guessAgain = (random: Random) => knowledge.guess(p, seat, random)
    return bot.choose(rules, guessAgain(this.random), seat, this.random, { ...thinking, guessAgain })
  }
}

/** A program that could not be started has lost, whatever it is asked. */
const absent = (fault: Fault): Contender => ({ decide: () => fault })

export class DealPlayer {
  readonly #plan: Plan
  readonly #rules: AnyRules
  readonly #keepsMoves: boolean
  /** Only of the tile game. */
  readonly #tiles: TableOfTiles | null
  /** Programs go on from game to game, until they fail. One that sits in two seats runs twice. */
  readonly #programs = new Map<string, Awaited<ReturnType<typeof Program.start>>>()

  constructor(plan: Plan, keepsMoves: boolean) {
    this.#plan = plan
    this.#rules = rulesOfPlan(plan).rules
    this.#keepsMoves = keepsMoves
    this.#tiles = plan.game === tileGame.id ? tilesOf(this.#rules as TileRules) : null
  }

  async play(unit: Unit): Promise<DealResult> {
    const watches = new Map<number, Stopwatch>()
    const games: DealGame[] = []
    const transcripts: Transcript[] = []
    for (let shift = 0; shift < gamesOf(this.#plan); shift++) {
      const seating = seatingOf(this.#plan, unit.meeting, shift)
      for (const player of seating) if (!watches.has(player)) watches.set(player, new Stopwatch())
      const contenders: Contender[] = []
      for (const seat of seating.keys()) contenders.push(await this.#contender(unit, shift, seating, seat))
      const { result, moves, left } = await playGame({
        rules: this.#rules,
        deal: dealNameOf(this.#plan, unit.deal),
        contenders,
        watches: seating.map((player) => watches.get(player) as Stopwatch),
        limit: this.#plan.limit,
      })
      games.push({ seating, ...result })
      if (this.#keepsMoves) transcripts.push({ moves, left })
    }
    return { ...unit, games, times: [...watches].map(([player, { times }]) => ({ player, times })), transcripts }
  }

  async close(): Promise<void> {
    const running = [...this.#programs.values()].flatMap((one) => ('program' in one ? [one.program] : []))
    await Promise.all(running.map((program) => program.close()))
  }

  async #contender(unit: Unit, shift: number, seating: readonly number[], seat: Seat): Promise<Contender> {
    const player = seating[seat] as number
    const name = this.#plan.players[player] as string
    const command = commandOf(name)
    if (command === null)
      return new BotContender(botOf(this.#plan.game, name), botSeedOf(this.#plan, unit, shift, seat))
    const nth = seating.slice(0, seat).filter((other) => this.#plan.players[other] === name).length
    const found = await this.#program(command, nth)
    if (!('program' in found)) return absent(found)
    const begin: Begin = {
      type: 'begin',
      game: this.#plan.game,
      setup: this.#rules.setup,
      seats: seatsOf(this.#plan),
      seat,
      seed: programSeedOf(unit, shift, seat),
      moveTime: this.#plan.moveTime,
      ...this.#tiles,
    }
    return new ProgramContender(found.program, found.ready, begin)
  }

  /** A program that runs; one that failed in the last game is started anew. */
  async #program(command: string, nth: number): Promise<Awaited<ReturnType<typeof Program.start>>> {
    const key = `${nth} ${command}`
    const running = this.#programs.get(key)
    if (running !== undefined && 'program' in running && running.program.fault === null) return running
    const started = await Program.start(command)
    this.#programs.set(key, started)
    return started
  }
}
