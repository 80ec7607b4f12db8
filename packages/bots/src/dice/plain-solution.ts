/**
 * The best that a turn is worth on average, solved plainly, for tests: every throw with its odds, every layout that can
 * be built from it, every number of knights. What is the same is worked out once, and nothing is left out. It manages
 * more dice than `PlainTurn`, which asks the rules for everything.
 */
import { DICE, type DiceRules, type FaceCounts, KNIGHTS_TO_END, MOST_THROWS, WORTH } from '@bastide/dice-game'
import type { Position } from '@bastide/kernel'
import { PlainLayouts } from './plain-layouts.ts'
import type { Worth } from './plain-turn.ts'

/** A throw: a decimal digit for each city face, the knights, and how likely it is. Catapults are the rest. */
interface Thrown {
  readonly hand: number
  readonly cities: number
  readonly knights: number
  readonly odds: number
}

/** The part of a position's facts that is needed here. */
interface Facts {
  readonly built: readonly (readonly [die: string, x: number, y: number, turn: number])[]
  readonly loose: FaceCounts
  readonly throws: number
  readonly kept: number
  readonly catapults: number
  readonly doubled: boolean
}

/** More than there are hands of nine dice. */
const MOST_HANDS = 1 << 13

const digitOf = (hand: number, face: number): number => Math.floor(hand / 10 ** face) % 10

const countDigits = (hand: number): number => {
  let sum = 0
  for (let left = hand; left > 0; left = Math.floor(left / 10)) sum += left % 10
  return sum
}

export class PlainSolution {
  private readonly rules: DiceRules
  private readonly worth: Worth
  private readonly layouts: PlainLayouts
  private readonly cities: number
  private readonly throws: (readonly Thrown[])[] = []
  /** What is known, by layout and hand: the largest city; and by the rest of a state: what it is worth. */
  private readonly sizes = new Map<number, number>()
  private readonly decided: Map<number, number>[] = []
  private readonly thrown: Map<number, number>[] = []
  /** By hand: a number of its own. Small numbers are looked up faster. */
  private readonly numberOf: Int32Array
  private hands = 0
  private times = 1
  /** Whether the turn began with all dice: then nine catapults may come. */
  private hasAll = false

  constructor(rules: DiceRules, worth: Worth, effort: number) {
    this.rules = rules
    this.worth = worth
    this.layouts = new PlainLayouts(rules.dice, effort)
    this.cities = rules.dice.cities
    this.numberOf = new Int32Array(10 ** this.cities)
  }

  /** The worth of a position in which the seat decides. */
  of(p: Position): number {
    const { dice } = this.rules
    const { built, loose, throws, kept, catapults, doubled } = this.rules.facts(p) as Facts &
      ReturnType<DiceRules['facts']>
    const countOf = (face: number): number => loose[dice.faces[face]?.name ?? ''] ?? 0
    const lying = built.map(([die, x, y, turn]) => {
      const face = dice.faceNamed.get(die) as number
      return { x, y, shape: face * 4 + (dice.sameRotation[face * 4 + turn] as number) }
    })
    let hand = 0
    let all = built.length + kept + catapults + countOf(dice.knight)
    for (let face = 0; face < this.cities; face++) {
      hand += countOf(face) * 10 ** face
      all += countOf(face)
    }
    this.times = doubled ? 2 : 1
    this.hasAll = all === DICE
    const begun = built.length + kept > 0
    return this.decide(
      MOST_THROWS - throws,
      this.layouts.idOf(lying),
      hand,
      countOf(dice.knight),
      this.kept(kept),
      begun,
    )
  }

  private kept(knights: number): number {
    return Math.min(KNIGHTS_TO_END, knights)
  }

  /** The worth of a hand, with so many throws to come. `begun`: a die was built or kept, so catapults cannot win. */
  private decide(throwsLeft: number, id: number, hand: number, knights: number, kept: number, begun: boolean): number {
    if (throwsLeft === 0) return this.stop(this.mostOf(id, hand), kept + knights)
    const key = this.keyOf(id, hand)
    const state = ((knights * 4 + kept) * 3 + throwsLeft) * 2 + (begun ? 1 : 0)
    this.decided[state] ??= new Map()
    const decided = this.decided[state]
    const known = decided.get(key)
    if (known !== undefined) return known
    let best = Number.NEGATIVE_INFINITY
    const loose = knights + countDigits(hand)
    for (let face = 0; face < this.cities; face++) {
      if (digitOf(hand, face) === 0) continue
      // Whoever builds the last die has nothing to throw.
      if (loose === 1) best = Math.max(best, this.stop(this.layouts.mostWith(id, face), kept))
      else
        for (const next of this.layouts.next(id, face))
          best = Math.max(best, this.decide(throwsLeft, next, hand - 10 ** face, knights, kept, true))
    }
    for (let more = 0; more <= knights; more++) {
      const now = this.kept(kept + more)
      best = Math.max(best, this.stop(this.layouts.largest(id), now))
      if (loose > more) best = Math.max(best, this.throw(throwsLeft, id, loose - more, now, begun || more > 0))
    }
    decided.set(key, best)
    return best
  }

  /** What it is worth to end the turn. */
  private stop(size: number, knights: number): number {
    const scored = this.worth((WORTH[size] as number) * this.times, false, false)
    return knights < KNIGHTS_TO_END ? scored : Math.max(scored, this.worth(0, true, false))
  }

  private throw(throwsLeft: number, id: number, dice: number, kept: number, begun: boolean): number {
    const state = ((dice * 4 + kept) * 3 + throwsLeft) * 2 + (begun ? 1 : 0)
    this.thrown[state] ??= new Map()
    const thrown = this.thrown[state]
    const known = thrown.get(id)
    if (known !== undefined) return known
    let sum = 0
    for (const { hand, cities, knights, odds } of this.throwsOf(dice))
      sum +=
        odds *
        (cities + knights === 0 && !begun
          ? this.onlyCatapults()
          : this.decide(throwsLeft - 1, id, hand, knights, kept, begun))
    thrown.set(id, sum)
    return sum
  }

  /** Nothing is left of the turn, and nine catapults win (DICE-13, DICE-14). */
  private onlyCatapults(): number {
    return this.worth(0, false, this.hasAll)
  }

  private keyOf(id: number, hand: number): number {
    if (this.numberOf[hand] === 0) this.numberOf[hand] = ++this.hands
    return id * MOST_HANDS + (this.numberOf[hand] as number)
  }

  /** The largest city that can be completed with a hand. */
  private mostOf(id: number, hand: number): number {
    const { layouts } = this
    if (hand === 0) return layouts.largest(id)
    const key = this.keyOf(id, hand)
    const known = this.sizes.get(key)
    if (known !== undefined) return known
    let most = 0
    for (let face = 0; face < this.cities; face++) {
      if (digitOf(hand, face) === 0) continue
      const rest = hand - 10 ** face
      if (rest === 0) most = layouts.mostWith(id, face)
      else for (const next of layouts.next(id, face)) most = Math.max(most, this.mostOf(next, rest))
    }
    this.sizes.set(key, most)
    return most
  }

  /** All throws of so many dice, with their odds: one die more each time. */
  private throwsOf(dice: number): readonly Thrown[] {
    const known = this.throws[dice]
    if (known !== undefined) return known
    const { faces, cities, knight } = this.rules.dice
    const sides = faces.reduce((sum, { copies }) => sum + copies, 0)
    const found = new Map<string, Thrown>()
    const fewer = dice === 0 ? [] : this.throwsOf(dice - 1)
    if (dice === 0) found.set('', { hand: 0, cities: 0, knights: 0, odds: 1 })
    for (const one of fewer)
      faces.forEach(({ copies }, face) => {
        const isCity = face < cities
        const hand = one.hand + (isCity ? 10 ** face : 0)
        const knights = one.knights + (face === knight ? 1 : 0)
        const before = found.get(`${hand} ${knights}`)?.odds ?? 0
        const odds = before + (one.odds * copies) / sides
        found.set(`${hand} ${knights}`, { hand, cities: one.cities + (isCity ? 1 : 0), knights, odds })
      })
    this.throws[dice] = [...found.values()]
    return this.throws[dice] as readonly Thrown[]
  }
}
