import type { AnyRules, Guess, Position, Random, Seat, Thinking } from '@bastide/kernel'
import type { Bot } from '../bot.ts'
import { budgetOf } from './budget.ts'
import type { TurnJudge } from './looking-ahead.ts'
import { perRules } from './per-rules.ts'
import { type Manner, Search } from './searching.ts'

export interface Level {
  readonly id: string
  readonly game: string
  readonly manner: Manner
  readonly milliseconds: number
  /** How many outcomes it judges for a turn where nobody gives it time. */
  readonly outcomes: number
  judgeFor(rules: AnyRules): TurnJudge
  /** Whether the seat goes on with a turn that it has begun to decide on. */
  isGoingOn(rules: AnyRules, p: Position): boolean
}

/**
 * What the first decision of a turn may have of its time. The others are usually decided with it; where somebody else
 * decided, or the turn was thought about elsewhere, they have what is left.
 */
const FIRST_SHARE = 0.92
const LATER_SHARE = 0.08
/** How many lines are told to whoever asks. */
const MOST_TOLD = 3

export function searchingBot({ id, game, manner, milliseconds, outcomes, judgeFor, isGoingOn }: Level): Bot {
  const searchFor = perRules((rules) => new Search(rules, judgeFor(rules), manner))
  const beginning = (rules: AnyRules, guess: Guess, seat: Seat, random: Random, thinking?: Thinking): Search => {
    const search = searchFor(rules)
    search.begin(guess, seat, random, () =>
      budgetOf(thinking, outcomes, isGoingOn(rules, guess) ? LATER_SHARE : FIRST_SHARE),
    )
    return search
  }
  return {
    id,
    game,
    milliseconds,
    choose(...asked) {
      const search = beginning(...asked)
      while (search.goOn());
      return search.next()
    },
    ponder: beginning,
    consider: (rules, guess, seat, random, thinking) =>
      searchFor(rules).consider(guess, seat, random, budgetOf(thinking, outcomes, 1), MOST_TOLD),
  }
}
