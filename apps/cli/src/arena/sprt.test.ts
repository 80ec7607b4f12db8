import { Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { shareOf } from './intervals.ts'
import { likelihoodRatio, SequentialTest, SPRT_BOUNDS } from './sprt.ts'

describe('a sequential test', () => {
  test('ends at the bounds for one error in twenty', () => {
    expect(SPRT_BOUNDS.high).toBeCloseTo(2.944438979, 8)
    expect(SPRT_BOUNDS.low).toBeCloseTo(-2.944438979, 8)
  })

  test("weighs pairs as a constrained maximum of the likelihood does: SciPy's SLSQP found these", () => {
    expect(likelihoodRatio([12, 40, 90, 60, 18], { elo0: 0, elo1: 10 })).toBeCloseTo(1.472245, 4)
    expect(likelihoodRatio([3, 20, 50, 25, 2], { elo0: 0, elo1: 10 })).toBeCloseTo(0.010338, 4)
  })

  test("without ties it is Wald's own", () => {
    const [s0, s1] = [shareOf(0), shareOf(20)]
    const wald = 60 * Math.log(s1 / s0) + 40 * Math.log((1 - s1) / (1 - s0))
    // What nobody has seen is not impossible, which makes a difference in the fifth digit.
    expect(likelihoodRatio([40, 0, 60], { elo0: 0, elo1: 20 })).toBeCloseTo(wald, 3)
    expect(likelihoodRatio([0, 0, 0], { elo0: 0, elo1: 20 })).toBeCloseTo(0, 12)
  })

  test('stops at its verdict, and hears no more', () => {
    const sure = new SequentialTest({ elo0: 0, elo1: 50 }, 2)
    for (let deal = 0; deal < 100; deal++) sure.add(deal % 4 === 0 ? 0.5 : 1)
    const { verdict, deals, llr } = sure.tested
    expect(verdict).toBe('elo1')
    expect(deals).toBeLessThan(60)
    expect(llr).toBeGreaterThan(SPRT_BOUNDS.high)
    sure.add(0)
    expect(sure.tested).toEqual({ elo0: 0, elo1: 50, ...SPRT_BOUNDS, llr, verdict, deals })
    expect(new SequentialTest({ elo0: 0, elo1: 50 }, 2).tested.verdict).toBe('open')
  })

  test('is wrong in about one of twenty cases at its own hypotheses', () => {
    const wrong = { elo0: 0, elo1: 0 }
    const random = new Random(5)
    const times = 100
    for (const truth of ['elo0', 'elo1'] as const) {
      const share = shareOf(truth === 'elo0' ? 0 : 100)
      for (let time = 0; time < times; time++) {
        const trial = new SequentialTest({ elo0: 0, elo1: 100 }, 1)
        while (trial.tested.verdict === 'open') trial.add(random.below(1_000_000) < share * 1_000_000 ? 1 : 0)
        if (trial.tested.verdict !== truth) wrong[truth]++
      }
    }
    // Twelve would be three standard deviations too many.
    expect(wrong.elo0).toBeLessThan(12)
    expect(wrong.elo1).toBeLessThan(12)
  })
})
