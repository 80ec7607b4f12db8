/** The parts of the judge's sum, one by one: what each is in a position, found by a judge who weighs nothing else. */
import type { Position } from '@bastide/kernel'
import type { TileRules } from '@bastide/tile-game'
import { TileTurnJudge } from '../../packages/bots/src/tile/judging-turns.ts'
import { type EvenWeighing, type Slope, weighingFrom } from '../../packages/bots/src/tile/weighing.ts'

const SLOPES = ['completing', 'growing', 'around', 'feeding', 'field', 'standing', 'back', 'farming'] as const
type Slopes = { readonly [name in (typeof SLOPES)[number]]: Slope }
const MOST_SUPPLY = 8

/** What is not learned. */
export interface Fixed {
  readonly horizon: number
  readonly pace: number
  readonly waits: number
}

/** The names of the parts, in order. */
export const PARTS: readonly string[] = [
  ...Array.from({ length: MOST_SUPPLY }, (_, figures) => `supply ${figures}`),
  ...SLOPES.flatMap((name) => [`${name} at the end`, `${name} earlier`]),
]

/** The weighing with these coefficients. */
export function weighingWith(fixed: Fixed, coefficients: readonly number[]): EvenWeighing {
  const slope = (i: number): Slope => {
    const at = MOST_SUPPLY + 2 * i
    return [coefficients[at] as number, coefficients[at + 1] as number]
  }
  const slopes = Object.fromEntries(SLOPES.map((name, i) => [name, slope(i)]))
  return { ...fixed, supply: coefficients.slice(0, MOST_SUPPLY), ...(slopes as Slopes) }
}

export class Parts {
  readonly #judges: readonly TileTurnJudge[]
  readonly #none: TileTurnJudge
  readonly #worth: Float64Array
  readonly #bare: Float64Array

  constructor(rules: TileRules, fixed: Fixed) {
    const judgeOf = (coefficients: readonly number[]) =>
      new TileTurnJudge(rules, weighingFrom(weighingWith({ ...fixed, waits: 0 }, coefficients)))
    this.#judges = PARTS.map((_, part) => judgeOf(PARTS.map((__, other) => (other === part ? 1 : 0))))
    this.#none = judgeOf(PARTS.map(() => 0))
    this.#worth = new Float64Array(rules.seats)
    this.#bare = new Float64Array(rules.seats)
  }

  /** What the first seat has more than the second: in points if the game ended now, and of each part. */
  leadIn(p: Position): { readonly points: number; readonly parts: readonly number[] } {
    const points = this.#lead(this.#none, p, this.#bare)
    return { points, parts: this.#judges.map((judge) => this.#lead(judge, p, this.#worth) - points) }
  }

  #lead(judge: TileTurnJudge, p: Position, worth: Float64Array): number {
    judge.begin(p)
    judge.judge(p, worth)
    return (worth[0] as number) - (worth[1] as number)
  }
}
