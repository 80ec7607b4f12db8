import type { AnyRules } from '../contract.ts'
import { gamesDoNotMeet } from './batches.ts'
import { type Law, LawBroken } from './law.ts'
import { copiesAreIndependent, undoRestores } from './memory.ts'
import { logsReplay, movesRoundTrip, untrustedMovesAreRefused } from './moves.ts'
import { samplesAreOptions, samplingIsEven, somethingToDo } from './options.ts'
import { pointsAreTold, resignedSeatsFinish } from './scores.ts'
import { secretsStaySecret, viewsAreHonest } from './secrets.ts'

export { type Law, LawBroken } from './law.ts'
export { lessonFaults } from './lessons.ts'
export { type SameWords, textFaults } from './texts.ts'

export const LAWS: readonly Law[] = [
  somethingToDo,
  samplesAreOptions,
  samplingIsEven,
  movesRoundTrip,
  untrustedMovesAreRefused,
  logsReplay,
  undoRestores,
  copiesAreIndependent,
  viewsAreHonest,
  secretsStaySecret,
  pointsAreTold,
  resignedSeatsFinish,
  gamesDoNotMeet,
]

/** Checks every law on one random game each. Throws a `LawBroken` that names the law and the seed. */
export function checkLaws(rules: AnyRules, seed: number, laws: readonly Law[] = LAWS): void {
  for (const law of laws) {
    try {
      law.check(rules, seed)
    } catch (thrown) {
      throw new LawBroken(`seed ${seed}, law "${law.name}": ${(thrown as Error).message}`, { cause: thrown })
    }
  }
}
