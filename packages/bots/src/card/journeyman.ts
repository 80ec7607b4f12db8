/**
 * The journeyman of the card game plays every card and every claim out to the end of the round, and takes what pays
 * best on average.
 */
import type { CardRules } from '@bastide/card-game'
import type { AnyRules } from '@bastide/kernel'
import type { Bot } from '../bot.ts'
import { type Trial, TryOut } from '../search/trying-out.ts'

/**
 * A building under the chest gives nothing yet. In a series of four it is worth seven and a half points, alone none.
 */
const BUILDING = 4
const TIMES = 24
const ENVY = 0.5

function trialOf(rules: CardRules): Trial {
  return {
    times: TIMES,
    envy: ENVY,
    isBeyond: (p, began) => rules.round(p) !== rules.round(began),
    worth: (p, seat) => rules.score(p, seat) + BUILDING * rules.chest(p, seat),
  }
}

// Working memory is allocated once per rules, and freed with them.
const minds = new WeakMap<AnyRules, TryOut>()

function mindFor(rules: AnyRules): TryOut {
  const found = minds.get(rules)
  if (found !== undefined) return found
  const made = new TryOut(rules, trialOf(rules as CardRules))
  minds.set(rules, made)
  return made
}

export const cardJourneyman: Bot = {
  id: 'journeyman',
  game: 'card',
  choose: (rules, guess, seat, random) => mindFor(rules).choose(guess, seat, random),
}
