/**
 * The journeyman of the card game plays every card and every claim out to the end of the round, and takes what pays
 * best on average.
 */
import type { CardRules } from '@bastide/card-game'
import type { Bot } from '../bot.ts'
import { perRules } from '../search/per-rules.ts'
import { type Trial, TryOut } from '../search/trying-out.ts'

/**
 * A building under the chest gives nothing yet. In a series of four it is worth seven and a half points, alone none.
 */
const BUILDING = 4
const TIMES = 24
const ENVY = 0.5
/** An apprentice hardly tries anything out, and looks at its own points only. */
const APPRENTICE_TIMES = 2

function trialOf(rules: CardRules, times: number, envy: number): Trial {
  return {
    times,
    envy,
    isBeyond: (p, began) => rules.round(p) !== rules.round(began),
    worth: (p, seat) => rules.score(p, seat) + BUILDING * rules.chest(p, seat),
  }
}

function tryingOut(id: string, times: number, envy: number): Bot {
  const mindFor = perRules((rules) => new TryOut(rules, trialOf(rules as CardRules, times, envy)))
  return {
    id,
    game: 'card',
    milliseconds: 0,
    choose: (rules, guess, seat, random) => mindFor(rules).choose(guess, seat, random),
  }
}

export const cardApprentice = tryingOut('apprentice', APPRENTICE_TIMES, 0)
export const cardJourneyman = tryingOut('journeyman', TIMES, ENVY)
