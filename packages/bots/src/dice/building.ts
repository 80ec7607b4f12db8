/**
 * What can be built from the loose dice: the most promising layouts, found by beam search from the few best of each
 * size. Building is free, so a plan is a layout and the first die on the way to it.
 */
import type { DiceRules } from '@bastide/dice-game'
import { KEEP, STOP, WORTH } from '@bastide/dice-game'
import { type Action, copyFrom, NO_ACTION, Options, type Position, type Seat } from '@bastide/kernel'

export interface Plan {
  readonly p: Position
  /** The first die on the way; `NO_ACTION` if nothing is built. */
  readonly first: Action
  /** What stopping there gives, before doubling. */
  readonly points: number
  /** What it may become if more dice are thrown. */
  readonly hope: number
}

/** A scratch copy of a position. */
export function anotherOf(rules: DiceRules, p: Position): Position {
  const another = rules.start()
  copyFrom(another, p)
  return another
}

/** What a completed city of that many dice gives, up to the largest there is. */
const worthOf = (dice: number): number => WORTH[Math.min(dice, WORTH.length - 1)] as number

/** How often the next throw closes an open edge, if there are dice enough. */
const CLOSED = 0.6

/** Everything else a seat may do is no placement. */
const isPlacement = (action: Action): boolean => action > Math.max(STOP, KEEP)

function planOf(rules: DiceRules, p: Position, first: Action): Plan {
  let [points, hope] = [0, 0]
  const loose = rules.looseDice(p)
  rules.survey(p, (dice, open) => {
    if (open === 0) points = Math.max(points, worthOf(dice))
    // Each open edge needs at least one die.
    else if (open <= loose) hope = Math.max(hope, worthOf(dice + open) * CLOSED ** open)
  })
  return { p, first, points, hope }
}

/** The same dice in the same cells are the same layout, in whatever order they were built. */
const keyOf = (rules: DiceRules, p: Position): string =>
  JSON.stringify((rules.facts(p) as { readonly built: unknown }).built)

const options = new Options()

/** All plans looked at, starting with building nothing. The best `width` of each size are built on. */
export function plansFor(rules: DiceRules, from: Position, seat: Seat, width: number): readonly Plan[] {
  const plans: Plan[] = [planOf(rules, from, NO_ACTION)]
  let edge: readonly Plan[] = plans
  while (edge.length > 0) {
    const seen = new Set<string>()
    const next: Plan[] = []
    for (const { p, first } of edge) {
      rules.options(p, seat, options)
      const actions = Array.from({ length: options.length }, (_, i) => options.action(i)).filter(isPlacement)
      for (const action of actions) {
        const built = anotherOf(rules, p)
        rules.apply(built, seat, action)
        const key = keyOf(rules, built)
        if (seen.has(key)) continue
        seen.add(key)
        next.push(planOf(rules, built, first === NO_ACTION ? action : first))
      }
    }
    edge = next
      .sort((one, other) => Math.max(other.points, other.hope) - Math.max(one.points, one.hope))
      .slice(0, width)
    plans.push(...edge)
  }
  return plans
}
