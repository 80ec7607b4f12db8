/**
 * Plays a log at a host, each seat by a person of its own, and gives every byte that the host sent to one of them:
 * updates, stories, records, reviews, summaries, choices, refusals, and what streams tell: wholes, changes, what comes
 * after a gap or late. Chance does as the log says, and the clock, the
 * random bits and the people do the same each time, so that two runs differ only in what the logs differ in.
 */
import {
  actionOf,
  CHANCE,
  demand,
  type Game,
  type GameRecord,
  type Json,
  makeRecord,
  Random,
  replay,
  type Seat,
  WATCHER,
} from '@bastide/kernel'
import type { Command, Opening } from '@bastide/table'
import { ADVICE, type HostVerb, type Request, type TableId, type TableUpdate } from '@bastide/wire'
import { environmentOf, openingOf, seededBits, TestClock } from '../scenarios/playing.ts'
import { type Draw, drawFrom } from '../src/chance.ts'
import type { Connection } from '../src/connection.ts'
import type { BotRunner } from '../src/environment.ts'
import { GameKey } from '../src/game-key.ts'
import { Host } from '../src/host.ts'
import { entryOf, type KeptTable } from '../src/kept-table.ts'
import { MemoryStore } from '../src/memory-store.ts'
import { type Heard, Listener, type Plant } from './listening.ts'

export interface LoggedMove {
  readonly by: Seat
  readonly move: Json
}

/** A log of a game under way or over. It never ends in the middle of chance's moves. */
export interface Played {
  readonly game: Game
  readonly setup: Json
  readonly seats: number
  readonly log: readonly LoggedMove[]
}

const personOf = (seat: Seat): string => (seat === WATCHER ? 'somebody' : `person ${seat}`)

/** Whoever asks this master for advice is told all that it was told. */
const TELLTALES: BotRunner = {
  bots: () => ['master'],
  think: () => Promise.reject(new Error('nobody thinks here')),
  advise: ({ moves }) => Promise.resolve([{ moves, brings: [] }]),
}

/** Chance as the log has it; what comes after the log follows from the secret. */
const scripted =
  (log: readonly LoggedMove[]) =>
  (secret: string): Draw => {
    const draws = log.filter(({ by }) => by === CHANCE)
    const beyond = drawFrom(secret)
    return (rules, p, index) => {
      const draw = draws[index]
      return draw === undefined ? beyond(rules, p, index) : demand(rules.toAction(p, draw.move))
    }
  }

/** A table where each seat is held by a person of its own. */
async function seatedTable(host: Host, opening: Opening, secret: string): Promise<TableId> {
  const draw = (host.environment.draw ?? drawFrom)(secret)
  const now = host.environment.now()
  const { events, state } = demand(host.decider.carryOut({ do: 'open', opening }, null, { now, chance: draw }))
  const table = 'table'
  const holders = { owner: personOf(0), seats: opening.seats.map((_, seat) => personOf(seat)) }
  const entry = entryOf(table, holders, state, new GameKey(state).of(state), now, now)
  await host.store.append(table, 0, { events, entry, secret })
  return table
}

/**
 * What somebody might guess at a table: that it went as one of two games did. Nothing may tell them whether it did.
 */
interface Guessing {
  /** The game so far, as a record of everything. */
  record(): GameRecord
  /** A move of that game, of anybody's, that a seat cannot make now. */
  wrongMove(by: Seat, random: Random): Json
}

function guessing(kept: KeptTable, log: readonly LoggedMove[]): Guessing {
  const { rules, opening } = kept.state
  return {
    record() {
      const moves = log.slice(0, kept.state.moves.length).map(({ move }) => move)
      const names = opening.seats.map(({ name }) => name)
      return makeRecord(rules, names, moves, replay(rules, moves).position)
    },
    wrongMove(by, random) {
      const { move } = log[random.below(log.length)] as LoggedMove
      const { position } = kept.state
      const isLegal = rules.awaited(position) === by && actionOf(rules, position, move).ok
      return isLegal ? { nonsense: true } : move
    },
  }
}

/** What the viewer asks besides playing: each way in which something leaves the host, and things that are refused. */
function probes(
  table: TableId,
  viewer: Seat,
  update: TableUpdate | null,
  guess: Guessing,
  random: Random,
): readonly (() => Request<HostVerb>)[] {
  const version = update?.version ?? 0
  const own = Math.max(0, viewer)
  const other = (own + 1) % (update?.view.seats.length ?? 1)
  const command = (by: Seat, move: Json): Request<HostVerb> => ({
    ask: 'command',
    table,
    seen: version,
    command: { do: 'play', by, move },
  })
  return [
    () => ({ ask: 'record', table }),
    () => ({ ask: 'review', source: { table } }),
    () => ({ ask: 'review-at', source: { table }, position: random.below((update?.view.moves ?? 0) + 1) }),
    () => {
      const to = random.below((update?.view.moves ?? 0) + 1)
      return { ask: 'passed', table, from: Math.max(0, to - random.below(9)), to }
    },
    () => ({ ask: 'advice', table, by: own, seen: version }),
    () => ({ ask: 'tables' }),
    () => ({ ask: 'watch', table }),
    () => command(own, { nonsense: true }),
    () => command(own, { play: '?', on: 'red', down: true }),
    () => command(other, { pass: true }),
    () => command(own, guess.wrongMove(own, random)),
    () => ({ ask: 'keep', record: guess.record() }),
    () => ({ ask: 'command', table, seen: version + 1, command: { do: 'resign', by: own } }),
    () => ({ ask: 'watch', table, as: other }),
    () => ({ ask: 'forget', table: 'nowhere' }),
    () => ({ ask: 'command', table, seen: version, command: { do: 'answer', by: own, agrees: true } }),
  ]
}

/** One move in this many is followed by a question of the viewer's. */
const PROBE_STRIDE = 9
/** One move in this many is taken back by whoever made it, and made again. */
const TAKE_BACK_STRIDE = 13
/** One move in this many finds a stream that comes back, or is slow. */
const STREAM_STRIDE = 7
/** How late those who hold no seat are told on one of the streams. */
const DELAY_MS = 5_500

/** A stream as it is, and one with a delay for whoever holds no seat. */
const STREAMS = [
  ['stream', 0],
  ['late', DELAY_MS],
] as const

interface Hearing {
  readonly seed: number
  readonly secret: string
  /** What the viewer guesses, and asks about. */
  readonly guess?: readonly LoggedMove[]
  readonly plant?: Plant
}

export async function heardBy(
  { game, setup, seats, log }: Played,
  viewer: Seat,
  { seed, secret, guess = log, plant = (_, sent) => sent }: Hearing,
): Promise<readonly Heard[]> {
  const clock = new TestClock()
  const environment = environmentOf(clock, { randomBits: seededBits(seed), draw: scripted(log), bots: TELLTALES })
  // With all aids: what they derive must not tell secrets either.
  const aids = [...new Set([...(game.form.aids ?? []), ADVICE])]
  const host = new Host([{ ...game, form: { ...game.form, aids } }], new MemoryStore(), environment)
  const opening = openingOf(new Array(seats).fill(undefined), { game: game.id, setup, aids })
  const table = await seatedTable(host, opening, secret)
  // Somebody else watches from the first moment to the last, so that the table stays loaded.
  await host.connect('nobody', () => {}).answer({ ask: 'watch', table })
  const kept = await host.table(table)
  const truth = (): Json => kept.state.rules.facts(kept.state.position) as Json
  const listener = new Listener(host, personOf(viewer), plant, truth)
  const others = Array.from({ length: seats }, (_, seat) => host.connect(personOf(seat), () => {}))
  await listener.ask({ ask: 'watch', table })
  for (const [name, delay] of STREAMS) await listener.follow(table, name, delay)
  const guesses = guessing(kept, guess)
  const random = new Random(seed)
  const streaming = new Random(seed + 1)
  const asking = () => probes(table, viewer, listener.latest, guesses, random)
  const askOne = async (): Promise<void> => {
    const requests = asking()
    await listener.ask((requests[random.below(requests.length)] as () => Request<HostVerb>)())
  }
  const send = async (by: Seat, command: Command): Promise<void> => {
    const request: Request<HostVerb> = { ask: 'command', table, seen: kept.state.version, command }
    if (by === viewer) await listener.ask(request)
    else demand(await (others[by] as Connection).answer(request))
  }
  for (const { by, move } of log) {
    if (by === CHANCE) continue
    await send(by, { do: 'play', by, move })
    await clock.pass(1_000)
    for (const [name, delay] of STREAMS) {
      const chosen = streaming.below(STREAM_STRIDE)
      if (chosen === 0) listener.toggle(name)
      if (chosen === 1) await listener.follow(table, name, delay)
    }
    if (random.below(TAKE_BACK_STRIDE) === 0 && kept.state.movers.at(-1) === by && kept.state.finished === null) {
      await send(by, { do: 'take-back', by })
      await send(by, { do: 'play', by, move })
    }
    if (random.below(PROBE_STRIDE) === 0 && kept.state.finished === null) await askOne()
  }
  // Whatever chance picked on the way, in the end everything is asked once.
  if (kept.state.finished === null) for (const request of asking()) await listener.ask(request())
  return listener.heard
}
