/** What a seat does until the next throw, or the end of its turn. */
import { DICE, STOP } from '@bastide/dice-game'
import type { Action } from '@bastide/kernel'

export class TurnPlan {
  /** Dice to build, in this order, and what they are together. */
  hand = 0
  added = 0
  readonly cells = new Uint16Array(DICE)
  readonly shapes = new Uint8Array(DICE)
  /** Then knights to keep, and the last action. */
  keep = 0
  last: Action = STOP
  /** What it is expected to be worth. */
  worth = 0

  /** Takes so many dice from a list, beginning with one of them. */
  build(hand: number, added: number, cells: Uint16Array, shapes: Uint8Array, from: number): void {
    this.hand = hand
    this.added = added
    for (let i = 0; i < added; i++) {
      this.cells[i] = cells[from + i] as number
      this.shapes[i] = shapes[from + i] as number
    }
  }

  end(keep: number, last: Action, worth: number): void {
    this.keep = keep
    this.last = last
    this.worth = worth
  }

  become({ hand, added, cells, shapes, keep, last, worth }: TurnPlan): void {
    this.build(hand, added, cells, shapes, 0)
    this.end(keep, last, worth)
  }
}
