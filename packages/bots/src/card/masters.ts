/** Masters of the card game try their options out in many worlds that look like theirs. */
import type { CardRules } from '@bastide/card-game'
import type { AnyRules, Guess, Position, Thinking } from '@bastide/kernel'
import type { Bot } from '../bot.ts'
import { type Budget, budgetOf } from '../search/budget.ts'
import { perRules } from '../search/per-rules.ts'
import { WEIGHTS } from './judging.ts'
import { HABITS } from './quick-play.ts'
import { Worlds } from './worlds.ts'

interface Rank {
  readonly id: string
  readonly milliseconds: number
  /** How many trials it makes for a turn where nobody gives it time. */
  readonly outcomes: number
}

const MASTER: Rank = { id: 'master', milliseconds: 300, outcomes: 12_000 }
const GRANDMASTER: Rank = { id: 'grandmaster', milliseconds: 1000, outcomes: 40_000 }

/**
 * What the card or the claim may have of a turn's time. With it a round may end, and the seat then be asked what
 * becomes of cards that it won: that is soon decided.
 */
const PLAY_SHARE = 0.84
const SETTLING_SHARE = 0.04
/** Whoever would not gain this chance to win by thinking on has thought enough. */
const ENOUGH = 0.001
/** How many options are told to whoever asks. */
const MOST_TOLD = 3

function mastering({ id, milliseconds, outcomes }: Rank): Bot {
  const mindFor = perRules((rules) => new Worlds(rules as CardRules, HABITS, WEIGHTS, ENOUGH))
  const budget = (rules: AnyRules, guess: Position, thinking?: Thinking): Budget =>
    budgetOf(thinking, outcomes, (rules as CardRules).isPlaying(guess) ? PLAY_SHARE : SETTLING_SHARE)
  return {
    id,
    game: 'card',
    milliseconds,
    choose: (rules, guess: Guess, seat, random, thinking) =>
      mindFor(rules).choose(guess, seat, random, budget(rules, guess, thinking)),
    ponder(rules, guess: Guess, seat, random, thinking) {
      const mind = mindFor(rules)
      mind.ponder(guess, seat, random, () => budget(rules, guess, thinking))
      return mind
    },
    consider: (rules, guess: Guess, seat, random, thinking) =>
      mindFor(rules).consider(guess, seat, random, budgetOf(thinking, outcomes, 1), MOST_TOLD),
  }
}

export const cardMaster = mastering(MASTER)
export const cardGrandmaster = mastering(GRANDMASTER)
