/**
 * How long players take, in a form that adds up over threads and machines. A move here is all that a seat decides in a
 * row, before chance or another seat: in the tile game a turn.
 */
import { readFields, readInteger, readObject, refuse, shown } from '@bastide/kernel'

/** Each step of the scale is a twelfth of an octave, 6 %: that is how exact a percentile is. */
const STEPS = 12

export interface Times {
  readonly moves: number
  readonly milliseconds: number
  /** How many moves took so long, by the step of the scale. */
  readonly steps: { readonly [step: string]: number }
}

export const NO_TIMES: Times = { moves: 0, milliseconds: 0, steps: {} }

const stepOf = (milliseconds: number): number => Math.ceil(STEPS * Math.log2(Math.max(1, milliseconds * 1000)))

/** The longest time of a step. */
const longestOf = (step: number): number => 2 ** (step / STEPS) / 1000

/** Collects the times of one player. */
export class Stopwatch {
  private moves = 0
  private milliseconds = 0
  private readonly steps = new Map<number, number>()

  add(milliseconds: number): void {
    this.moves++
    this.milliseconds += milliseconds
    const step = stepOf(milliseconds)
    this.steps.set(step, (this.steps.get(step) ?? 0) + 1)
  }

  get times(): Times {
    return { moves: this.moves, milliseconds: this.milliseconds, steps: Object.fromEntries(this.steps) }
  }
}

export function addTimes(one: Times, other: Times): Times {
  const steps: { [step: string]: number } = { ...one.steps }
  for (const [step, count] of Object.entries(other.steps)) steps[step] = (steps[step] ?? 0) + count
  return { moves: one.moves + other.moves, milliseconds: one.milliseconds + other.milliseconds, steps }
}

export const meanTime = ({ moves, milliseconds }: Times): number => (moves === 0 ? 0 : milliseconds / moves)

/** The time that this share of the moves did not exceed. */
export function percentile({ moves, steps }: Times, share: number): number {
  const sorted = Object.entries(steps)
    .map(([step, count]) => [Number(step), count] as const)
    .sort(([one], [other]) => one - other)
  let seen = 0
  for (const [step, count] of sorted) {
    seen += count
    if (seen >= share * moves) return longestOf(step)
  }
  return 0
}

const MOST = Number.MAX_SAFE_INTEGER
const MOST_STEPS = 1_000

/** Reads untrusted input. Only inside `attempt`. */
export function readTimes(value: unknown, where: string): Times {
  const fields = readFields(value, where, ['moves', 'milliseconds', 'steps'])
  const { milliseconds } = fields
  if (typeof milliseconds !== 'number' || !(milliseconds >= 0 && milliseconds < MOST))
    refuse('not-a-time', `expected milliseconds, found ${shown(milliseconds)}`, { where: `${where}.milliseconds` })
  const steps = Object.entries(readObject(fields.steps, `${where}.steps`)).map(([step, count]) => {
    if (!/^\d{1,4}$/.test(step) || Number(step) > MOST_STEPS)
      refuse('not-a-step', `${shown(step)} is no step of the scale`, { where: `${where}.steps` })
    return [step, readInteger(count, `${where}.steps.${step}`, 1, MOST)] as const
  })
  return {
    moves: readInteger(fields.moves, `${where}.moves`, 0, MOST),
    milliseconds: milliseconds as number,
    steps: Object.fromEntries(steps),
  }
}
