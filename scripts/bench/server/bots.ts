/**
 * What bots that think cost everybody else: people play against them, as fast as they may, while others play among
 * themselves now and then, whose commands are timed. Before that, the same without bots.
 */
import { loadavg } from 'node:os'
import type { Random } from '@bastide/kernel'
import type { GatheringView, Terms } from '@bastide/wire'
import { movesOf } from '../../../apps/server/test/http-player.ts'
import { measureHearing } from './hearing.ts'
import { PlayedTable } from './played-table.ts'
import type { ServerProcess } from './server-process.ts'
import { at, middle } from './spread.ts'
import { Visitor, type Watching } from './visitor.ts'

const TABLES = 20
const EVERY_MS = 1_000
/** What is compiled by the first thoughts is not measured. */
const WARM_UP_MS = 5_000
const TERMS: Terms = {
  game: 'tile',
  setup: { edition: '2016' },
  clock: { kind: 'none' },
  aids: [],
  watchedBy: 'nobody',
  delay: 0,
  standIn: null,
  isListed: false,
}

interface Times {
  readonly count: number
  /** In milliseconds. */
  readonly middle: number
  readonly in99: number
}

export interface BotFigures {
  readonly bot: string
  readonly tables: number
  /** From sending a command at another table to the other player's stream. */
  readonly without: Times
  readonly commands: Times
  /** From a bot's turn to its move, as its opponent hears of it; the server has it wait for at least half a second. */
  readonly answers: Times
  /** How many cores worked for the server on average. */
  readonly cores: number
  readonly load: number
}

const timesOf = (times: readonly number[]): Times => ({
  count: times.length,
  middle: Number(middle(times).toFixed(1)),
  in99: Number(at(0.99, times).toFixed(1)),
})

/** One person against one bot. */
class BotTable {
  readonly #person: Visitor
  readonly #random: Random
  readonly #bot: string
  #keys = 0

  constructor(port: number, random: Random, bot: string) {
    this.#person = new Visitor(port)
    this.#random = random
    this.#bot = bot
  }

  /** Plays game after game until it is told to stop; tells how long the bot took each time. */
  async play(isOver: () => boolean, answered: (ms: number) => void): Promise<void> {
    await this.#person.ask('hello', { name: 'Gold' })
    while (!isOver()) {
      const table = await this.#gather()
      const stream = await this.#person.watch(table)
      while (!isOver() && stream.update.view.finished === null) await this.#goOn(table, stream, answered)
      // Bots would play on until the server stops.
      if (stream.update.view.finished === null) await this.#send(table, stream.update.version, { do: 'resign', by: 0 })
      stream.close()
    }
  }

  async #goOn(table: string, stream: Watching, answered: (ms: number) => void): Promise<void> {
    const { view, version: seen } = stream.update
    const since = performance.now()
    const news = laterThan(stream, seen)
    if (view.awaited !== 0) {
      await news
      answered(performance.now() - since)
      return
    }
    const moves = (view.game as unknown as { choices: Parameters<typeof movesOf>[0][] }).choices.flatMap(movesOf)
    const command = { do: 'play', by: 0, move: moves[this.#random.below(moves.length)] }
    await this.#send(table, seen, command)
    await news
  }

  #send(table: string, seen: number, command: object): Promise<unknown> {
    return this.#person.ask('command', { table, seen, command, key: `k${this.#keys++}` })
  }

  async #gather(): Promise<string> {
    const seats = [{ kind: 'invited' }, { kind: 'bot', bot: this.#bot }]
    const table = await this.#person.ask<string>('gather', { terms: TERMS, seats })
    const { version: seen } = await this.#person.ask<GatheringView>('gathering', { table })
    await this.#person.ask('at-gathering', { table, seen, command: { do: 'ready', seat: 0, end: null } })
    return table
  }
}

function laterThan(stream: Watching, seen: number): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.onVersion = (version) => {
      if (version > seen) resolve()
    }
    stream.onEnd = () => reject(new Error('the server has ended a stream'))
    if (stream.hasEnded) stream.onEnd()
  })
}

export async function measureBots(server: ServerProcess, random: Random, bot: string, ms: number): Promise<BotFigures> {
  const others = await Promise.all(Array.from({ length: TABLES }, () => PlayedTable.open(server.port, random, false)))
  const hear = async (): Promise<Times> => {
    const { commands: count, middle: inMiddle, in99 } = await measureHearing(others, EVERY_MS, ms)
    return { count, middle: inMiddle, in99 }
  }
  await measureHearing(others, EVERY_MS, WARM_UP_MS)
  const without = await hear()
  const answers: number[] = []
  let isOver = false
  let isMeasured = false
  const playing = Array.from({ length: TABLES }, async (_, number) => {
    // Each at its own moment, or all bots would answer at once, again and again.
    await new Promise((resolve) => setTimeout(resolve, (EVERY_MS * number) / TABLES))
    await new BotTable(server.port, random, bot).play(
      () => isOver,
      (time) => {
        if (isMeasured) answers.push(time)
      },
    )
  })
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))
  isMeasured = true
  const [before, began] = [await server.worked(), performance.now()]
  const commands = await hear()
  const cores = ((await server.worked()) - before) / (performance.now() - began)
  isOver = true
  await Promise.all(playing)
  for (const table of others) table.leave()
  return {
    bot,
    tables: TABLES,
    without,
    commands,
    answers: timesOf(answers),
    cores: Number(cores.toFixed(2)),
    load: Number(loadavg()[0]?.toFixed(1)),
  }
}
