/**
 * The journeymen of the dice game and the card game: they play by the rules, from what their seat was told, the same
 * way from the same seed, and well.
 */
import { cardGame } from '@bastide/card-game'
import { diceGame } from '@bastide/dice-game'
import {
  type Action,
  type AnyRules,
  demand,
  type Game,
  type Json,
  Knowledge,
  NOBODY,
  Options,
  Random,
} from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { rotating } from '../../kernel/sampling/rotating.ts'
import { type Bot, botFor } from './index.ts'

const bot = (game: Game, id: string): Bot => {
  const found = botFor(game.id, id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}

/** Returns the actions and the scores. Every choice must be one of the options. */
function play(
  rules: AnyRules,
  players: readonly Bot[],
  seed: number,
  most = 400,
): { readonly actions: readonly Action[]; readonly scores: readonly number[] } {
  const random = new Random(seed)
  const options = new Options()
  const knowledge = new Knowledge(rules)
  const p = rules.start()
  const actions: Action[] = []
  for (let by = rules.awaited(p); by !== NOBODY && actions.length < most; by = rules.awaited(p)) {
    const action =
      by < 0
        ? rules.sample(p, by, random)
        : (players[by] as Bot).choose(rules, knowledge.guess(p, by, random), by, random)
    if (by >= 0) {
      rules.options(p, by, options)
      expect(options.has(action)).toBe(true)
    }
    actions.push(action)
    knowledge.tell(p, by, action)
    rules.apply(p, by, action)
  }
  return { actions, scores: Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat)) }
}

/** In turns, so that each half has both games: a day takes one of them, or a quarter in a quick run. */
const GAMES: readonly (readonly [Game, Json])[] = [
  [diceGame, { options: { target: 12, starts: 'random' } }],
  [cardGame, { options: { dealer: 'random' } }],
  [diceGame, { options: { target: 6, forced: 'yes' } }],
  [cardGame, { options: { 'face-down-jokers': 'ordinary', 'nine-animals': 22 } }],
]

const quick = process.env.BASTIDE_QUICK !== undefined

describe.each(rotating(GAMES, quick ? 1 : 2))('the journeyman of %o', (game, setup) => {
  test('chooses one of its options, at tables of two and of five', () => {
    for (const seats of [2, 5]) {
      const players = Array.from({ length: seats }, (_, seat) => bot(game, seat % 2 === 0 ? 'journeyman' : 'random'))
      play(demand(game.compose(setup, seats)), players, seats, quick ? 40 : 90)
    }
  })

  test('plays the same again from the same seed', () => {
    const rules = demand(game.compose(setup, 2))
    const players = [bot(game, 'journeyman'), bot(game, 'journeyman')]
    const most = quick ? 20 : 70
    expect(play(rules, players, 5, most)).toEqual(play(rules, players, 5, most))
  })

  test('has more points than the wanderer', () => {
    const rules = demand(game.compose(setup, 2))
    const { scores } = play(rules, [bot(game, 'random'), bot(game, 'journeyman')], 1)
    expect(scores[1]).toBeGreaterThan(scores[0] as number)
  })
})
