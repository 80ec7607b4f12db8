/** The plain solution by layouts is that of the rules themselves, wherever these can manage it. */
import { type DiceRules, diceGame } from '@bastide/dice-game'
import { CHANCE, demand, NOBODY, Random } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { trialSetup } from '../../../dice-game/oracle/trials.ts'
import { rotating } from '../../../kernel/sampling/rotating.ts'
import { TooLarge } from './plain-layouts.ts'
import { PlainSolution } from './plain-solution.ts'
import { PlainTurn, type Worth } from './plain-turn.ts'

const POSITIONS = process.env.BASTIDE_QUICK === undefined ? 20 : 6
const worth: Worth = (points, knight, catapults) => (catapults ? 42 : knight ? 9 : points)

/** How many positions of some turns both solve, and whether they agree. */
function compare(rules: DiceRules, seed: number, most: number): number {
  const random = new Random(seed)
  let compared = 0
  let p = rules.start()
  for (let moves = 0; moves < 4000 && compared < most; moves++) {
    const by = rules.awaited(p)
    if (by === NOBODY) p = rules.start()
    else {
      if (by !== CHANCE && rules.looseDice(p) > 0 && rules.looseDice(p) <= 3 + (rules.throwsLeft(p) === 0 ? 1 : 0))
        try {
          const plain = new PlainTurn(rules, by, worth, 8000).of(p)
          expect(new PlainSolution(rules, worth, 100_000).of(p)).toBeCloseTo(plain, 9)
          compared++
        } catch (thrown) {
          if (!(thrown instanceof TooLarge)) throw thrown
        }
      let action = rules.sample(p, by, random)
      if (by >= 0 && action === rules.pass(p)) action = rules.sample(p, by, random)
      rules.apply(p, by, action)
    }
  }
  return compared
}

test('with the usual dice', { timeout: 60_000 }, () => {
  const rules = demand(diceGame.compose({ options: { target: 200 } }, 2))
  expect(compare(rules, 3, POSITIONS)).toBe(POSITIONS)
})

test('with dice of a setup, which need not have a mirror image', { timeout: 60_000 }, () => {
  for (const seed of rotating([3, 4, 9, 10, 15, 16], 2)) {
    const { setup, seats } = trialSetup(seed)
    const options = { ...(setup as { options?: object }).options, target: 200, forced: 'no' }
    compare(demand(diceGame.compose({ ...(setup as object), options }, seats)), seed, 8)
  }
})
