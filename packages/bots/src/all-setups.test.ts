/** No bot plays an illegal move, whatever is composed: two editions, four ways to pay farmers, and all modules. */
import { NOBODY, Options, Random } from '@bastide/kernel'
import { EDITIONS, MODULES, tileGame } from '@bastide/tile-game'
import { expect, test } from 'vitest'
import { rotating } from '../../kernel/sampling/rotating.ts'
import { BOTS, type Bot } from './index.ts'

const modules = MODULES.slice(1).map(({ id }) => id)
const FARMERS = ['city-4', 'city-3', 'field-3', 'none']
const SETUPS = EDITIONS.flatMap((edition) =>
  FARMERS.flatMap((farmers) =>
    Array.from({ length: 1 << modules.length }, (_, bits) => ({
      edition,
      modules: modules.filter((__, i) => (bits & (1 << i)) !== 0),
      options: { farmers },
    })),
  ),
)

const BRIEFLY = { outcomes: 60 } as const
const OF_TILES = BOTS.filter(({ game }) => game === 'tile')
/** Of so many decisions of a game one is put to a bot. */
const EVERY = 17

const quick = process.env.BASTIDE_QUICK !== undefined
/** Neighbours are alike, so a day's share is spread over the list: the step has no factor in common with its length. */
const SPREAD = SETUPS.map((_, i) => SETUPS[(389 * i) % SETUPS.length] as (typeof SETUPS)[number])

test('there are 1,024 setups with seven modules', () => {
  expect(new Set(SETUPS.map((setup) => JSON.stringify(setup))).size).toBe(8 << modules.length)
})

test.each(rotating(SPREAD, quick ? 3 : 16))(
  'bots choose one of their options: $edition $options.farmers $modules',
  (setup) => {
    const seats = 2 + (setup.modules.length % 4)
    const composed = tileGame.compose(setup, seats)
    if (!composed.ok) throw new Error(composed.reason)
    const rules = composed.value
    const options = new Options()
    const random = new Random(SETUPS.indexOf(setup))
    const p = rules.start()
    let [decisions, asked] = [random.below(EVERY), random.below(OF_TILES.length)]
    for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
      let action = rules.sample(p, by, random)
      if (by >= 0 && decisions++ % EVERY === 0) {
        const bot = OF_TILES[asked++ % OF_TILES.length] as Bot
        action = bot.choose(rules, rules.determinize(p, random), by, random, BRIEFLY)
        rules.options(p, by, options)
        expect(options.has(action), bot.id).toBe(true)
      }
      // What it chose is played, so that a bot is also asked how to go on with a turn of another.
      rules.apply(p, by, action)
    }
    expect(asked).toBeGreaterThan(4)
  },
)
