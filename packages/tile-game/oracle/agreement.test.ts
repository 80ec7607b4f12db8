import { describe, expect, test } from 'vitest'
import { today } from '../../kernel/sampling/rotating.ts'
import { MODULES, tileGame } from '../src/index.ts'
import { agreeOnOneGame, Disagreement, type TrialSetup } from './agreement.ts'
import { everySetup, goingRound, SETUPS, trialSetup } from './trials.ts'

const games = process.env.BASTIDE_QUICK ? 4 : 50

describe('the core and the oracle', () => {
  test('agree after every move of random games, over editions, modules, options, piles and seats', () => {
    for (let seed = 1; seed <= games; seed++) {
      const { setup, seats } = trialSetup(seed)
      expect(agreeOnOneGame(setup, seats, seed)).toBeGreaterThanOrEqual(0)
    }
  })

  // A few setups each day, different ones from day to day. The title says which, and BASTIDE_DAY plays them again.
  const sample = today()
  const samples = process.env.BASTIDE_QUICK ? 2 : 16
  test(`agree on a sample of all setups (BASTIDE_DAY=${sample})`, () => {
    for (let i = 0; i < samples; i++) {
      const trial = sample * samples + i
      const { setup, seats } = everySetup(trial)
      expect(agreeOnOneGame(setup, seats, trial)).toBeGreaterThan(0)
    }
  })

  test('know every setup: sets of modules, editions, two seats and more', () => {
    const seen = new Set(
      Array.from({ length: SETUPS }, (_, trial) => everySetup(trial)).map(
        ({ setup, seats }) => `${setup.edition} ${seats} ${setup.modules}`,
      ),
    )
    expect(seen.size).toBe(SETUPS)
    expect(SETUPS).toBe(2 ** tileGame.form.modules.length * 2 * 4)
    expect(everySetup(SETUPS + 5)).toMatchObject({
      seats: everySetup(5).seats,
      setup: { edition: everySetup(5).setup.edition, modules: everySetup(5).setup.modules },
    })
  })

  test('agree from start layouts of several tiles', () => {
    const start: TrialSetup['start'] = [
      { tile: 'base/D', at: [0, 0], turn: 0 },
      { tile: 'base/U', at: [1, 0], turn: 0 },
      { tile: 'base/E', at: [0, -1], turn: 2 },
      { tile: 'base/X', at: [-1, 0], turn: 0 },
    ]
    for (let seed = 1; seed <= 4; seed++) agreeOnOneGame({ edition: seed % 2 ? '2000' : '2016', start }, 2, seed)
  })

  test('agree from starts with figures, also in features that several share', () => {
    const knight = { seat: 1, figure: 'follower', on: 'city:N' }
    const start: TrialSetup['start'] = [
      { tile: 'base/D', at: [0, 0], turn: 0, figures: [knight, { ...knight, seat: 0 }, knight] },
      { tile: 'base/U', at: [1, 0], turn: 0, figures: [{ seat: 0, figure: 'follower', on: 'field:NNW' }] },
    ]
    for (let seed = 1; seed <= 4; seed++) agreeOnOneGame({ edition: seed % 2 ? '2000' : '2016', start }, 2, seed)
  })

  test('agree where the setup itself brings what a module would', () => {
    for (const { id, start } of MODULES.slice(1)) {
      const brought = start?.('2016')
      if (brought !== undefined) agreeOnOneGame({ edition: '2016', modules: [id], start: brought }, 2, 1)
    }
  })

  test('would be told apart by a single rule', () => {
    // The oracle gets another value for small cities than the core: in some game one is closed, and the scores differ.
    const differ = Array.from({ length: 12 }, (_, seed) => {
      try {
        agreeOnOneGame({ edition: '2016' }, 2, seed, { edition: '2016', options: { 'small-city': 2 } })
        return false
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(Disagreement)
        return true
      }
    })
    expect(differ).toContain(true)
  })

  test('draw their trials from the whole form', () => {
    const trials = Array.from({ length: 400 }, (_, seed) => trialSetup(seed))
    const seen = (look: (setup: TrialSetup, seats: number) => unknown) =>
      new Set(trials.map(({ setup, seats }) => look(setup, seats)))
    expect(seen((_, seats) => seats).size).toBe(5)
    expect(seen((setup) => `${setup.edition} ${setup.options?.farmers}`).size).toBe(8)
    expect(seen((setup) => setup.pile !== undefined).size).toBe(2)
  })

  test('try every set of modules with every edition, number of seats and farmer rule', () => {
    const sets = 2 ** tileGame.form.modules.length
    const everything = new Set(Array.from({ length: 40 * sets }, (_, seed) => JSON.stringify(goingRound(seed))))
    expect(everything.size).toBe(40 * sets)
  })
})
