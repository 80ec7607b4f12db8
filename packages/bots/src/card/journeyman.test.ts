/** The levels below the masters: each is clearly better than the one before it, and none takes long. */
import { cardGame } from '@bastide/card-game'
import { demand, Knowledge, NOBODY, Options, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { trialRules } from '../../../card-game/scenarios/trials.ts'
import type { Bot } from '../bot.ts'
import { wanderer } from '../search/wandering.ts'
import { cardApprentice, cardJourneyman } from './journeyman.ts'

const games = process.env.BASTIDE_QUICK === undefined ? 4 : 2

/** How many games the first of two bots wins, in either seat. */
function won(first: Bot, second: Bot): number {
  const rules = demand(cardGame.compose({}, 2))
  let wins = 0
  for (let game = 0; game < games; game++) {
    const own = game % 2
    const [random, p, knowledge] = [new Random(game), rules.start(), new Knowledge(rules)]
    for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
      const bot = by === own ? first : second
      const action =
        by < 0 ? rules.sample(p, by, random) : bot.choose(rules, knowledge.guess(p, by, random), by, random)
      knowledge.tell(p, by, action)
      rules.apply(p, by, action)
    }
    if (rules.score(p, own) > rules.score(p, 1 - own)) wins++
  }
  return wins
}

describe('levels of the card game', () => {
  test('an apprentice beats a wanderer nearly always', () => {
    expect(won(cardApprentice, wanderer)).toBeGreaterThan(games / 2)
  })

  test('a journeyman beats an apprentice nearly always', () => {
    expect(won(cardJourneyman, cardApprentice)).toBeGreaterThan(games / 2)
  })

  test.each([cardApprentice, cardJourneyman])('$id takes one of its options, whatever the setup', (bot) => {
    const options = new Options()
    for (const seed of [1, 2]) {
      const rules = trialRules(seed)
      const [random, p, knowledge] = [new Random(seed), rules.start(), new Knowledge(rules)]
      for (let by = rules.awaited(p), moves = 0; by !== NOBODY && moves < 90; by = rules.awaited(p), moves++) {
        const action =
          by < 0 ? rules.sample(p, by, random) : bot.choose(rules, knowledge.guess(p, by, random), by, random)
        rules.options(p, by, options)
        if (by >= 0) expect(options.has(action)).toBe(true)
        knowledge.tell(p, by, action)
        rules.apply(p, by, action)
      }
    }
  })
})
