/**
 * What a layout is worth with two throws to come. After the first of them the seat may build in many ways; each is
 * worth what the last throw makes of it. The best way is found for every hand at once, not for one throw after another:
 * what a hand can do, a larger one can do as well, with a die more to throw.
 */
import { DICE } from '@bastide/dice-game'
import { Fingerprint } from './alike.ts'
import type { DiceLayout } from './dice-layout.ts'
import { Extending } from './extending.ts'
import { KnownLayouts, ROW } from './known-layouts.ts'
import { KEPT, type LastThrow } from './last-throw.ts'
import type { Stakes } from './stakes.ts'
import type { Effort } from './thoroughness.ts'
import type { ThrowOdds } from './throw-odds.ts'
import type { Work } from './work.ts'

/** What it takes to look a layout up. */
const OUTCOMES_A_LAYOUT = 2

export class TwoThrows {
  private readonly layout: DiceLayout
  private readonly odds: ThrowOdds
  private readonly extending: Extending
  private readonly lastThrow: LastThrow
  private readonly stakes: Stakes
  /** By hand: its index. */
  private readonly indexOf: Int32Array
  /** By index of a hand, dice left and knights: the most that can be made of it. */
  private readonly most: Float64Array
  private readonly room: Uint8Array
  private readonly known = new KnownLayouts()
  private readonly fingerprint: Fingerprint
  private readonly work: Work
  private effort: Effort = { width: 1, depth: 1, isEverywhere: false }

  constructor(layout: DiceLayout, odds: ThrowOdds, lastThrow: LastThrow, stakes: Stakes, work: Work) {
    this.work = work
    this.layout = layout
    this.fingerprint = new Fingerprint(layout.set)
    this.odds = odds
    this.extending = new Extending(layout, odds, work)
    this.lastThrow = lastThrow
    this.stakes = stakes
    this.indexOf = new Int32Array(10 ** layout.set.cities)
    odds.hands.forEach((hand, i) => {
      this.indexOf[hand] = i
    })
    this.most = new Float64Array(odds.hands.length * ROW)
    this.room = new Uint8Array(layout.set.cities).fill(DICE)
  }

  /** Forgets what layouts are worth: from now on something else is played for. */
  clear(): void {
    this.known.clear()
  }

  /** The worth of throwing so many dice twice, with so many knights kept; nothing to go by once the work is over. */
  weigh(dice: number, kept: number, mayWin: boolean, effort: Effort): number {
    this.effort = effort
    const end = this.odds.upTo[dice] as number
    this.most.fill(Number.NEGATIVE_INFINITY, 0, end * ROW)
    this.tryAll(dice, kept, mayWin)
    this.spread(dice, kept, end)
    const mayWinNow = mayWin && this.layout.count === 0 && kept === 0
    const won = mayWinNow ? this.odds.catapult ** dice * (this.stakes.catapults - (this.stakes.city[0] as number)) : 0
    return won + this.expect(dice, kept, end)
  }

  private tryAll(dice: number, kept: number, mayWin: boolean): void {
    const { extending, lastThrow, most, known } = this
    extending.find(this.room, dice, dice, this.effort)
    for (let way = 0; way < extending.count && !this.work.isOver; way++) {
      const left = dice - (extending.added[way] as number)
      const length = (left + 1) * KEPT
      const row = (this.indexOf[extending.hand[way] as number] as number) * ROW
      extending.put(way)
      const slot = this.weighOnce(left, kept, mayWin)
      extending.lift(way)
      const worth = slot < 0 ? lastThrow.worth : known.worth
      const from = slot < 0 ? 0 : slot * ROW
      for (let i = kept; i < length; i++)
        if ((worth[from + i] as number) > (most[row + i] as number) && i % KEPT >= kept)
          most[row + i] = worth[from + i] as number
    }
  }

  /** The slot of the layout, if it is known. Otherwise it is weighed, and will be known. */
  private weighOnce(left: number, kept: number, mayWin: boolean): number {
    const { known, lastThrow, fingerprint, layout } = this
    const { depth } = this.effort
    const print = fingerprint.of(layout)
    const { second } = fingerprint
    const state = ((left * KEPT + kept) * (DICE + 1) + depth) * 2 + (mayWin ? 1 : 0)
    const slot = known.find(print, second, state)
    if (slot >= 0) return slot
    this.work.add(OUTCOMES_A_LAYOUT)
    lastThrow.weigh(0, left, kept, mayWin, depth)
    if (this.work.isOver) return slot
    known.keep(print, second, state, lastThrow.worth, (left + 1) * KEPT)
    return slot
  }

  /** A hand may leave a die unbuilt, and throw it with the rest. */
  private spread(dice: number, kept: number, end: number): void {
    const { most } = this
    const { hands, counts, digit, sizes } = this.odds
    const { cities } = this.layout.set
    for (let index = 1; index < end; index++) {
      const last = (dice - (sizes[index] as number) + 1) * KEPT
      for (let face = 0; face < cities; face++) {
        if (counts[index * cities + face] === 0) continue
        const less = (this.indexOf[(hands[index] as number) - (digit[face] as number)] as number) * ROW + KEPT
        for (let i = kept; i < last; i++)
          if ((most[less + i] as number) > (most[index * ROW + i] as number))
            most[index * ROW + i] = most[less + i] as number
      }
    }
  }

  private expect(dice: number, kept: number, end: number): number {
    const { sizes, knights } = this.odds
    const chance = this.odds.chance[dice] as Float64Array
    let sum = 0
    for (let index = 0; index < end; index++) {
      const others = dice - (sizes[index] as number)
      let worth = 0
      for (let shown = 0; shown <= others; shown++) {
        const odds = knights[others * (DICE + 1) + shown] as number
        if (odds > 0) worth += odds * this.bestOf(index, shown, kept)
      }
      sum += (chance[index] as number) * worth
    }
    return sum
  }

  /** Of the knights shown, the seat keeps as many as it likes. */
  private bestOf(index: number, shown: number, kept: number): number {
    let best = Number.NEGATIVE_INFINITY
    for (let more = 0; more <= shown; more++) {
      const worth = this.most[index * ROW + (shown - more) * KEPT + Math.min(KEPT - 1, kept + more)] as number
      if (worth > best) best = worth
    }
    return best
  }
}
