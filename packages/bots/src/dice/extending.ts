/**
 * Ways to build on: layouts that more dice make of one, the most promising few for each hand that they use. Two that
 * are alike count as one. Dice go where a city is open; elsewhere only if none is, or if they are to be tried
 * everywhere: a die beside an open cell may give room to a larger city.
 */
import { DICE, WORTH } from '@bastide/dice-game'
import { Fingerprint } from './alike.ts'
import { type DiceLayout, lowestBit, MIDDLE, NEEDS } from './dice-layout.ts'
import type { Effort } from './thoroughness.ts'
import type { ThrowOdds } from './throw-odds.ts'
import type { Work } from './work.ts'

const MOST_WAYS = 1 << 14
const SLOTS = 1 << 15
const MOST_CELLS = 4 * DICE
/** What it takes to tell whether a layout is known. */
const OUTCOMES_A_WAY = 2
/** How often a throw closes an open cell, roughly: only to compare layouts of the same dice. */
const CLOSED = 0.55
/** A little more for cells that more dice fit. */
const ROOMY = 0.002

export class Extending {
  /** The ways found, the first of which builds nothing. */
  count = 0
  /** By way: the hand that it uses, and the number of its dice. */
  readonly hand = new Int32Array(MOST_WAYS)
  readonly added = new Uint8Array(MOST_WAYS)
  readonly cells = new Uint16Array(MOST_WAYS * DICE)
  readonly shapes = new Uint8Array(MOST_WAYS * DICE)
  private readonly promise = new Float64Array(MOST_WAYS)

  private readonly layout: DiceLayout
  private readonly odds: ThrowOdds
  private readonly work: Work
  private readonly fingerprint: Fingerprint
  private readonly known = new Int32Array(SLOTS)
  private readonly knownIn = new Int32Array(SLOTS)
  private round = 0
  /** By hand: where its ways begin, in the level that is being found. */
  private readonly bucket: Int32Array
  private readonly bucketIn: Int32Array
  /** By way at the beginning of a bucket: how many it holds. */
  private readonly held = new Int32Array(MOST_WAYS)
  private readonly targets = new Uint16Array(MOST_CELLS)
  private isEverywhere = false

  constructor(layout: DiceLayout, odds: ThrowOdds, work: Work) {
    this.work = work
    this.layout = layout
    this.odds = odds
    this.fingerprint = new Fingerprint(layout.set)
    this.bucket = new Int32Array(10 ** layout.set.cities)
    this.bucketIn = new Int32Array(10 ** layout.set.cities)
  }

  /**
   * Finds ways to add up to `most` dice, of each face no more than there is room for. Of `loose` dice those that are
   * not added can be thrown. Once the work is over there are fewer.
   */
  find(room: Uint8Array, most: number, loose: number, { width, isEverywhere }: Effort): void {
    this.isEverywhere = isEverywhere
    this.count = 1
    this.hand[0] = 0
    this.added[0] = 0
    for (let level = 0, from = 0; level < most; level++) {
      const end = this.count
      this.round++
      for (let way = from; way < end && !this.work.isOver; way++) this.buildOn(way, room, loose - level - 1, width)
      this.close(end, width)
      if (this.count === end) return
      from = end
    }
  }

  /** Puts the dice of a way onto the layout. `lift` takes them away. */
  put(way: number): void {
    for (let i = 0; i < (this.added[way] as number); i++)
      this.layout.put(this.cells[way * DICE + i] as number, this.shapes[way * DICE + i] as number)
  }

  lift(way: number): void {
    for (let i = 0; i < (this.added[way] as number); i++) this.layout.lift()
  }

  private buildOn(way: number, room: Uint8Array, left: number, width: number): void {
    const { layout } = this
    const { set } = layout
    const { digit } = this.odds
    const hand = this.hand[way] as number
    this.put(way)
    const targets = this.findTargets(left + 1)
    for (let face = 0; face < set.cities; face++) {
      const one = digit[face] as number
      if (((hand / one) | 0) % 10 >= (room[face] as number)) continue
      for (let i = 0; i < targets; i++) {
        const cell = this.targets[i] as number
        const need = layout.needAt(cell)
        let fits = layout.count === 0 ? 1 : (set.fits[face * NEEDS + need] as number)
        for (; fits !== 0; fits &= fits - 1) {
          layout.put(cell, face * 4 + lowestBit(fits))
          this.work.add(OUTCOMES_A_WAY)
          if (this.isNew()) this.offer(way, hand + one, this.promiseNow(left), width)
          layout.lift()
        }
      }
    }
    this.lift(way)
  }

  /** The cells that open cities lead to, if these can still be completed; otherwise, or if wanted, all beside dice. */
  private findTargets(left: number): number {
    const { layout, targets } = this
    if (layout.count === 0) {
      targets[0] = MIDDLE
      return 1
    }
    if (this.isEverywhere) return layout.frontier(targets)
    layout.survey()
    let found = 0
    for (let city = 0; city < layout.cities; city++) {
      if ((layout.cityOpen[city] as number) > left) continue
      layout.follow(layout.cityNode[city] as number)
      for (let i = 0; i < layout.openCount; i++) {
        let at = 0
        while (at < found && targets[at] !== layout.open[i]) at++
        if (at === found && found < MOST_CELLS) targets[found++] = layout.open[i] as number
      }
    }
    return found === 0 ? layout.frontier(targets) : found
  }

  private isNew(): boolean {
    const print = this.fingerprint.of(this.layout)
    for (let slot = print & (SLOTS - 1), tried = 0; tried < SLOTS; slot = (slot + 1) & (SLOTS - 1), tried++) {
      if (this.knownIn[slot] !== this.round) {
        this.knownIn[slot] = this.round
        this.known[slot] = print
        return true
      }
      if (this.known[slot] === print) return false
    }
    return false
  }

  /** A rough guess, good enough to compare layouts of the same dice. */
  private promiseNow(left: number): number {
    const { layout } = this
    const { set } = layout
    const all = ((1 << set.cities) - 1) * NEEDS
    layout.survey()
    let sum = 0
    let most = WORTH[layout.largest] as number
    let lead = -1
    for (let city = 0; city < layout.cities; city++) {
      const open = layout.cityOpen[city] as number
      if (open > left) continue
      const size = Math.min(DICE, (layout.citySize[city] as number) + open)
      const worth = (WORTH[size] as number) * CLOSED ** open
      sum += worth
      if (worth <= most) continue
      most = worth
      lead = city
    }
    // Several cities promise more than one, but only one of them will count.
    let promise = most + 0.1 * sum
    if (lead < 0) return promise
    layout.follow(layout.cityNode[lead] as number)
    for (let i = 0; i < layout.openCount; i++)
      promise += ROOMY * (set.ways[all + layout.needAt(layout.open[i] as number)] as number)
    return promise
  }

  /** Keeps a layout, if it is among the best of its hand. */
  private offer(parent: number, hand: number, promise: number, width: number): void {
    if (this.bucketIn[hand] !== this.round) {
      if (this.count + width > MOST_WAYS) return
      this.bucketIn[hand] = this.round
      this.bucket[hand] = this.count
      this.held[this.count] = 0
      this.count += width
    }
    const first = this.bucket[hand] as number
    const held = this.held[first] as number
    let way = first + held
    if (held < width) this.held[first] = held + 1
    else {
      way = first
      for (let i = 1; i < width; i++)
        if ((this.promise[first + i] as number) < (this.promise[way] as number)) way = first + i
      if ((this.promise[way] as number) >= promise) return
    }
    this.promise[way] = promise
    this.write(way, parent, hand)
  }

  private write(way: number, parent: number, hand: number): void {
    const { layout } = this
    const added = (this.added[parent] as number) + 1
    this.hand[way] = hand
    this.added[way] = added
    const from = layout.count - added
    for (let i = 0; i < added; i++) {
      this.cells[way * DICE + i] = layout.cells[from + i] as number
      this.shapes[way * DICE + i] = layout.shapes[from + i] as number
    }
  }

  /** Moves the ways of a level together, where buckets are not full. */
  private close(from: number, width: number): void {
    let to = from
    for (let first = from; first < this.count; first += width)
      for (let i = 0; i < (this.held[first] as number); i++) this.move(first + i, to++)
    this.count = to
  }

  private move(way: number, to: number): void {
    if (way === to) return
    this.hand[to] = this.hand[way] as number
    this.added[to] = this.added[way] as number
    this.promise[to] = this.promise[way] as number
    for (let i = 0; i < (this.added[way] as number); i++) {
      this.cells[to * DICE + i] = this.cells[way * DICE + i] as number
      this.shapes[to * DICE + i] = this.shapes[way * DICE + i] as number
    }
  }
}
