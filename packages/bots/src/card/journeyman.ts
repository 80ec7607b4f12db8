/**
 * The apprentice and the journeyman of the card game. The apprentice decides at once, by what lies open, and is a
 * beginner. The journeyman tries its options out in a few worlds, as a master does in thousands, but judges simply what
 * a round has brought.
 */
import type { CardRules } from '@bastide/card-game'
import type { Guess } from '@bastide/kernel'
import type { Bot } from '../bot.ts'
import { budgetOf } from '../search/budget.ts'
import { perRules } from '../search/per-rules.ts'
import { WEIGHTS, type Weights } from './judging.ts'
import { HABITS, type Habits, QuickPlay } from './quick-play.ts'
import { Worlds } from './worlds.ts'

/** Claims much sooner than it should, and now and then plays cards that others are glad of. */
const BEGINNER: Habits = { ...HABITS, claimAt: 12, claimPerCard: 3, whim: 12 }

/** Counts points, and a building as some: not what it is worth to have many, to have time, or to play last. */
const SIMPLE: Weights = {
  ...WEIGHTS,
  series: { base: 0, step: 0, limit: 0 },
  building: { base: 4, step: 0, limit: 4 },
  animal: { base: 0, step: 0, limit: 0 },
  first: 0,
}
/** How many trials the journeyman makes for a decision: it answers within some milliseconds. */
const TRIALS = 100

const beginnerFor = perRules((rules) => new QuickPlay(rules as CardRules, BEGINNER))
const worldsFor = perRules((rules) => new Worlds(rules as CardRules, HABITS, SIMPLE, 0))

export const cardApprentice: Bot = {
  id: 'apprentice',
  game: 'card',
  milliseconds: 0,
  choose: (rules, guess: Guess, seat, random) => beginnerFor(rules).decide(guess, seat, random),
}

export const cardJourneyman: Bot = {
  id: 'journeyman',
  game: 'card',
  milliseconds: 0,
  choose: (rules, guess: Guess, seat, random, thinking) =>
    worldsFor(rules).choose(guess, seat, random, budgetOf(thinking, TRIALS, 1)),
}
