/**
 * Which cities can be completed with which dice. A city is complete once every cell is filled that it opens to, so the
 * search fills one such cell after another and tries nothing else.
 */
import { DICE, type DiceSet } from '@bastide/dice-game'
import { countBits, type DiceLayout, lowestBit, MIDDLE, NEEDS } from './dice-layout.ts'
import type { ThrowOdds } from './throw-odds.ts'
import type { Work } from './work.ts'

/** The largest city without points (DICE-11). */
const WORTHLESS = 2
/** New cities are looked for with so many dice at most: larger ones are too rare to be worth the time. */
const MOST_NEW = 5

/** How many layouts one search may look at; and the first one, which is made once. */
const MOST_VISITED = 40_000
const MOST_VISITED_FIRST = 400_000

export class Completing {
  /** By hand: the dice of the largest complete city that it makes possible, with what lies there. */
  readonly best: Uint8Array
  /** The same from nothing at all. */
  private readonly fresh: Uint8Array
  private readonly layout: DiceLayout
  private readonly odds: ThrowOdds
  private readonly set: DiceSet
  private readonly work: Work
  private visited = 0
  /** Where a search gives up, which is seldom: faces that fit everywhere would make it endless. */
  private last = Number.POSITIVE_INFINITY
  /** A city must be larger than this to be of use. */
  private floor = WORTHLESS

  constructor(layout: DiceLayout, odds: ThrowOdds, work: Work) {
    this.work = work
    this.layout = layout
    this.odds = odds
    this.set = layout.set
    const hands = 10 ** this.set.cities
    this.best = new Uint8Array(hands)
    this.fresh = new Uint8Array(hands)
    this.beginAll()
  }

  /**
   * Fills `best` for all hands of so many dice, unless the work is over before. No city is completed with more than
   * `depth` of them.
   */
  search(left: number, depth: number): void {
    const { layout, best, fresh } = this
    layout.survey()
    const { largest, cities } = layout
    const { hands, upTo } = this.odds
    const end = upTo[left] as number
    this.floor = Math.max(WORTHLESS, largest)
    for (let i = 0; i < end; i++) {
      const hand = hands[i] as number
      // A city of its own has room beside any layout, or nearly so.
      best[hand] = Math.max(largest, fresh[hand] as number)
    }
    const most = Math.min(left, depth)
    this.visited = 0
    this.last = MOST_VISITED
    for (let city = 0; city < cities; city++)
      if ((layout.cityOpen[city] as number) <= most) this.fill(layout.cityNode[city] as number, most, 0)
    this.spread(end)
  }

  /** More dice never make less possible. */
  private spread(end: number): void {
    const { best } = this
    const { hands, counts, digit } = this.odds
    const { cities } = this.set
    for (let i = 0; i < end; i++) {
      const hand = hands[i] as number
      let most = best[hand] as number
      for (let face = 0; face < cities; face++) {
        if (counts[i * cities + face] === 0) continue
        const less = best[hand - (digit[face] as number)] as number
        if (less > most) most = less
      }
      best[hand] = most
    }
  }

  private fill(node: number, left: number, hand: number): void {
    const { layout, set } = this
    if (this.visited++ >= this.last || this.work.add(1)) return
    layout.follow(node)
    if (layout.openCount === 0) {
      const size = countBits(layout.dice)
      if (size > (this.best[hand] as number)) this.best[hand] = size
      return
    }
    if (layout.openCount > left || layout.count + left <= this.floor) return
    const cell = this.narrowest()
    if (cell < 0) return
    const need = layout.needAt(cell)
    for (let face = 0; face < set.cities; face++) {
      const more = hand + (this.odds.digit[face] as number)
      for (let fits = set.fits[face * NEEDS + need] as number; fits !== 0; fits &= fits - 1) {
        layout.put(cell, face * 4 + lowestBit(fits))
        this.fill(node, left - 1, more)
        layout.lift()
      }
    }
  }

  /** The open cell of the city just followed that the fewest dice fit, or -1 if one of them fits none. */
  private narrowest(): number {
    const { layout, set } = this
    const all = ((1 << set.cities) - 1) * NEEDS
    if (layout.openCount === 1) return layout.open[0] as number
    let cell = -1
    let fewest = Number.POSITIVE_INFINITY
    for (let i = 0; i < layout.openCount; i++) {
      const ways = set.ways[all + layout.needAt(layout.open[i] as number)] as number
      if (ways === 0) return -1
      if (ways >= fewest) continue
      fewest = ways
      cell = layout.open[i] as number
    }
    return cell
  }

  /** Every city of a few dice, from the first on. */
  private beginAll(): void {
    const { layout, set, odds } = this
    const most = Math.min(MOST_NEW, DICE)
    layout.clear()
    this.last = MOST_VISITED_FIRST
    for (let face = 0; face < set.cities; face++) {
      layout.put(MIDDLE, face * 4)
      const parts = set.faces[face]?.parts.length as number
      for (let part = 0; part < parts; part++) this.fill(part, most - 1, odds.digit[face] as number)
      layout.lift()
    }
    this.spread(odds.hands.length)
    this.fresh.set(this.best)
  }
}
