/**
 * An evolution strategy: the present best is turned a little by chance, and the same turn the other way; the two play
 * each other, and the best moves towards who wins. Over many of them chance evens out. Steps are taken as Adam does:
 * along what many turns agree on, and shorter where they do not.
 */
import type { Random } from '@bastide/kernel'

/** How much of what earlier steps found is kept: of the direction, and of its size. */
const KEPT_DIRECTION = 0.9
const KEPT_SIZE = 0.98
const NEARLY_NOTHING = 1e-6
/** The longest step, in turns of a knob, and what is left of it at the end. */
const LONGEST_STEP = 0.15
const AT_THE_END = 0.2
/** What the last part of a run went through is averaged: single steps still follow chance. */
const AVERAGED = 0.4

const A_BILLION = 1_000_000_000

/** Normally distributed (Box and Muller). */
export function bell(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log((random.below(A_BILLION) + 1) / A_BILLION))
  return radius * Math.cos(2 * Math.PI * (random.below(A_BILLION) / A_BILLION))
}

export class Evolution {
  /** Where it is now. */
  readonly at: number[]
  private readonly direction: number[]
  private readonly size: number[]
  private readonly sum: number[]
  private steps = 0
  private averaged = 0

  constructor(knobs: number) {
    const none = (): number[] => new Array<number>(knobs).fill(0)
    this.at = none()
    this.direction = none()
    this.size = none()
    this.sum = none()
  }

  /** Moves by what was found: by knob, the mean of turns times leads. `part` is how much of the run is over. */
  step(found: readonly number[], part: number): void {
    this.steps++
    const longest = LONGEST_STEP * (1 - (1 - AT_THE_END) * part)
    found.forEach((slope, knob) => {
      this.direction[knob] = KEPT_DIRECTION * (this.direction[knob] as number) + (1 - KEPT_DIRECTION) * slope
      this.size[knob] = KEPT_SIZE * (this.size[knob] as number) + (1 - KEPT_SIZE) * slope * slope
      // At first there are few steps to average over.
      const direction = (this.direction[knob] as number) / (1 - KEPT_DIRECTION ** this.steps)
      const size = Math.sqrt((this.size[knob] as number) / (1 - KEPT_SIZE ** this.steps))
      this.at[knob] = (this.at[knob] as number) + (longest * direction) / (size + NEARLY_NOTHING)
    })
    if (part < 1 - AVERAGED) return
    this.averaged++
    this.at.forEach((value, knob) => {
      this.sum[knob] = (this.sum[knob] as number) + value
    })
  }

  /** What the last part of the run came to; where it is if there was none. */
  result(): readonly number[] {
    return this.averaged === 0 ? [...this.at] : this.sum.map((sum) => sum / this.averaged)
  }
}
