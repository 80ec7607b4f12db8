/** The laws for bots: they play by the rules, from a guess, and the same way from the same seed. */
import { type Action, type AnyRules, NOBODY, Options, type Position, Random, type Seat } from '@bastide/kernel'
import { MODULES, NAMED_SETUPS, type TileHappening, type TileRules, tileGame } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { stonesRules } from '../../kernel/example/stones.ts'
import { rotating } from '../../kernel/sampling/rotating.ts'
import { BOTS, type Bot, botFor } from './index.ts'

function rulesOf(setup: unknown, seats: number): TileRules {
  const composed = tileGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

const bot = (id: string): Bot => {
  const found = botFor('tile', id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}

interface Played {
  readonly scores: readonly number[]
  readonly actions: readonly Action[]
  readonly told: readonly TileHappening[]
}

/**
 * Plays a game. Chance and each player have random numbers of their own. `look` sees each choice before it is applied.
 */
function play(
  rules: AnyRules,
  players: readonly Bot[],
  seed: number,
  look?: (p: Position, seat: Seat, action: Action) => void,
): Played {
  const chance = new Random(seed)
  const random = new Random(seed + 1000)
  const p = rules.start()
  const actions: Action[] = []
  const told: TileHappening[] = []
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    const action =
      by < 0
        ? rules.sample(p, by, chance)
        : (players[by] as Bot).choose(rules, rules.determinize(p, random), by, random, BRIEFLY)
    if (by >= 0) look?.(p, by, action)
    actions.push(action)
    rules.apply(p, by, action, (happening) => told.push(happening as TileHappening))
  }
  return { scores: Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat)), actions, told }
}

const quick = process.env.BASTIDE_QUICK !== undefined
const everything = { edition: '2016', modules: MODULES.slice(1).map(({ id }) => id) }

/** Masters think as long as they are given. Here it is little, since nothing depends on how well they play. */
const BRIEFLY = { outcomes: 100 } as const

/** The bots that play the tile game. */
const OF_TILES = BOTS.filter(({ game }) => game === null || game === 'tile')
/** Masters differ in weights and time only, and think longer than all others together: they take turns. */
const MASTERS = OF_TILES.filter(({ milliseconds }) => milliseconds > 0)
const QUICK_ONES = OF_TILES.filter(({ milliseconds }) => milliseconds === 0)

describe('bots', () => {
  test('are found by game and id', () => {
    expect(OF_TILES.map(({ id }) => id)).toEqual([
      'random',
      'apprentice',
      'journeyman',
      'journeyman-builder',
      'journeyman-farmer',
      'journeyman-raider',
      ...['master', 'master-builder', 'master-farmer', 'master-raider'],
      ...['grandmaster', 'grandmaster-builder', 'grandmaster-farmer', 'grandmaster-raider'],
    ])
    for (const game of ['dice', 'card'])
      for (const id of ['apprentice', 'journeyman', 'master', 'grandmaster'])
        expect(botFor(game, id)).toMatchObject({ id, game })
    for (const { id, game } of BOTS) {
      expect(botFor('tile', id)?.id).toBe(id)
      expect(botFor('stones', id)?.id).toBe(game === null ? id : undefined)
    }
    expect(botFor('tile', 'toString')).toBeUndefined()
  })

  test('choose one of their options, in every named setup and at tables of one to five, wherever a game may lead', () => {
    const options = new Options()
    const setups = quick ? rotating(NAMED_SETUPS, Math.ceil(NAMED_SETUPS.length / 3)) : NAMED_SETUPS
    setups.forEach(({ name, setup }, i) => {
      for (const seats of quick ? [1 + (i % 5)] : [1, 2, 3, 4, 5]) {
        const rules = rulesOf(setup, seats)
        const random = new Random(i)
        const master = MASTERS[(i + seats) % MASTERS.length] as Bot
        const asking = quick && i % 4 > 0 ? QUICK_ONES : [...QUICK_ONES, master]
        let asked = i
        // Random players reach positions that no better player would; the others are asked now and then what they would
        // do there.
        play(rules, new Array(seats).fill(bot('random')), seats, (p, seat) => {
          const { id, choose } = asking[asked++ % 23] ?? bot('random')
          rules.options(p, seat, options)
          expect(
            options.has(choose(rules, rules.determinize(p, random), seat, random, BRIEFLY)),
            `${id}, ${name}, ${seats} seats`,
          ).toBe(true)
        })
      }
    })
  })

  test('answer at every step at which a seat is asked, with all modules in play', () => {
    const rules = rulesOf(everything, 3)
    const options = new Options()
    const random = new Random(1)
    const [asked, answered] = [new Set<string>(), new Set<string>()]
    for (let seed = 1; seed <= (quick ? 2 : 5); seed++) {
      play(rules, new Array(3).fill(bot('random')), seed, (p, seat) => {
        if (rules.isPlacing(p)) return
        const { step } = rules.view(p, seat)
        asked.add(step)
        rules.options(p, seat, options)
        if (step === 'deploy' || options.length === 1) return
        expect(options.has(bot('journeyman').choose(rules, rules.determinize(p, random), seat, random)), step).toBe(
          true,
        )
        answered.add(step)
      })
    }
    expect([...asked].filter((step) => !answered.has(step)).sort()).toEqual(['deploy'])
  })

  test('play the same game from the same seed, and another from another, whatever they have played before', () => {
    const small = rulesOf(
      { edition: '2016', pile: { 'base/E': 4, 'base/U': 4, 'base/V': 4, 'base/N': 3, 'base/B': 2 } },
      2,
    )
    const played = quick ? rotating(QUICK_ONES, 2) : [...QUICK_ONES, ...rotating(MASTERS)]
    for (const { id } of played) {
      const two = [bot(id), bot('journeyman')]
      const first = play(small, two, 7).actions
      expect(play(small, two, 8).actions, id).not.toEqual(first)
      expect(play(small, two, 7).actions, id).toEqual(first)
      expect(play(rulesOf({ edition: '2016' }, 2), [bot(id), bot('random')], 8).actions.length).toBeGreaterThan(
        first.length,
      )
      expect(play(small, two, 7).actions, id).toEqual(first)
    }
  })
})

describe('the wanderer', () => {
  test('takes what the rules would sample, in any game', () => {
    for (const rules of [rulesOf({ edition: '2000' }, 2), stonesRules() as AnyRules]) {
      const chosen = play(rules, [bot('random'), bot('random')], 5).actions
      const [chance, random] = [new Random(5), new Random(1005)]
      const p = rules.start()
      for (const action of chosen) {
        const by = rules.awaited(p)
        expect(by < 0 ? rules.sample(p, by, chance) : rules.sample(rules.determinize(p, random), by, random)).toBe(
          action,
        )
        rules.apply(p, by, action)
      }
    }
  })
})

const toldTo = (seat: Seat, played: readonly Played[]): readonly TileHappening[] =>
  played.flatMap(({ told }) => told).filter((one) => one.seat === seat)

const farmersOf = (played: readonly Played[]): number =>
  toldTo(0, played).filter(({ kind, feature }) => kind === 'deployed' && feature?.kind === 'field').length

/** Points for completed cities. */
const cityPointsOf = (played: readonly Played[]): number =>
  toldTo(0, played).reduce((sum, { clause, points }) => sum + (clause === 'BASE-13' ? points : 0), 0)

describe('a journeyman', () => {
  const games = quick ? 2 : 20

  test('beats the wanderer every time', () => {
    const rules = rulesOf({ edition: '2016' }, 2)
    for (let game = 0; game < games; game++) {
      const own = game % 2
      const players = own === 0 ? [bot('journeyman'), bot('random')] : [bot('random'), bot('journeyman')]
      const { scores } = play(rules, players, game)
      expect(scores[own], `game ${game}`).toBeGreaterThan(scores[1 - own] as number)
    }
  })

  test('beats the wanderer with every module in play, and at a full table', () => {
    for (const seats of quick ? rotating([2, 5]) : [2, 5]) {
      const players = Array.from({ length: seats }, (_, seat) => bot(seat === 0 ? 'journeyman' : 'random'))
      const { scores } = play(rulesOf(everything, seats), players, seats)
      expect(scores[0]).toBe(Math.max(...scores))
    }
  })

  const over = (count: number, id: string, other: string): readonly Played[] => {
    const rules = rulesOf({ edition: '2016' }, 2)
    return Array.from({ length: count }, (_, seed) => play(rules, [bot(id), bot(other)], seed))
  }

  // These two are about averages, which take many games.
  test.skipIf(quick)('who farms has more farmers, and who builds has more of cities', () => {
    const count = 6
    const [farmer, builder] = [over(count, 'journeyman-farmer', 'random'), over(count, 'journeyman-builder', 'random')]
    expect(farmersOf(farmer)).toBeGreaterThan(1.3 * farmersOf(builder))
    expect(cityPointsOf(builder)).toBeGreaterThan(1.1 * cityPointsOf(farmer))
  })

  test.skipIf(quick)('who raids leaves the other fewer points', () => {
    const left = (id: string): number =>
      over(12, id, 'journeyman').reduce((sum, { scores }) => sum + (scores[1] as number), 0)
    expect(left('journeyman-raider')).toBeLessThan(0.97 * left('journeyman'))
  })
})
