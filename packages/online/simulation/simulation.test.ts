import { describe, expect, it } from 'vitest'
import { type Simulated, Simulation } from './simulation.ts'

const SEEDS = process.env.BASTIDE_FULL ? 200 : 12
const all: Simulated[] = []

describe('people who play through a server that is slow and fails, over lines that break', () => {
  it.each(Array.from({ length: SEEDS }, (_, i) => 1_000 * (i + 1)))(
    'ONLINE-27 are told everything once, nothing that is not stored, and end with what is so: seed %i',
    async (seed) => {
      const simulated = await new Simulation(seed).run()
      expect(simulated.wrong).toEqual([])
      all.push(simulated)
    },
  )

  it('meet everything that the simulation is for', () => {
    const sum = (of: (one: Simulated) => number): number => all.reduce((total, one) => total + of(one), 0)
    expect(all).toHaveLength(SEEDS)
    expect(sum(({ moves }) => moves) / SEEDS).toBeGreaterThan(8)
    expect(sum(({ takenBack }) => takenBack)).toBeGreaterThan(3)
    expect(sum(({ failures }) => failures) / SEEDS).toBeGreaterThan(3)
    expect(sum(({ returns }) => returns) / SEEDS).toBeGreaterThan(3)
    expect(all.filter(({ isFinished }) => isFinished).length).toBeGreaterThan(0)
  })
})
