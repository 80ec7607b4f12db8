/**
 * What a position comes to at the end of a game of two seats that hides nothing, if both play their best and chance is
 * averaged: exactly, by looking at everything. Only where little is left to play.
 */
import {
  type AnyRules,
  CHANCE,
  copyOf,
  journal,
  mark,
  NOBODY,
  Options,
  type Position,
  rewind,
  type Seat,
} from '@bastide/kernel'
import { type Fraction, fractionOf } from './fraction.ts'
import { TooLarge } from './turns.ts'

export class Expecting {
  private readonly rules: AnyRules
  private readonly seat: Seat
  private readonly lists: Options[] = []
  private left: number
  /** All averages so far are multiples of one part of this. */
  private parts = 1

  /** Looks at no more than so many positions in all. */
  constructor(rules: AnyRules, seat: Seat, most: number) {
    if (rules.seats !== 2) throw new Error('only with two seats is a lead of one the lack of the other')
    this.rules = rules
    this.seat = seat
    this.left = most
  }

  /** The seat's lead at the end. */
  lead(from: Position): Fraction {
    const p = copyOf(from)
    journal(p, true)
    this.parts = 1
    const lead = this.value(p, 0, 1)
    return fractionOf(lead, this.parts)
  }

  private value(p: Position, depth: number, parts: number): number {
    const { rules, seat } = this
    if (this.left-- <= 0) throw new TooLarge()
    const by = rules.awaited(p)
    if (by === NOBODY) return rules.score(p, seat) - rules.score(p, 1 - seat)
    this.lists[depth] ??= new Options()
    const options = this.lists[depth]
    rules.options(p, by, options)
    const share = by === CHANCE ? options.totalWeight : 1
    if (by === CHANCE) this.parts = leastMultiple(this.parts, parts * share)
    let [sum, best] = [0, by === seat ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY]
    for (let i = 0; i < options.length; i++) {
      const here = mark(p)
      rules.apply(p, by, options.action(i))
      const value = this.value(p, depth + 1, parts * share)
      rewind(p, here)
      sum += value * options.weight(i)
      best = by === seat ? Math.max(best, value) : Math.min(best, value)
    }
    return by === CHANCE ? sum / share : best
  }
}

function leastMultiple(one: number, other: number): number {
  let [a, b] = [one, other]
  while (b !== 0) [a, b] = [b, a % b]
  return (one / a) * other
}
