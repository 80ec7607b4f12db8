/**
 * The lead that a seat is sure of at the end of a game with secrets: whatever the cards are that it has not seen, and
 * whatever others do. Looks at all worlds that the seat cannot tell apart, as one: the seat must do the same in all of
 * them until something it sees tells them apart.
 */
import {
  type AnyRules,
  applyRedacted,
  copyOf,
  type Json,
  NOBODY,
  Options,
  type Position,
  Random,
  replay,
  type Seat,
} from '@bastide/kernel'
import { TooLarge } from './turns.ts'

/** Draws every sequence of numbers in turn, instead of a random one. */
class EveryDraw extends Random {
  private readonly drawn: { bound: number; number: number }[] = []
  private at = 0

  constructor() {
    super(0)
  }

  override below(bound: number): number {
    this.drawn[this.at] ??= { bound, number: 0 }
    return (this.drawn[this.at++] as { number: number }).number
  }

  /** Goes on to the next sequence; false when there is none. */
  next(): boolean {
    this.at = 0
    for (let last = this.drawn.at(-1); last !== undefined; last = this.drawn.at(-1)) {
      if (++last.number < last.bound) return true
      this.drawn.pop()
    }
    return false
  }
}

/** All positions that a seat cannot exclude, each once. */
export function worldsOf(rules: AnyRules, moves: readonly Json[], seat: Seat, most: number): readonly Position[] {
  const known = rules.start()
  replay(rules, moves, undefined, (_, by, index) => {
    applyRedacted(rules, known, by, moves[index] as Json, seat)
  })
  const worlds = new Map<string, Position>()
  const draws = new EveryDraw()
  let tries = 0
  do {
    const world = rules.determinize(known, draws)
    worlds.set(String(world.words), world)
    if (worlds.size > most || ++tries > most * 50) throw new TooLarge()
  } while (draws.next())
  return [...worlds.values()]
}

export class Securing {
  private readonly rules: AnyRules
  private readonly seat: Seat
  private readonly options = new Options()
  private left: number

  constructor(rules: AnyRules, seat: Seat, most: number) {
    this.rules = rules
    this.seat = seat
    this.left = most
  }

  /** What is sure after a move of the seat in each of these worlds. */
  after(worlds: readonly Position[], move: Json): number {
    const { seat } = this
    const moved = worlds.map((world) => this.made(world, seat, this.actionOf(world, move)))
    return this.sure(moved, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
  }

  private actionOf(world: Position, move: Json): number {
    const action = this.rules.toAction(world, move)
    if (!action.ok) throw new Error(`${JSON.stringify(move)} cannot be played in every world: ${action.reason}`)
    return action.value
  }

  private made(world: Position, by: Seat, action: number): Position {
    if (this.left-- <= 0) throw new TooLarge()
    const next = copyOf(world)
    this.rules.apply(next, by, action)
    return next
  }

  /** The seat's lead in the worst case; at least `least` and at most `most` are told apart. */
  private sure(worlds: readonly Position[], least: number, most: number): number {
    const { rules, seat } = this
    const by = rules.awaited(worlds[0] as Position)
    if (by === NOBODY) return Math.min(...worlds.map((world) => rules.score(world, seat) - this.bestOther(world)))
    const ways = this.waysOn(worlds, by)
    if (by !== seat) {
      let worst = most
      for (const way of ways) {
        worst = Math.min(worst, this.sure(way, least, worst))
        if (worst <= least) break
      }
      return worst
    }
    let best = least
    for (const way of ways) {
      best = Math.max(best, this.sure(way, best, most))
      if (best >= most) break
    }
    return best
  }

  private bestOther(world: Position): number {
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < this.rules.seats; other++)
      if (other !== this.seat) best = Math.max(best, this.rules.score(world, other))
    return best
  }

  /** Where each move leads: for every move as the seat sees it, the worlds in which it can have been made. */
  private waysOn(worlds: readonly Position[], by: Seat): readonly (readonly Position[])[] {
    const { rules, options, seat } = this
    const ways = new Map<string, Position[]>()
    for (const world of worlds) {
      rules.options(world, by, options)
      const actions = Array.from({ length: options.length }, (_, i) => options.action(i))
      for (const action of actions) {
        const seen = JSON.stringify(rules.redact(rules.toMove(world, action), by, seat))
        const way = ways.get(seen)
        const next = this.made(world, by, action)
        if (way === undefined) ways.set(seen, [next])
        else way.push(next)
      }
    }
    if (by === seat)
      for (const way of ways.values())
        if (way.length !== worlds.length)
          throw new Error('a seat may do the same in all worlds that it cannot tell apart')
    return [...ways.values()]
  }
}
