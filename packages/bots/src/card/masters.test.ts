/** Masters of the card game: they keep the rules, their budget and secrets, and are strong. */
import { type CardRules, cardGame } from '@bastide/card-game'
import {
  type Action,
  CHANCE,
  copyOf,
  demand,
  isSame,
  Knowledge,
  NOBODY,
  Options,
  type Position,
  Random,
  type Seat,
  type Thinking,
} from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { scenario } from '../../../card-game/scenarios/scenario.ts'
import { trialRules } from '../../../card-game/scenarios/trials.ts'
import { rotating } from '../../../kernel/sampling/rotating.ts'
import { cardJourneyman } from './journeyman.ts'
import { cardGrandmaster, cardMaster } from './masters.ts'

const quick = process.env.BASTIDE_QUICK !== undefined
const FEW: Thinking = { outcomes: 60 }

/** Plays a game. `decide` gives every seat's decision. */
function play(
  rules: CardRules,
  seed: number,
  decide: (p: Position, seat: Seat, knowledge: Knowledge, random: Random) => Action,
): readonly Action[] {
  const [random, p, knowledge] = [new Random(seed), rules.start(), new Knowledge(rules)]
  const actions: Action[] = []
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    const action = by === CHANCE ? rules.sample(p, by, random) : decide(p, by, knowledge, random)
    actions.push(action)
    knowledge.tell(p, by, action)
    rules.apply(p, by, action)
  }
  return actions
}

const choosing =
  (rules: CardRules, thinking: Thinking) =>
  (p: Position, seat: Seat, knowledge: Knowledge, random: Random): Action =>
    cardMaster.choose(rules, knowledge.guess(p, seat, random), seat, random, thinking)

/** A position of the second round, where a seat is to play. */
function inTheSecondRound(rules: CardRules): { readonly p: Position; readonly knowledge: Knowledge } {
  const [random, p, knowledge] = [new Random(3), rules.start(), new Knowledge(rules)]
  while (rules.round(p) < 2 || !rules.isPlaying(p)) {
    const by = rules.awaited(p)
    const action = rules.sample(p, by, random)
    knowledge.tell(p, by, action)
    rules.apply(p, by, action)
  }
  return { p, knowledge }
}

describe('the master of the card game', () => {
  test('takes one of its options at every step, whatever the setup, and leaves the guess as it was', () => {
    const options = new Options()
    const seeds = Array.from({ length: 16 }, (_, i) => i + 1)
    for (const seed of rotating(seeds, quick ? 2 : 5)) {
      const rules = trialRules(seed)
      let asked = 0
      play(rules, seed, (p, seat, knowledge, random) => {
        // Random players reach positions that no better player would.
        if (asked++ % 3 !== 0) return rules.sample(p, seat, random)
        const guess = knowledge.guess(p, seat, random)
        const before = copyOf(guess)
        const action = cardMaster.choose(rules, guess, seat, random, FEW)
        expect(isSame(guess, before)).toBe(true)
        rules.options(p, seat, options)
        expect(options.has(action)).toBe(true)
        return action
      })
    }
  })

  test('plays the same again from the same seed, whatever it has played before', () => {
    const rules = demand(cardGame.compose({}, 2))
    const first = play(rules, 5, choosing(rules, FEW))
    expect(play(rules, 6, choosing(rules, FEW))).not.toEqual(first)
    expect(play(rules, 5, choosing(rules, FEW))).toEqual(first)
    const others = demand(cardGame.compose({}, 2))
    expect(play(others, 5, choosing(others, FEW))).toEqual(first)
  })

  test('decides the same in all worlds that look alike to its seat', () => {
    for (const seed of rotating([1, 2, 3, 4], 2)) {
      const rules = trialRules(seed)
      let asked = 0
      play(rules, seed, (p, seat, knowledge, random) => {
        if (asked++ % 5 === 0) {
          const choices = [1, 2, 3].map((of) =>
            cardMaster.choose(rules, knowledge.guess(p, seat, new Random(of)), seat, new Random(asked), FEW),
          )
          // The truth is one of these worlds, too.
          const truth = rules.determinize(p, new Random(1))
          choices.push(cardMaster.choose(rules, truth, seat, new Random(asked), FEW))
          expect(new Set(choices).size).toBe(1)
        }
        return rules.sample(p, seat, random)
      })
    }
  })

  test('stops when it is told to, with the best it has found', () => {
    const rules = demand(cardGame.compose({}, 2))
    const { p, knowledge } = inTheSecondRound(rules)
    const seat = rules.awaited(p)
    const options = new Options()
    rules.options(p, seat, options)
    for (const most of [0, 1, 50, 500]) {
      let asked = 0
      const isStopped = () => ++asked > most
      const guess = knowledge.guess(p, seat, new Random(1))
      const action = cardMaster.choose(rules, guess, seat, new Random(1), { outcomes: 1e9, isStopped })
      expect(options.has(action)).toBe(true)
      // After it was told, it asks few times more, and begins no further world.
      expect(asked).toBeLessThan(most + 10)
    }
  })

  test('thinks in pieces as it does at once, and can be left at any of them', () => {
    const rules = demand(cardGame.compose({}, 3))
    const { p, knowledge } = inTheSecondRound(rules)
    const seat = rules.awaited(p)
    const guess = knowledge.guess(p, seat, new Random(1))
    const options = new Options()
    rules.options(p, seat, options)
    const begin = () => cardMaster.ponder?.(rules, guess, seat, new Random(1), { outcomes: 2000 })
    const whole = begin()
    let pieces = 0
    while (whole?.goOn() === true) pieces++
    const tried = whole?.tried() ?? []
    expect(pieces).toBeGreaterThan(20)
    expect(tried).toHaveLength(options.length)
    expect(tried[0]?.actions).toEqual([cardMaster.choose(rules, guess, seat, new Random(1), { outcomes: 2000 })])
    expect(tried[0]?.times).toBeGreaterThan(tried.at(-1)?.times as number)
    const left = begin()
    for (let i = 0; i < 5; i++) left?.goOn()
    const means = (left?.tried() ?? []).map(({ times, sum }) => sum / times)
    expect(means).toEqual([...means].sort((one, other) => other - one))
    expect(left?.goOn(), 'whoever took it has ended it').toBe(false)
  })

  test('keeps to a time, by the clock it is given', () => {
    const rules = demand(cardGame.compose({}, 2))
    const { p, knowledge } = inTheSecondRound(rules)
    const seat = rules.awaited(p)
    // The clock runs so fast that the time is over before it can be sure of anything.
    let ticks = 0
    const time = { milliseconds: 300, now: () => (ticks += 12) }
    cardMaster.choose(rules, knowledge.guess(p, seat, new Random(1)), seat, new Random(1), { time })
    expect(ticks).toBeGreaterThan(200)
    expect(ticks).toBeLessThan(324)
  })

  test('takes no longer than it needs to be sure', () => {
    const rules = demand(cardGame.compose({}, 2))
    const { p, knowledge } = inTheSecondRound(rules)
    const seat = rules.awaited(p)
    let ticks = 0
    const time = { milliseconds: 100_000, now: () => ticks++ }
    cardMaster.choose(rules, knowledge.guess(p, seat, new Random(1)), seat, new Random(1), { time })
    expect(ticks).toBeLessThan(2_000)
  })

  test('tells three options with what they bring, the one it would choose first', () => {
    const rules = demand(cardGame.compose({}, 3))
    const { p, knowledge } = inTheSecondRound(rules)
    const seat = rules.awaited(p)
    const guess = knowledge.guess(p, seat, new Random(1))
    const told = cardMaster.consider?.(rules, guess, seat, new Random(1), { outcomes: 3000 }) ?? []
    expect(told.length).toBe(3)
    const options = new Options()
    rules.options(p, seat, options)
    for (const { actions, brings } of told) {
      expect(actions.every((action) => options.has(action))).toBe(true)
      expect(brings.length).toBe(3)
      for (const points of brings) expect(Math.abs(points)).toBeLessThan(150)
    }
    expect(new Set(told.map(({ actions }) => actions[0])).size).toBe(3)
  })

  test('claims a rich stretch at once, and waits where little lies', () => {
    // Seat 1 begins with its first card; then it is seat 0's turn.
    const deals = 'rB>1 b2>0 gB>1 b2>0 bB>1 bA>0 yB>1 yA>0 r2>1 rA>0 y2>1 gA>0 (r2)@y'
    const chosenAfter = (opening: string): unknown => {
      const { rules, p } = scenario(2, `${opening} ${deals}`)
      const guess = rules.determinize(p, new Random(1))
      return rules.toMove(p, cardMaster.choose(rules, guess, 0, new Random(1), { outcomes: 2000 }))
    }
    expect(chosenAfter('g3 g3 g3 g2 g2 g2 g2 g2 gA gA')).toEqual({ claim: 'green' })
    expect(chosenAfter('y1 y1 y1 r1 r1 r1 b1 b1 g1 g1')).toMatchObject({ down: true })
  })

  test('has more points than the journeyman, over some games in each seat', { timeout: 60_000 }, () => {
    const rules = demand(cardGame.compose({}, 2))
    let ahead = 0
    for (const seed of quick ? [1] : [1, 2])
      for (const own of [0, 1]) {
        const [random, p, knowledge] = [new Random(seed), rules.start(), new Knowledge(rules)]
        for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
          const [bot, thinking] = by === own ? [cardMaster, { outcomes: 200 }] : [cardJourneyman, {}]
          const action =
            by < 0
              ? rules.sample(p, by, random)
              : bot.choose(rules, knowledge.guess(p, by, random), by, random, thinking)
          knowledge.tell(p, by, action)
          rules.apply(p, by, action)
        }
        ahead += rules.score(p, own) - rules.score(p, 1 - own)
      }
    expect(ahead).toBeGreaterThan(0)
  })

  test('thinks for 0.3 seconds a turn; the grandmaster for a second', () => {
    expect([cardMaster, cardGrandmaster].map(({ id, milliseconds }) => [id, milliseconds])).toEqual([
      ['master', 300],
      ['grandmaster', 1000],
    ])
  })
})
