/** For tests: tables whose draws can be proven, and people whose pages have hash chains. */
import {
  type AnyRules,
  chainOf,
  commitmentOf,
  type FairTerms,
  fairAction,
  type GameRecord,
  type HashChain,
  type Json,
  type Position,
  type Result,
  type Seat,
} from '@bastide/kernel'
import {
  type Command,
  type Decision,
  type Opening,
  recordOf,
  type Table,
  type TableEvent,
  type TableState,
} from '../src/index.ts'

export const SECRET = '0123456789abcdef0123456789abcdef'
const TABLE = 's0test'

const made = new Map<string, HashChain>()

/** The chain of a seat's device. Chains take a while to make, so tests share them. */
export function chainOn(seat: Seat, device = 0): HashChain {
  const seed = `seat ${seat} on device ${device}`
  const chain = made.get(seed) ?? chainOf(seed)
  made.set(seed, chain)
  return chain
}

/** What the seats have committed to. Bots have no chain, nor have the seats that are named. */
export function fairTerms({ seats }: Pick<Opening, 'seats'>, without: readonly Seat[] = []): FairTerms {
  const chains = seats.map(({ player }, seat) =>
    player.kind === 'bot' || without.includes(seat) ? null : chainOn(seat),
  )
  return {
    table: TABLE,
    commitment: commitmentOf(SECRET),
    ends: chains.map((chain) => chain?.end ?? null),
    first: chains.map((chain) => chain?.links[0] ?? null),
  }
}

export const fairly = (opening: Opening, without?: readonly Seat[]): Opening => ({
  ...opening,
  fair: fairTerms(opening, without),
})

export const fairChance = (rules: AnyRules, p: Position, index: number, trail = ''): number =>
  fairAction(rules, p, { secret: SECRET, table: TABLE, index, trail })

/** A table with people whose pages send a link when they are asked for one. */
export class FairTable {
  readonly events: TableEvent[] = []
  /** Of each seat: which of its devices is used. */
  readonly devices: number[]
  /** How often a page was asked for a link. */
  asked = 0
  readonly #table: Table
  #state: TableState | null = null

  constructor(table: Table, opening: Opening) {
    this.#table = table
    this.devices = opening.seats.map(() => 0)
    this.must({ do: 'open', opening })
  }

  get state(): TableState {
    if (this.#state === null) throw new Error('the table is not open')
    return this.#state
  }

  get record(): GameRecord {
    return recordOf(this.state, SECRET)
  }

  /** What chance has done, in order. */
  get drawn(): readonly Json[] {
    return this.state.moves.filter((_, i) => this.state.movers[i] === 'chance')
  }

  send(command: Command): Result<Decision> {
    const decided = this.#table.carryOut(command, this.#state, { now: 0, chance: fairChance })
    if (decided.ok) {
      this.#state = decided.value.state
      this.events.push(...decided.value.events)
    }
    return decided
  }

  must(command: Command): Decision {
    const decided = this.send(command)
    if (!decided.ok) throw new Error(`${decided.code}: ${decided.reason}`)
    return decided.value
  }

  /** The link that a seat's page would send now. */
  link(seat: Seat): string {
    return chainOn(seat, this.devices[seat]).links[this.state.draws] as string
  }

  /** Plays as a page does: first without a link, and with one if the table asks for it. */
  play(by: Seat, move: Json): void {
    const first = this.send({ do: 'play', by, move })
    if (first.ok) return
    if (first.code !== 'link-missing') throw new Error(`${first.code}: ${first.reason}`)
    this.asked++
    this.must({ do: 'play', by, move, link: this.link(by) })
  }

  /** Goes on at another device. */
  change(seat: Seat): void {
    const device = (this.devices[seat] as number) + 1
    this.devices[seat] = device
    this.must({ do: 'commit', by: seat, end: chainOn(seat, device).end })
  }

  /** Takes back, with the consent of everybody. */
  takeBack(by: Seat): void {
    this.must({ do: 'take-back', by })
    for (let owing = this.state.asked?.waitingFor ?? []; owing.length > 0; owing = this.state.asked?.waitingFor ?? [])
      this.must({ do: 'answer', by: owing[0] as Seat, agrees: true })
  }
}
