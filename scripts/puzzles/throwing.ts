/**
 * The points that a turn of the dice game brings on average, exactly: over all throws, with the best that can be built
 * from each. Only for the last throw of a turn and what follows it.
 */
import { type DiceRules, WORTH } from '@bastide/dice-game'
import { CHANCE, copyOf, Options, type Position, type Seat } from '@bastide/kernel'
import { countLoose, looseDice } from '../../packages/dice-game/src/columns.ts'
import { countBits } from '../../packages/dice-game/src/dice/dice-set.ts'
import { DICE } from '../../packages/dice-game/src/faces.ts'
import { ReachSearch } from '../../packages/dice-game/src/insight/reach.ts'
import { Sketch } from '../../packages/dice-game/src/insight/sketch.ts'
import { type Fraction, fractionOf } from './fraction.ts'
import { TooLarge } from './turns.ts'

const SIDES = 6
const MOST_LAYOUTS = 200_000

/** The most points that can be built from the dice that lie there after the last throw. */
function mostBuilt(rules: DiceRules, p: Position): number {
  const sketch = new Sketch(rules.dice, p)
  const sure = sketch
    .cities()
    .reduce((largest, { dice, open }) => (open.length === 0 ? Math.max(largest, countBits(dice)) : largest), 0)
  const room = Array.from({ length: rules.dice.cities }, (_, face) => looseDice.get(p, face))
  const left = room.reduce((sum, count) => sum + count, 0)
  const { dice, isExact } =
    left === 0
      ? { dice: sure, isExact: true }
      : new ReachSearch(sketch).run({ room, left, sure, ceiling: DICE }, MOST_LAYOUTS)
  if (!isExact) throw new TooLarge()
  return (WORTH[dice] as number) * (rules.isDoubled(p) ? 2 : 1)
}

/** What the seat gains in this turn from here on: it has just scored, or it has just decided to throw again. */
export function pointsExpected(rules: DiceRules, p: Position, seat: Seat, before: number, dice: number): Fraction {
  const gained = rules.score(p, seat) - before
  if (gained > 0 || rules.awaited(p) !== CHANCE || dice === 0) return fractionOf(gained, 1)
  const options = new Options()
  rules.options(p, CHANCE, options)
  let sum = 0
  for (let i = 0; i < options.length; i++) {
    const thrown = copyOf(p)
    rules.apply(thrown, CHANCE, options.action(i))
    // All loose dice have gone to catapults: what is built counts only if the seat still decides.
    if (rules.awaited(thrown) !== seat) continue
    if (rules.throwsLeft(thrown) > 0) throw new TooLarge()
    sum += options.weight(i) * mostBuilt(rules, thrown)
  }
  return fractionOf(sum / options.totalWeight, SIDES ** dice)
}

/** The dice that a turn throws again, or 0 if it ends without. */
export const thrownAgain = (before: Position, moves: readonly object[]): number =>
  moves.some((move) => 'again' in move) ? countLoose(before) - (moves.length - 1) : 0
