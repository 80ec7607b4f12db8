import { Options, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { agreeOnOneGame } from '../oracle/agreement.ts'
import { keepLawsForGames, keepLawsForTurns } from '../oracle/keeping-laws.ts'
import { waysOfThrows } from '../oracle/throws.ts'
import { trialSetup } from '../oracle/trials.ts'
import { rulesOf } from '../scenarios/scenario.ts'
import { countsOf, listThrows } from './dice/throw.ts'
import { FACES } from './index.ts'

const quick = process.env.BASTIDE_QUICK !== undefined
/** For longer runs: `BASTIDE_DICE_TURNS=100000 BASTIDE_DICE_GAMES=300`. */
const asked = (name: string, usual: number, few: number): number => Number(process.env[name] ?? (quick ? few : usual))
const turns = asked('BASTIDE_DICE_TURNS', 150, 30)
const games = asked('BASTIDE_DICE_GAMES', 1, 0)
const HOURS = 3 * 3_600_000

describe('the dice game', () => {
  test('keeps the laws, over seats, options and dice', { timeout: HOURS }, () => {
    expect(keepLawsForTurns(turns)).toBeGreaterThan(0)
  })

  test('keeps the laws in games to 42', { timeout: HOURS }, () => {
    keepLawsForGames(games)
  })

  test('is played by the core as by the oracle, move by move', { timeout: HOURS }, () => {
    for (let seed = 1, played = 0; played < 2 * turns; seed++) {
      const { setup, seats } = trialSetup(seed)
      played += agreeOnOneGame(setup, seats, seed)
    }
    for (let seed = 1; seed < games; seed++) {
      const { setup, seats } = trialSetup(seed, 42)
      agreeOnOneGame(setup, seats, seed)
    }
  })

  test('throws with the ways in which single dice come to it as weights', () => {
    for (const faces of [
      FACES,
      ['NE', 'NE', 'NE', 'N', 'knight', 'catapult'],
      ['NEW', 'N E', 'N E', 'knight', 'knight', 'catapult'],
    ]) {
      const set = rulesOf({ faces }).dice
      const options = new Options()
      for (let dice = 1; dice <= 9; dice++) {
        options.clear()
        listThrows(set, dice, options)
        const listed = Array.from({ length: options.length }, (_, i) => {
          const thrown = Object.entries(countsOf(set, options.action(i))).flatMap(([face, count]) =>
            Array.from({ length: count }, () => face),
          )
          return [thrown.sort().join('|'), options.weight(i)] as const
        })
        expect(new Map(listed)).toEqual(new Map(waysOfThrows(faces, dice)))
        expect(options.totalWeight).toBe(6 ** dice)
      }
    }
  })

  test('samples throws and placements about as often as their weight says', () => {
    const rules = rulesOf()
    const random = new Random(11)
    const options = new Options()
    const p = rules.start()
    const play = (move: object): void => {
      const action = rules.toAction(p, move)
      if (!action.ok) throw new Error(action.reason)
      rules.apply(p, rules.awaited(p), action.value)
    }
    const look = (samples: number): void => {
      const by = rules.awaited(p)
      rules.options(p, by, options)
      const seen = new Map<number, number>()
      for (let i = 0; i < samples; i++) {
        const action = rules.sample(p, by, random)
        seen.set(action, (seen.get(action) ?? 0) + 1)
      }
      expect([...seen.keys()].every((action) => options.has(action))).toBe(true)
      for (let i = 0; i < options.length; i++) {
        const expected = (samples * options.weight(i)) / options.totalWeight
        // Six standard deviations: wrong odds lie far outside, and a correct sampler fails once in a hundred million
        // checks.
        expect(Math.abs((seen.get(options.action(i)) ?? 0) - expected)).toBeLessThan(6 * Math.sqrt(expected) + 6)
      }
    }
    look(200_000)
    play({ throw: { NEW: 2, NE: 2, 'N E': 1, 'N S': 1, knight: 3 } })
    look(10_000)
    play({ place: 'NEW', at: [0, 0], turn: 0 })
    look(40_000)
    play({ place: 'N E', at: [0, -1], turn: 1 })
    play({ keep: 'knight' })
    play({ place: 'NE', at: [1, 0], turn: 3 })
    look(40_000)
    for (let i = 0; i < 2; i++) play({ keep: 'knight' })
    look(40_000)
    play({ again: true })
    look(60_000)
  })
})
