import { CHANCE, Options, Random } from '@bastide/kernel'
import { checkLaws } from '@bastide/kernel/laws'
import { describe, expect, test } from 'vitest'
import { trialSetup } from '../oracle/trials.ts'
import { EDITIONS, MODULES, type TileRules, tileGame } from './index.ts'

function rulesOf(setup: unknown, seats: number): TileRules {
  const composed = tileGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

describe('the tile game', () => {
  test('keeps the laws, over editions, modules, options and seats', () => {
    const games = process.env.BASTIDE_QUICK ? 3 : 30
    for (let seed = 1; seed <= games; seed++) {
      const { setup, seats } = trialSetup(seed)
      checkLaws(rulesOf(setup, seats), seed)
    }
  })

  test('draws with the copies left as weights', () => {
    for (const edition of EDITIONS) {
      const rules = rulesOf({ edition, modules: MODULES.slice(1).map(({ id }) => id) }, 2)
      const random = new Random(5)
      const options = new Options()
      const p = rules.start()
      for (let by = rules.awaited(p); by >= CHANCE; by = rules.awaited(p)) {
        if (by === CHANCE) {
          rules.options(p, by, options)
          const weights = Array.from({ length: options.length }, (_, i) => [
            (rules.toMove(p, options.action(i)) as { draw: string }).draw,
            options.weight(i),
          ])
          const { pile } = rules.view(p, 0, ['tiles-left'])
          expect(Object.fromEntries(weights)).toEqual(pile.tiles)
          expect(options.totalWeight).toBe(pile.left)
        }
        rules.apply(p, by, rules.sample(p, by, random))
      }
    }
  })

  test('samples every option about as often as its weight says', () => {
    const rules = rulesOf({ edition: '2016' }, 3)
    const random = new Random(11)
    const options = new Options()
    const p = rules.start()
    for (let moves = 0; moves < 40; moves++) rules.apply(p, rules.awaited(p), rules.sample(p, rules.awaited(p), random))
    for (let moves = 0; moves < 9; moves++) {
      const by = rules.awaited(p)
      rules.options(p, by, options)
      const draws = 400 * options.totalWeight
      const seen = new Map<number, number>()
      for (let i = 0; i < draws; i++) {
        const action = rules.sample(p, by, random)
        seen.set(action, (seen.get(action) ?? 0) + 1)
      }
      for (let i = 0; i < options.length; i++) {
        const expected = 400 * options.weight(i)
        // Six standard deviations: wrong odds are far outside, and a correct sampler fails once in a hundred million
        // looks.
        expect(Math.abs((seen.get(options.action(i)) ?? 0) - expected)).toBeLessThan(6 * Math.sqrt(expected))
      }
      rules.apply(p, by, rules.sample(p, by, random))
    }
  })
})
