/** The laws over so many turns: for the tests, and for whoever wants more of them. */
import { playRandomly, Random } from '@bastide/kernel'
import { checkLaws, LAWS } from '@bastide/kernel/laws'
import { type DiceRules, diceGame } from '../src/index.ts'
import { type Trial, trialSetup } from './trials.ts'

export function rulesOfTrial({ setup, seats }: Trial): DiceRules {
  const composed = diceGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** The turns of the game that the laws play with this seed, or of one as long. */
export function turnsOf(rules: DiceRules, seed: number): number {
  const p = rules.start()
  playRandomly(rules, p, new Random(seed))
  return rules.view(p, 0).turn
}

/** Checks all laws on random games, each with another setup, until so many turns were played. Gives how many games that took. */
export function keepLawsForTurns(turns: number, firstSeed = 1, stride = 1): number {
  let games = 0
  for (let seed = firstSeed, played = 0; played < turns; seed += stride, games++) {
    const rules = rulesOfTrial(trialSetup(seed))
    checkLaws(rules, seed)
    played += turnsOf(rules, seed)
  }
  return games
}

/** Checks the laws on so many games to the usual 42 points: each game some of them, so that a fifth of the games has each. */
export function keepLawsForGames(games: number, firstSeed = 1, stride = 1): void {
  for (let i = 0, seed = firstSeed; i < games; i++, seed += stride) {
    const laws = LAWS.filter((_, law) => (law + seed) % SHARED_BY === 0)
    checkLaws(rulesOfTrial(trialSetup(seed, TARGET)), seed, laws)
  }
}

const TARGET = 42
const SHARED_BY = 1
