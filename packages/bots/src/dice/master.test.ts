import { type DiceRules, diceGame, NAMED_SETUPS } from '@bastide/dice-game'
import { type Action, CHANCE, demand, NOBODY, Options, type Position, Random, type Thinking } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { trialSetup } from '../../../dice-game/oracle/trials.ts'
import { rotating } from '../../../kernel/sampling/rotating.ts'
import type { Bot } from '../bot.ts'
import { diceMasters } from './master.ts'

const [diceMaster, diceGrandmaster] = diceMasters as readonly [Bot, Bot]
const quick = process.env.BASTIDE_QUICK !== undefined
/** Where it does not matter how well it plays. */
const BRIEFLY: Thinking = { outcomes: 20_000 }

const rulesOf = (setup: unknown, seats = 2): DiceRules => demand(diceGame.compose(setup, seats))

/** Plays masters against each other, and looks at each choice. */
function play(rules: DiceRules, seed: number, most: number, thinking = BRIEFLY): readonly Action[] {
  const random = new Random(seed)
  const options = new Options()
  const actions: Action[] = []
  const p = rules.start()
  for (let by = rules.awaited(p); by !== NOBODY && actions.length < most; by = rules.awaited(p)) {
    if (by === CHANCE) actions.push(rules.sample(p, by, random))
    else {
      const guess = rules.determinize(p, random)
      const action = diceMaster.choose(rules, guess, by, random, thinking)
      rules.options(p, by, options)
      expect(options.has(action)).toBe(true)
      expect(rules.facts(guess)).toEqual(rules.facts(p))
      actions.push(action)
    }
    rules.apply(p, by, actions.at(-1) as Action)
  }
  return actions
}

/** Twelve setups with options of every kind, half of them with dice of their own, and the named ones. */
const TRIALS = [
  ...[3, 4, 9, 10, 15, 16, 21, 22, 27, 28, 33, 34].map((seed) => trialSetup(seed)),
  ...NAMED_SETUPS.map(({ setup }) => ({ setup, seats: 2 })),
  { setup: { options: { target: 200 } }, seats: 5 },
]

/** Carries out moves, the throws as chance. */
function after(rules: DiceRules, moves: readonly object[]): Position {
  const p = rules.start()
  for (const move of moves) rules.apply(p, rules.awaited(p), demand(rules.toAction(p, move)))
  return p
}

const chosenAt = (rules: DiceRules, p: Position): unknown =>
  rules.toMove(
    p,
    diceMaster.choose(rules, rules.determinize(p, new Random(1)), rules.awaited(p), new Random(1), {
      outcomes: 200_000,
    }),
  )

/** What the master does until the next throw, or the end of its turn. */
function movesFrom(rules: DiceRules, p: Position): readonly unknown[] {
  const seat = rules.awaited(p)
  const moves: unknown[] = []
  while (rules.awaited(p) === seat) {
    const move = chosenAt(rules, p)
    moves.push(move)
    rules.apply(p, seat, demand(rules.toAction(p, move)))
  }
  return moves
}

/** After a throw that leaves much to think about: eight dice with cities, and two throws to come. */
const MUCH_TO_WEIGH = [{ throw: { NEW: 2, NE: 3, 'N S': 1, 'N E': 2, knight: 1 } }]

/** A clock that goes on by so many milliseconds whenever it is read. */
function clock(step: number) {
  let reads = 0
  return { now: () => step * reads++, reads: () => reads }
}

describe('thinking about dice', () => {
  const rules = rulesOf({})
  const p = after(rules, MUCH_TO_WEIGH)
  const chosenWith = (bot: Bot, thinking: Thinking): Action =>
    bot.choose(rules, rules.determinize(p, new Random(1)), 0, new Random(1), thinking)

  test('ends soon after the time is up, whatever has been found by then', () => {
    const options = new Options()
    rules.options(p, 0, options)
    for (const milliseconds of [0.5, 5, 50]) {
      const { now, reads } = clock(1)
      expect(options.has(chosenWith(diceMaster, { time: { milliseconds, now } }))).toBe(true)
      // Each step of a solution looks at the clock a few times although it has nothing left.
      expect(reads()).toBeLessThan(milliseconds + 12)
    }
  })

  test('ends as soon as it is stopped', () => {
    let asked = 0
    const isStopped = () => asked++ > 20
    chosenWith(diceGrandmaster, { isStopped })
    expect(asked).toBeGreaterThan(20)
    expect(asked).toBeLessThan(40)
  })

  test('without any time it throws what it does not need', () => {
    expect(chosenWith(diceMaster, { isStopped: () => true })).not.toBe(rules.pass(p))
  })

  test('a budget in outcomes is kept, and the grandmaster has the larger one', () => {
    const work = (bot: Bot, outcomes?: number): number => {
      let asked = 0
      chosenWith(bot, { ...(outcomes === undefined ? {} : { outcomes }), isStopped: () => ++asked < 0 })
      return asked
    }
    expect(work(diceMaster, 10_000)).toBeLessThan(40)
    expect(work(diceMaster, 100_000)).toBeGreaterThan(2 * work(diceMaster, 10_000))
    if (!quick) expect(work(diceGrandmaster)).toBeGreaterThan(work(diceMaster))
    expect(diceGrandmaster.milliseconds).toBeGreaterThan(diceMaster.milliseconds)
  })
})

describe('the master of the dice game', () => {
  test('chooses one of its options in every setup, and leaves the guess as it was', { timeout: 120_000 }, () => {
    for (const { setup, seats } of rotating(TRIALS, quick ? 2 : 5)) play(rulesOf(setup, seats), seats, 16)
  })

  test('plays the same again, whatever it has played before', { timeout: 60_000 }, () => {
    const rules = rulesOf({})
    const thinking: Thinking = quick ? BRIEFLY : {}
    const first = play(rules, 5, 14, thinking)
    play(rules, 6, 5)
    expect(play(rules, 5, 14, thinking)).toEqual(first)
    expect(play(rulesOf({}), 5, 14, thinking)).toEqual(first)
  })

  test('builds a city that wins, and stops', () => {
    const rules = rulesOf({ options: { target: 3 } })
    const p = after(rules, [{ throw: { NE: 4, knight: 5 } }])
    const moves = movesFrom(rules, p)
    expect(moves.length).toBe(5)
    expect(moves.at(-1)).toEqual({ stop: true })
    expect(rules.awaited(p)).toBe(NOBODY)
    expect(rules.score(p, 0)).toBe(3)
  })

  test('takes a small city if it wins, and goes on for more if it does not', () => {
    const thrown = { throw: { 'N S': 2, NE: 1, NEW: 2, catapult: 4 } }
    const near = rulesOf({ options: { target: 3 } })
    expect(movesFrom(near, after(near, [thrown])).at(-1)).not.toEqual({ end: true })
    const far = rulesOf({})
    expect(movesFrom(far, after(far, [thrown])).at(-1)).toEqual({ again: true })
  })

  test('keeps three knights where little can be built', () => {
    const rules = rulesOf({})
    const p = after(rules, [{ throw: { knight: 4, 'N S': 1, catapult: 4 } }])
    const moves = movesFrom(rules, p)
    expect(moves.filter((move) => JSON.stringify(move) === '{"keep":"knight"}').length).toBe(3)
  })

  test('hopes for nine catapults where eight have come', () => {
    const rules = rulesOf({})
    const p = after(rules, [{ throw: { catapult: 8, NE: 1 } }])
    expect(movesFrom(rules, p)).toEqual([{ again: true }])
  })

  test('builds on where it must, once the last throw is made', () => {
    const rules = rulesOf({ options: { forced: 'yes' } })
    const p = after(rules, [
      { throw: { NE: 1, knight: 8 } },
      { again: true },
      { throw: { NE: 1, knight: 8 } },
      { again: true },
      { throw: { NE: 2, 'N S': 1, catapult: 6 } },
    ])
    const moves = movesFrom(rules, p)
    expect(moves.length).toBe(4)
    expect(moves.at(-1)).toEqual({ stop: true })
  })
})
