import { GAMES } from '@bastide/catalog'
import { demand, NOBODY, Random } from '@bastide/kernel'
import { expect, test } from 'vitest'
import type { GameView } from '../playing/game-page.ts'
import { type Tip, tipFor } from '../playing/tips.ts'

const TIPS = import.meta.glob<readonly Tip[]>('./*/tips.ts', { eager: true, import: 'tips' })
const SEEDS = [1, 2, 3, 4, 5]

/** What a newcomer in seat 0 is told in games played at random, in this order. */
function toldIn(game: string, tips: readonly Tip[]): readonly string[] {
  const { compose, form } = GAMES.find(({ id }) => id === game) as (typeof GAMES)[number]
  const rules = demand(compose(form.editions.length > 0 ? { edition: '2016' } : {}, 2))
  const told = new Set<string>()
  for (const seed of SEEDS) {
    const random = new Random(seed)
    const p = rules.start()
    for (let by = rules.awaited(p); by !== NOBODY && told.size < tips.length; by = rules.awaited(p)) {
      // One aid is enough to have aids, and others take their time.
      const tip = by === 0 ? tipFor(tips, rules.view(p, by, form.aids?.slice(0, 1)) as GameView, told) : null
      if (tip !== null) told.add(tip)
      rules.apply(p, by, rules.sample(p, by, random))
    }
  }
  return [...told]
}

test.each(Object.entries(TIPS).map(([path, tips]) => [path.split('/')[1] as string, tips] as const))(
  'every tip of the %s game is told sooner or later, and once',
  (game, tips) => {
    const told = toldIn(game, tips)
    expect([...told].sort()).toEqual(tips.map(({ says }) => says).sort())
    // What everyone must know comes first.
    expect(told[0]).toBe(tips[0]?.says)
  },
)

test('nothing is told where nothing matters, or everything was told', () => {
  const view = {} as GameView
  expect(tipFor([{ says: 'tip.close', when: () => false }], view, new Set())).toBeNull()
  expect(tipFor([{ says: 'tip.close', when: () => true }], view, new Set(['tip.close']))).toBeNull()
})
