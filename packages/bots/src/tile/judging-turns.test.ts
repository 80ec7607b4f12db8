/** The judge of turns says what the plain judge says, whatever is played and with whatever modules. */
import { copyOf, journal, mark, NO_ACTION, NOBODY, Options, type Position, Random, rewind } from '@bastide/kernel'
import { EDITIONS, MODULES, type TileRules, tileGame } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { rotating } from '../../../kernel/sampling/rotating.ts'
import { TileJudge } from './judging.ts'
import { TileTurnJudge } from './judging-turns.ts'
import { weighingOf } from './weighing.ts'
import { FARMER, JOURNEYMAN, RAIDER } from './weights.ts'

const modules = MODULES.slice(1).map(({ id }) => id)
/** Each module, and others by the bits of a number. */
const setups = Array.from({ length: 1 << modules.length }, (_, bits) => ({
  edition: EDITIONS[bits % EDITIONS.length],
  modules: modules.filter((_, i) => (bits & (1 << i)) !== 0),
}))
const FARMERS = ['city-4', 'city-3', 'field-3', 'none']

function rulesOf(setup: object, seats: number): TileRules {
  const composed = tileGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** Everything that may follow a position until chance moves, or somebody else decides; then what can be is passed. */
function outcomes(rules: TileRules, p: Position, see: (p: Position) => void, depth = 0): void {
  const by = rules.awaited(p)
  const before = mark(p)
  if (by < 0 || depth === 2) {
    for (let pass = 0; rules.awaited(p) >= 0 && pass !== NO_ACTION; ) {
      pass = rules.pass(p)
      if (pass !== NO_ACTION) rules.apply(p, rules.awaited(p), pass)
    }
    see(p)
    rewind(p, before)
    return
  }
  const options = new Options()
  rules.options(p, by, options)
  for (let i = 0; i < options.length; i++) {
    rules.apply(p, by, options.action(i))
    outcomes(rules, p, see, depth + 1)
    rewind(p, before)
  }
}

/** Compares both judges on what may follow the positions of a random game, one position of so many. */
function compare(rules: TileRules, weights: typeof JOURNEYMAN, seed: number, every: number): number {
  const random = new Random(seed)
  const plain = new TileJudge(rules, weights)
  const fast = new TileTurnJudge(rules, weighingOf(weights))
  const [expected, said] = [new Float64Array(rules.seats), new Float64Array(rules.seats)]
  const game = rules.start()
  let [moves, compared] = [0, 0]
  for (let by = rules.awaited(game); by !== NOBODY; by = rules.awaited(game)) {
    if (by >= 0 && moves++ % every === 0) {
      const p = copyOf(game)
      journal(p, true)
      plain.ponder(p)
      fast.begin(p)
      outcomes(rules, p, (outcome) => {
        plain.judge(copyOf(outcome), expected)
        fast.judge(outcome, said)
        for (let seat = 0; seat < rules.seats; seat++) expect(said[seat]).toBeCloseTo(expected[seat] as number, 9)
        compared++
      })
    }
    rules.apply(game, by, rules.sample(game, by, random))
  }
  return compared
}

describe('the judge of turns', () => {
  test.each(rotating(setups, 8))('agrees with the plain one: $edition $modules', (setup) => {
    const seed = setups.indexOf(setup)
    const rules = rulesOf(setup, 2 + (seed % 4))
    expect(compare(rules, [JOURNEYMAN, FARMER, RAIDER][seed % 3] as typeof JOURNEYMAN, seed, 17)).toBeGreaterThan(50)
  })

  test.each(FARMERS)('agrees with the plain one where farmers are paid by %s', (farmers) => {
    const rules = rulesOf({ edition: '2016', options: { farmers } }, 2)
    expect(compare(rules, JOURNEYMAN, 1, 7)).toBeGreaterThan(50)
  })
})
