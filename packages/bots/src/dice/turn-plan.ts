/** What a seat does until the next throw, or the end of its turn. */
import { DICE, STOP } from '@bastide/dice-game'
import type { Action } from '@bastide/kernel'

export class TurnPlan {
  /** Dice to build, in this order. */
  added = 0
  readonly cells = new Uint16Array(DICE)
  readonly shapes = new Uint8Array(DICE)
  /** Then knights to keep, and the last action. */
  keep = 0
  last: Action = STOP
  /** What it is expected to be worth. */
  worth = 0

  become({ added, cells, shapes, keep, last, worth }: TurnPlan): void {
    this.added = added
    this.cells.set(cells)
    this.shapes.set(shapes)
    this.keep = keep
    this.last = last
    this.worth = worth
  }
}
