/**
 * A turn solved plainly, for tests: the rules themselves, every move and every throw. Nothing is left out, and nothing
 * merged but the order in which dice are built. Slow, so only for a few dice.
 */
import { type DiceRules, END, STOP } from '@bastide/dice-game'
import { type Action, CHANCE, copyFrom, Options, type Position, type Seat } from '@bastide/kernel'
import { TooLarge } from './plain-layouts.ts'

/** What the end of a turn is worth: the points it gave, whether a knight stays, whether nine catapults won. */
export type Worth = (points: number, knight: boolean, catapults: boolean) => number

const anotherOf = (rules: DiceRules, p: Position): Position => {
  const another = rules.start()
  copyFrom(another, p)
  return another
}

/** What one player decides at a position; null: whatever is best. */
export type Decider = ((p: Position) => Action) | null

export class PlainTurn {
  private readonly rules: DiceRules
  private readonly seat: Seat
  private readonly worth: Worth
  private left: number
  /** Positions that differ only in the order of their dice are worth the same. */
  private readonly known = new Map<string, number>()
  /** Who decides. */
  private readonly decider: Decider

  /** `effort`: how many moves may be tried before the position is given up. */
  constructor(rules: DiceRules, seat: Seat, worth: Worth, effort: number, decider: Decider = null) {
    this.rules = rules
    this.seat = seat
    this.worth = worth
    this.left = effort
    this.decider = decider
  }

  /** The worth of a position in which the seat decides, or chance throws for it. */
  of(p: Position): number {
    const key = JSON.stringify(this.rules.facts(p))
    const known = this.known.get(key)
    if (known !== undefined) return known
    const found = this.rules.awaited(p) === CHANCE ? this.average(p) : this.best(p)
    this.known.set(key, found)
    return found
  }

  /** The worth of doing something at a position. */
  after(p: Position, action: Action): number {
    if (this.left-- <= 0) throw new TooLarge()
    const { rules, seat } = this
    const next = anotherOf(rules, p)
    const by = rules.awaited(p)
    // A throw may have the same number as an action of a seat.
    const isEnding = by === seat && action === END
    let [isOver, catapults] = [isEnding || (by === seat && action === STOP), false]
    rules.apply(next, by, action, ({ kind, clause }) => {
      if (kind === 'won' && clause === 'DICE-13') catapults = true
      if (kind === 'won' || kind === 'nothing') isOver = true
    })
    return isOver ? this.worth(rules.score(next, seat) - rules.score(p, seat), isEnding, catapults) : this.of(next)
  }

  private best(p: Position): number {
    if (this.decider !== null) return this.after(p, this.decider(p))
    const options = new Options()
    this.rules.options(p, this.seat, options)
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) best = Math.max(best, this.after(p, options.action(i)))
    return best
  }

  private average(p: Position): number {
    const options = new Options()
    this.rules.options(p, CHANCE, options)
    let sum = 0
    for (let i = 0; i < options.length; i++) sum += options.weight(i) * this.after(p, options.action(i))
    return sum / options.totalWeight
  }
}
