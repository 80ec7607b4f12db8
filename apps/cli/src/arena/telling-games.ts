/** Stories and records of an arena's games, in the order of the games, whichever thread played them first. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyRules, type Game, type Happening, makeRecord, replay } from '@bastide/kernel'
import type { Terminal } from '../command.ts'
import { Failed, failure } from '../failure.ts'
import { standingLines, tellStory } from '../story.ts'
import { gamesOf, type Plan, rulesOfPlan, type Unit } from './plan.ts'
import { commandOf } from './players.ts'
import type { DealResult, Transcript } from './playing-deals.ts'
import { COLOURS } from './seat-table.ts'

/** Not recursive: when asked to make folders below /proc, Node loops for ever. */
export function makeFolder(folder: string): void {
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) mkdirSync(folder)
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    const reason = `cannot make the folder ${folder}; the one around it must exist (${code})`
    throw new Failed(failure('unwritable', reason), { cause: thrown })
  }
}

function save(folder: string, game: number, record: object): void {
  try {
    writeFileSync(join(folder, `game-${String(game).padStart(4, '0')}.json`), `${JSON.stringify(record)}\n`)
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    throw new Failed(failure('unwritable', `cannot write into ${folder} (${code})`), { cause: thrown })
  }
}

/** A record names bots by ids. A command is none. */
const botIdOf = (player: string): string => (commandOf(player) === null ? player : 'program')

export interface Telling {
  readonly tellsStory: boolean
  readonly folder: string | undefined
}

export class GameTeller {
  readonly #plan: Plan
  readonly #game: Game
  readonly #rules: AnyRules
  readonly #telling: Telling
  readonly #terminal: Terminal
  readonly #waiting: Unit[]
  readonly #heard = new Map<string, DealResult>()

  /** `units` are those that will be played, in order. */
  constructor(plan: Plan, units: readonly Unit[], telling: Telling, terminal: Terminal) {
    const { game, rules } = rulesOfPlan(plan)
    this.#plan = plan
    this.#game = game
    this.#rules = rules
    this.#telling = telling
    this.#terminal = terminal
    this.#waiting = [...units]
  }

  hear(result: DealResult): void {
    this.#heard.set(`${result.meeting} ${result.deal}`, result)
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const key = `${next.meeting} ${next.deal}`
      const deal = this.#heard.get(key)
      if (deal === undefined) return
      this.#heard.delete(key)
      this.#waiting.shift()
      for (const [shift, transcript] of deal.transcripts.entries()) this.#tell(deal, shift, transcript)
    }
  }

  #tell(deal: DealResult, shift: number, { moves, left }: Transcript): void {
    const rules = this.#rules
    const { speech } = this.#game
    const told: Happening[] = []
    const { position } = replay(rules, moves, (happening) => told.push(happening))
    const names = COLOURS.slice(0, rules.seats)
    const seating = deal.games[shift]?.seating ?? []
    const seats = names.map((name, seat) => ({
      name,
      bot: botIdOf(this.#plan.players[seating[seat] as number] as string),
    }))
    const record = makeRecord(rules, seats, moves, position, left)
    if (this.#telling.tellsStory) {
      tellStory(speech, told, names, speech.textsOf(rules.setup, 'en'), this.#terminal)
      for (const line of ['', ...standingLines(rules, position, names, 'en', record)]) this.#terminal.out(line)
    }
    const number = (deal.deal * this.#plan.meetings.length + deal.meeting) * gamesOf(this.#plan) + shift + 1
    if (this.#telling.folder !== undefined) save(this.#telling.folder, number, record)
  }
}
