/** Card games for tests and pictures, played by the engine from a fixed seed up to a position that is asked for. */
import { type CardRules, cardGame } from '@bastide/card-game'
import type { View } from '@bastide/card-game/words'
import { demand, type GameRecord, type Json, makeRecord, NOBODY, Random } from '@bastide/kernel'

export interface Wanted {
  readonly seats: readonly string[]
  readonly seed?: number
  /** Whether to stop where a seat must decide; by default the game is played to its end. */
  stopAt?(view: View, by: number): boolean
}

/** A star marks a bot, `*name`: it does not play here, but at the table. */
const seatsOf = (names: readonly string[]) =>
  names.map((name) => (name.startsWith('*') ? { name: name.slice(1), bot: 'journeyman' } : { name }))

/** Played to its end, or to where it is to stop; null if it never comes there. */
function playedTo(rules: CardRules, seed: number, { seats, stopAt }: Wanted): GameRecord | null {
  const random = new Random(seed)
  const p = rules.start()
  const moves: Json[] = []
  const record = (): GameRecord => makeRecord(rules, seatsOf(seats), moves, p)
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    if (by >= 0 && stopAt?.(rules.view(p, by), by) === true) return record()
    const action = rules.sample(p, by, random)
    moves.push(rules.toMove(p, action) as Json)
    rules.apply(p, by, action)
  }
  return stopAt === undefined ? record() : null
}

const MOST_SEEDS = 60

/** The first game, from that seed on, that comes to such a position. */
export function cardGameAt(wanted: Wanted): GameRecord {
  const rules = demand(cardGame.compose({}, wanted.seats.length))
  const { seed = 1 } = wanted
  for (let tried = seed; tried < seed + MOST_SEEDS; tried++) {
    const record = playedTo(rules, tried, wanted)
    if (record !== null) return record
  }
  throw new Error('no game comes to such a position')
}

/** The next decision of the first seat ends the round: everybody else has nothing left to do. */
export const isLastOfRound = ({ step, seats }: View, by: number): boolean =>
  by === 0 &&
  step === 'play' &&
  seats.every(({ hand, claimed }, seat) => hand + (claimed ? 0 : 1) === (seat === by ? 1 : 0))
