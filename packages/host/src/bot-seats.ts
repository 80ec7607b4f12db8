/** Lets the bots of a table play as long as somebody watches and a bot is awaited. */
import type { Json, Seat } from '@bastide/kernel'
import type { TableId } from '@bastide/wire'
import type { Environment } from './environment.ts'
import type { KeptTable, Sent } from './kept-table.ts'
import { thoughtOf } from './thinking.ts'

/** A bot that has not answered by then never will. Strong ones may think for a minute. */
const PATIENCE_MS = 180_000

/** How often a bot that fails is asked again before its table is left alone. */
const MOST_TRIES = 3

/** `Random` takes a seed of up to 53 bits; 13 hexadecimal digits are 52. */
const SEED_DIGITS = 13

/** What the bots of a table need of its host. */
export interface BotTable {
  readonly kept: KeptTable
  isWatched(): boolean
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

function isBotAwaited({ awaited, state }: KeptTable): boolean {
  return awaited !== null && state.asked === null && state.opening.seats[awaited]?.player.kind === 'bot'
}

export class BotSeats {
  readonly #environment: Environment
  readonly #playing = new Set<TableId>()

  constructor(environment: Environment) {
    this.#environment = environment
  }

  isPlaying(table: TableId): boolean {
    return this.#playing.has(table)
  }

  /** At how many tables they play. */
  get count(): number {
    return this.#playing.size
  }

  /** Starts the bots, unless they are playing. Nobody waits for them: they stop when people must decide. */
  start(table: BotTable): void {
    const { id } = table.kept
    if (this.#playing.has(id) || !table.isWatched() || !isBotAwaited(table.kept)) return
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
        if (!hasFailed) this.start(table)
        table.stopped()
      })
  }

  /** Plays until people must decide or nobody watches. False if a bot failed. */
  async #play(table: BotTable): Promise<boolean> {
    const { kept } = table
    for (let tries = 0; table.isWatched() && isBotAwaited(kept); ) {
      const seat = kept.awaited as Seat
      const { version } = kept.state
      table.thinking(seat)
      try {
        const move = await this.#thought(kept, seat)
        // Somebody has taken back, or everybody has left, in the meantime.
        if (move === undefined || !table.isWatched()) continue
        await table.play({ who: '', seen: version, command: { do: 'play', by: seat, move } })
        tries = 0
      } catch (thrown) {
        table.fault(thrown)
        if (++tries < MOST_TRIES) continue
        table.thinking(null)
        table.failed(seat)
        return false
      }
    }
    table.thinking(null)
    return true
  }

  /** Nobody waits for a thought about what is no longer so, or for one that never ends. */
  async #thought(kept: KeptTable, seat: Seat): Promise<Json | undefined> {
    let stop = (): void => {}
    let drop = (): void => {}
    const dropped = new Promise<void>((resolve) => {
      drop = resolve
    })
    const patience = new Promise<never>((_, reject) => {
      const giveUp = (): void => reject(new Error(`the bot on seat ${seat} does not answer`))
      stop = this.#environment.after(PATIENCE_MS, giveUp)
    })
    try {
      const thought = Promise.all([this.#move(kept, seat, dropped), this.#pause()]).then(([move]) => move)
      return (await Promise.race([thought, kept.changedFrom(kept.state.version), patience])) ?? undefined
    } finally {
      stop()
      drop()
    }
  }

  #move(kept: KeptTable, seat: Seat, dropped: Promise<void>) {
    const seed = Number.parseInt(this.#environment.randomBits().slice(0, SEED_DIGITS), 16)
    return this.#environment.bots.think(thoughtOf(kept.state, seat, seed), { table: kept.id, dropped })
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#environment.after(this.#environment.botPace, resolve)
    })
  }
}
