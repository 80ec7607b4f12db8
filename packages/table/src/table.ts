/**
 * A table is a decider. `decide` turns a command into events, and `evolve` turns an event into the next state. Whoever
 * keeps a table stores the events and nothing else.
 */
import {
  type AnyRules,
  attempt,
  canonical,
  demand,
  type Game,
  type GameRecord,
  type Json,
  type Leaving,
  makeRecord,
  type Narrator,
  type RecordVersion,
  type Result,
  refusalText,
  refuse,
  storedSetup,
} from '@bastide/kernel'
import { type Command, type KeepersCommand, readCommand } from './command.ts'
import type { Decision, Environment } from './course.ts'
import { decideAtTable, decideOpening } from './deciding.ts'
import type { TableEvent } from './event.ts'
import { proofOf } from './fair-play.ts'
import { gameOf, type Opening, refuseUnknownAids } from './opening.ts'
import { decideReopening } from './reopening.ts'
import { nextState, openedState, type TableState } from './state.ts'

export interface Table {
  /** What follows from an untrusted command, or why it is refused. `state` is null before the table is open. */
  decide(command: unknown, state: TableState | null, environment: Environment): Result<Decision>
  /** The same for a command that `readCommand` has read already, or that the keeper of the table gives. */
  carryOut(command: Command | KeepersCommand, state: TableState | null, environment: Environment): Result<Decision>
  /** Opens a table at which a record was played. Refuses a record that cannot be played. */
  reopen(recorded: GameRecord, opening: Opening, environment: Environment): Result<Decision>
  /**
   * The state after an event from a store. The state before stays valid. `tell` hears what happens in the game. Throws
   * if the event cannot have happened.
   */
  evolve(state: TableState | null, event: TableEvent, tell?: Narrator): TableState
  fold(events: Iterable<TableEvent>, tell?: Narrator): TableState | null
}

/** Tables for these games. */
export function tableOf(games: readonly Game[]): Table {
  const rulesOf = composing(games)
  const table: Table = {
    decide(value, state, environment) {
      const command = readCommand(value)
      return command.ok ? table.carryOut(command.value, state, environment) : command
    },
    carryOut: (command, state, environment) =>
      attempt(() => {
        if (command.do !== 'open')
          return state === null
            ? refuse('not-open', 'the table is not open yet')
            : decideAtTable(command, state, environment)
        if (state !== null) refuse('already-open', 'the table is open already')
        const { opening } = command
        refuseUnknownAids(games, opening)
        const rules = demand(rulesOf(opening))
        return decideOpening(rules, withWhole(opening, rules), environment)
      }),
    reopen: (recorded, opening, environment) =>
      attempt(() => {
        const rules = demand(rulesOf(asStored(games, opening, recorded.version)))
        return decideReopening(rules, withWhole(opening, rules), recorded, environment)
      }),
    evolve(state, event, tell) {
      if (state !== null) return nextState(state, event, tell)
      if (event.is !== 'opened') throw new Error(`a table's first event is its opening, not "${event.is}"`)
      // Today's events name every option; one that is missing is of a time when records did not.
      const rules = attempt(() => demand(rulesOf(asStored(games, event.opening, 1))))
      if (!rules.ok) throw new Error(`the table cannot have been opened: ${refusalText(rules)}`)
      return openedState(rules.value, { ...event, opening: withWhole(event.opening, rules.value) })
    },
    fold(events, tell) {
      let state: TableState | null = null
      for (const event of events) state = table.evolve(state, event, tell)
      return state
    },
  }
  return table
}

/** An opening with the setup as it was stored in a version of the record format: only inside `attempt`. */
const asStored = (games: readonly Game[], opening: Opening, version: RecordVersion): Opening => ({
  ...opening,
  setup: demand(storedSetup(gameOf(games, opening.game), version, opening.setup)) as Json,
})

/** What is kept of an opening names every option: a default may change, and the game must not. */
const withWhole = (opening: Opening, { setup }: AnyRules): Opening => ({ ...opening, setup })

const MOST_KEPT = 16

/**
 * The rules of an opening. Composing them takes long compared with everything else that a table does, and they never
 * change. So the last few are kept, and tables with the same setup share them.
 */
function composing(games: readonly Game[]): (opening: Opening) => Result<AnyRules> {
  const kept = new Map<string, Result<AnyRules>>()
  return ({ game, setup, seats }) => {
    const key = canonical([game, setup, seats.length])
    const rules = kept.get(key) ?? gameOf(games, game).compose(setup, seats.length)
    if (!rules.ok) return rules
    // Moves it to the end, so that the first is always the one that was not used for longest.
    kept.delete(key)
    kept.set(key, rules)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return rules
  }
}

/**
 * A record of the moves that stand, the players, and who left. Once the game is over, and for whoever has the secret of
 * the table, it proves its draws.
 */
export function recordOf(state: TableState, secret?: string): GameRecord {
  const { rules, opening, moves, position, left, fair, finished } = state
  const seats = opening.seats.map(({ name, colour, player }) => ({
    name,
    ...(player.kind === 'bot' ? { bot: player.bot } : {}),
    colour,
  }))
  const record = makeRecord(
    rules,
    seats,
    moves,
    position,
    left.map((leaving) => withStandIn(leaving, state)),
  )
  if (finished !== null && opening.proof !== undefined) return { ...record, draws: opening.proof }
  if (fair === null || finished === null || secret === undefined) return record
  return { ...record, draws: proofOf(state, fair, secret) as unknown as Json }
}

/** A record says who played: also the bot that made moves for somebody who had left. */
function withStandIn(leaving: Leaving, { opening: { standIn = null }, movers }: TableState): Leaving {
  const hasPlayed = movers.slice(leaving.after).includes(leaving.seat)
  return standIn === null || !hasPlayed ? leaving : { ...leaving, bot: standIn }
}
