/** Lets the bots of a table play as long as they may and one is awaited, also in the place of a seat that left. */
import type { Json, Seat } from '@bastide/kernel'
import { dueAt, hasLeft } from '@bastide/table'
import type { TableId } from '@bastide/wire'
import { botsTurn } from './bot-turns.ts'
import type { Environment, ThoughtFor } from './environment.ts'
import type { KeptTable, Sent } from './kept-table.ts'
import { seedFrom } from './seeds.ts'
import { thoughtOf } from './thinking.ts'

/** A bot that has not answered by then never will. Strong ones may think for a minute. */
const PATIENCE_MS = 180_000

/** How often a bot that fails is asked again before its table is left alone. */
const MOST_TRIES = 3

/** What the bots of a table need of its host. */
export interface BotTable {
  readonly kept: KeptTable
  /** Whether bots play there now: somebody watches, or they play anyway. */
  mayPlay(): boolean
  /** Tells who watches that a bot thinks, or that none does any more. */
  thinking(seat: Seat | null): void
  /** Tells who watches that a bot cannot play. */
  failed(seat: Seat): void
  fault(thrown: unknown): void
  /** They play no more, or have begun anew. */
  stopped(): void
  /** Carries out a bot's move and tells the watchers. Fails if the table refuses it for good. */
  play(sent: Sent): Promise<void>
}

/** A thought that somebody waits for. */
interface UnderWay {
  mayPlay(): boolean
  hurry(): void
  drop(): void
}

export class BotSeats {
  readonly #environment: Environment
  readonly #playing = new Set<TableId>()
  /** Where a bot thinks. */
  readonly #thoughts = new Map<TableId, UnderWay>()
  /** The tables whose bots failed, with the time at which a clock runs out there. */
  readonly #givenUp = new Map<TableId, number | null>()

  constructor(environment: Environment) {
    this.#environment = environment
  }

  isPlaying(table: TableId): boolean {
    return this.#playing.has(table)
  }

  /** Has the bot that thinks there play the best that it has found so far. */
  hurry(table: TableId): void {
    this.#thoughts.get(table)?.hurry()
  }

  /** Drops what is thought where bots may not play any more. */
  dropIfLeft(table: TableId): void {
    const thought = this.#thoughts.get(table)
    if (thought?.mayPlay() === false) thought.drop()
  }

  /** At how many tables they play. */
  get count(): number {
    return this.#playing.size
  }

  /** Whether nothing is to be done for the bots of a table: they have failed, and no clock has run out since. */
  isGivenUp(table: TableId, now: number): boolean {
    const due = this.#givenUp.get(table)
    return due === null || (due !== undefined && due > now)
  }

  /** Starts the bots, unless they are playing. Nobody waits for them: they stop when people must decide. */
  start(table: BotTable): void {
    const { id } = table.kept
    // Something has happened there, or somebody came: the bots may try again.
    this.#givenUp.delete(id)
    if (this.#playing.has(id) || !table.mayPlay() || botsTurn(table.kept.state) === null) return
    this.#playing.add(id)
    let hasFailed = false
    this.#environment
      .alone(id, async () => {
        hasFailed = !(await this.#play(table))
      })
      .catch((thrown: unknown) => {
        hasFailed = true
        table.fault(thrown)
      })
      .finally(() => {
        this.#playing.delete(id)
        // Something may have come while they were stopping.
        if (hasFailed) this.#givenUp.set(id, dueAt(table.kept.state))
        else this.start(table)
        table.stopped()
      })
  }

  /** Plays until people must decide or bots may not play. False if a bot failed. */
  async #play(table: BotTable): Promise<boolean> {
    const { kept } = table
    for (let tries = 0; table.mayPlay(); ) {
      const seat = botsTurn(kept.state)
      if (seat === null) break
      table.thinking(seat)
      try {
        await this.#turn(table, seat, tries >= MOST_TRIES)
        tries = 0
      } catch (thrown) {
        table.fault(thrown)
        // Nobody can take the place of a stand-in that fails, so the table goes on without it.
        if (++tries < MOST_TRIES || (tries === MOST_TRIES && hasLeft(kept.state, seat))) continue
        table.thinking(null)
        table.failed(seat)
        return false
      }
    }
    table.thinking(null)
    return true
  }

  /** Makes one move: the bot's own, or the simplest in the place of a stand-in that has failed. */
  async #turn(table: BotTable, seat: Seat, hasFailed: boolean): Promise<void> {
    const { version } = table.kept.state
    const isStandIn = hasLeft(table.kept.state, seat)
    const move = hasFailed ? null : await this.#thought(table, seat)
    // Somebody has taken back, or everybody has left, in the meantime.
    if (move === undefined || !table.mayPlay()) return
    const command = isStandIn ? { do: 'stand-in' as const, by: seat, move } : { do: 'play' as const, by: seat, move }
    await table.play({ who: '', seen: version, command })
  }

  /** Nobody waits for a thought about what is no longer so, or for one that never ends. */
  async #thought({ kept, mayPlay }: BotTable, seat: Seat): Promise<Json | undefined> {
    let stop = (): void => {}
    let [drop, hurry] = [stop, stop]
    const dropped = new Promise<void>((resolve) => {
      drop = resolve
    })
    const hurried = new Promise<void>((resolve) => {
      hurry = resolve
    })
    const patience = new Promise<never>((_, reject) => {
      const giveUp = (): void => reject(new Error(`the bot on seat ${seat} does not answer`))
      stop = this.#environment.after(PATIENCE_MS, giveUp)
    })
    this.#thoughts.set(kept.id, { mayPlay, hurry, drop })
    try {
      const waiting = { table: kept.id, dropped, hurried }
      const thought = Promise.all([this.#move(kept, seat, waiting), Promise.race([this.#pause(), hurried])])
      const [move] = (await Promise.race([thought, kept.changedFrom(kept.state.version), dropped, patience])) ?? []
      return move
    } finally {
      this.#thoughts.delete(kept.id)
      stop()
      drop()
    }
  }

  #move(kept: KeptTable, seat: Seat, waiting: ThoughtFor): Promise<Json> {
    const seed = seedFrom(this.#environment.randomBits())
    return this.#environment.bots.think(thoughtOf(kept.state, seat, seed), waiting)
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#environment.after(this.#environment.botPace, resolve)
    })
  }
}
