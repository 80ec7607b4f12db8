import { mark, Options, Random, record, rewind } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { trialSetup } from '../../oracle/trials.ts'
import { deploymentOf, placementOf, type TileRules, tileGame, wholeTurn } from '../index.ts'

/** Looks at the position before each placement of random games over the whole form. */
function beforePlacements(games: number, look: (rules: TileRules, p: ReturnType<TileRules['start']>) => void): void {
  for (let seed = 1; seed <= games; seed++) {
    const { setup, seats } = trialSetup(seed)
    const composed = tileGame.compose(setup, seats)
    if (!composed.ok) throw new Error(composed.reason)
    const rules = composed.value
    const random = new Random(seed)
    const p = rules.start()
    record(p, true)
    for (let by = rules.awaited(p); by >= -1; by = rules.awaited(p)) {
      if (rules.view(p, -3).step === 'place') look(rules, p)
      rules.apply(p, by, rules.sample(p, by, random))
    }
  }
}

const games = process.env.BASTIDE_QUICK ? 10 : 40

describe('whole turns', () => {
  test('are every placement with every deployment that may follow it, once each', () => {
    const [placements, deployments, whole] = [new Options(), new Options(), new Options()]
    beforePlacements(games, (rules, p) => {
      const seat = rules.awaited(p)
      const expected: number[] = []
      rules.options(p, seat, placements)
      for (let i = 0; i < placements.length; i++) {
        const here = mark(p)
        rules.apply(p, seat, placements.action(i))
        rules.options(p, seat, deployments)
        for (let j = 0; j < deployments.length; j++) expected.push(wholeTurn(placements.action(i), deployments.action(j)))
        rewind(p, here)
      }
      rules.wholeTurns(p, whole)
      const listed = Array.from({ length: whole.length }, (_, i) => whole.action(i))
      expect(listed.sort()).toEqual(expected.sort())
    })
  })

  test('are foreseen for a single placement too', () => {
    const [whole] = [new Options()]
    beforePlacements(4, (rules, p) => {
      rules.wholeTurns(p, whole)
      const bits = new Map<number, number>()
      for (let i = 0; i < whole.length; i++) {
        const deployed = deploymentOf(whole.action(i))
        // A kind of figure has eight actions, and `spots` was asked for the first kind.
        if (deployed > 8) continue
        const placed = placementOf(whole.action(i))
        bits.set(placed, (bits.get(placed) ?? 0) | (deployed === 0 ? 0 : 1 << ((deployed - 1) & 7)))
      }
      for (const [placed, open] of bits) expect(rules.spots(p, placed, 0)).toBe(open)
    })
  })
})
