/** For tests: whole games with fair draws, played at random, with take-backs and changes of device. */
import { GAMES } from '@bastide/catalog'
import { canonical, type Json, Options, Random, type Seat } from '@bastide/kernel'
import { hasLeft, tableOf, takeBackFor } from '@bastide/table'
import { FairTable, fairly } from '../../table/scenarios/fair-table.ts'
import { openingOf } from './playing.ts'

const SETUPS: { readonly [game: string]: Json } = {
  tile: { edition: '2016', options: { starts: 'random' } },
  // A short game: random play takes long to reach the usual target.
  dice: { options: { target: 8 } },
  card: {},
}

const table = tableOf(GAMES)
const options = new Options()

export interface PlayedFairly {
  readonly at: FairTable
  readonly takenBack: number
  readonly changes: number
  /** Draws that were made twice from the same moves: what came, each time. */
  readonly repeated: readonly (readonly [Json, Json])[]
}

/** Two people, one of them at first without a chain if the seed is odd, and a bot. */
export function playFairly(game: string, seed: number): PlayedFairly {
  const random = new Random(seed)
  const opening = openingOf([undefined, undefined, 'random'], { game, setup: SETUPS[game] as Json })
  const at = new FairTable(table, fairly(opening, seed % 2 === 1 ? [1] : []))
  const seen = new Map<string, Json>()
  const repeated: (readonly [Json, Json])[] = []
  let [takenBack, changes] = [0, 0]
  for (let steps = 0; at.state.finished === null; steps++) {
    const chosen = random.below(40)
    const person = hasLeft(at.state, 0) ? 1 : hasLeft(at.state, 1) ? 0 : random.below(2)
    if (chosen === 0 && mayTakeBack(at, person)) {
      at.takeBack(person)
      takenBack++
    } else if (chosen === 1 && changes < 6) {
      at.change(person)
      changes++
    } else if (chosen === 2 && steps > 150 && seed % 3 === 0) at.must({ do: 'resign', by: person })
    else playAny(at, random, seen, repeated)
  }
  return { at, takenBack, changes, repeated }
}

/** Not far, or nothing would ever be finished. */
const mayTakeBack = ({ state }: FairTable, seat: Seat): boolean =>
  takeBackFor(state, seat) !== null && state.movers.lastIndexOf(seat) > state.movers.length - 12

/** Mostly one of the first two moves, so that after a take-back the same is often played again. */
function playAny(at: FairTable, random: Random, seen: Map<string, Json>, repeated: (readonly [Json, Json])[]): void {
  const { rules, position, moves } = at.state
  const by = rules.awaited(position)
  rules.options(position, by, options)
  const move = rules.toMove(position, options.action(random.below(Math.min(2, options.length)))) as Json
  at.play(by, move)
  const drawn = at.state.moves[moves.length + 1]
  if (drawn === undefined || at.state.movers[moves.length + 1] !== 'chance') return
  const key = canonical([...moves, move])
  const before = seen.get(key)
  if (before === undefined) seen.set(key, drawn)
  else repeated.push([before, drawn])
}
