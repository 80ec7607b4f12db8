/** Checks the laws over a number of turns: for the tests, and for longer runs. */
import { playRandomly, Random } from '@bastide/kernel'
import { checkLaws, LAWS } from '@bastide/kernel/laws'
import { type DiceRules, diceGame } from '../src/index.ts'
import { type Trial, trialSetup } from './trials.ts'

export function rulesOfTrial({ setup, seats }: Trial): DiceRules {
  const composed = diceGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** The number of turns in a random game with this seed: about as many as a law plays with it. */
function turnsOf(rules: DiceRules, seed: number): number {
  const p = rules.start()
  playRandomly(rules, p, new Random(seed))
  return rules.view(p, 0).turn
}

/**
 * Checks all laws on random games to between 3 and 12 points, each with a different setup, until `turns` turns have
 * been played. Returns the number of games.
 */
export function keepLawsForTurns(turns: number, firstSeed = 1, stride = 1): number {
  let games = 0
  for (let seed = firstSeed, played = 0; played < turns; seed += stride, games++) {
    const rules = rulesOfTrial(trialSetup(seed))
    checkLaws(rules, seed)
    played += turnsOf(rules, seed)
  }
  return games
}

const USUAL_TARGET = 42
/** A random game to 42 points has a thousand turns, so the laws take turns too: five games together check them all. */
const LAWS_SHARED_BY = 5

export function keepLawsForGames(games: number, firstSeed = 1, stride = 1): void {
  for (let game = 0, seed = firstSeed; game < games; game++, seed += stride) {
    const laws = LAWS.filter((_, law) => (law + game) % LAWS_SHARED_BY === 0)
    checkLaws(rulesOfTrial(trialSetup(seed, USUAL_TARGET)), seed, laws)
  }
}
