import { expect, it } from 'vitest'
import { copies } from '../src/expansions/base/tiles.ts'
import { dice, game, playAtRandom } from './scripted-game.ts'

/** The means that this project expects from a uniform placement followed by a uniform choice of spot or pass. */
const KNOWN = { score: 19.41, placements: 27.2, turns: 70.98 }
/** A mean over fewer games deviates more. */
const [GAMES, LOOSER] = process.env.BASTIDE_QUICK ? [20, 2.5] : [150, 1]

it('the oracle: games played at random score, branch and last as expected', { timeout: 120_000 }, () => {
  const roll = dice(2016)
  const total = { score: 0, placements: 0, turns: 0 }
  for (let number = 0; number < GAMES; number++) {
    const oracle = game([['D', 0, 0, 0]], 'D', { pile: { ...copies['2016'], 'base/D': 3 } })
    while (oracle.awaited() !== -2) {
      const isPlacing = oracle.facts().step === 'place'
      const options = playAtRandom(oracle, roll)
      if (!isPlacing) continue
      total.turns++
      total.placements += options.length
    }
    for (const score of oracle.facts().scores) total.score += score
  }
  expect(Math.abs(total.score / GAMES / 2 - KNOWN.score)).toBeLessThan(1.5 * LOOSER)
  expect(Math.abs(total.placements / total.turns - KNOWN.placements)).toBeLessThan(0.8 * LOOSER)
  expect(Math.abs(total.turns / GAMES - KNOWN.turns)).toBeLessThan(0.3 * LOOSER)
})
