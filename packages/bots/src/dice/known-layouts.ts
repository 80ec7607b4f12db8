/**
 * What layouts are worth that were weighed before in the same decision. Most layouts are reached in several ways, and
 * many more are alike. A slot is found by two fingerprints, 64 bits together.
 */
import { DICE } from '@bastide/dice-game'
import { KEPT } from './last-throw.ts'

const SLOTS = 1 << 14
/** Tries of neighbouring slots, before a layout is simply weighed again. */
const TRIES = 8
export const ROW = (DICE + 1) * KEPT

export class KnownLayouts {
  /** By slot: what the layout is worth, in a row like `LastThrow.worth`. */
  readonly worth = new Float64Array(SLOTS * ROW)
  private readonly first = new Int32Array(SLOTS)
  private readonly second = new Int32Array(SLOTS)
  private readonly state = new Int32Array(SLOTS)
  private readonly knownIn = new Int32Array(SLOTS)
  private round = 0

  clear(): void {
    this.round++
  }

  /** The slot of a layout with so many dice left and knights kept, or -1. */
  find(first: number, second: number, state: number): number {
    for (let i = 0; i < TRIES; i++) {
      const slot = (first + i) & (SLOTS - 1)
      if (this.knownIn[slot] !== this.round) return -1
      if (this.first[slot] === first && this.second[slot] === second && this.state[slot] === state) return slot
    }
    return -1
  }

  /** Keeps the first `length` numbers of a row. */
  keep(first: number, second: number, state: number, row: Float64Array, length: number): void {
    for (let i = 0; i < TRIES; i++) {
      const slot = (first + i) & (SLOTS - 1)
      if (this.knownIn[slot] === this.round) continue
      this.knownIn[slot] = this.round
      this.first[slot] = first
      this.second[slot] = second
      this.state[slot] = state
      for (let at = 0; at < length; at++) this.worth[slot * ROW + at] = row[at] as number
      return
    }
  }
}
