/** Turns a record into a table. Its moves and leavings become events, so that an unfinished game can be continued. */
import {
  type AnyRules,
  accept,
  actionOf,
  CHANCE,
  demand,
  disputed,
  type GameRecord,
  isDesertedBy,
} from '@bastide/kernel'
import { type Decision, decisionOf, type Environment, finish, goOn, happen, make, newTable } from './course.ts'
import type { Opening } from './opening.ts'

/** Only inside `attempt`: refuses a record that cannot be played, or whose result or digest is false. */
export function decideReopening(
  rules: AnyRules,
  opening: Opening,
  recorded: GameRecord,
  environment: Environment,
): Decision {
  const { moves, left = [] } = recorded
  const course = newTable(rules, { ...opening, ...proofIn(recorded) }, environment)
  for (let index = 0; index <= moves.length; index++) {
    for (const { seat, after, why } of left)
      if (after === index) happen(course, { is: why === 'time' ? 'ran-out' : 'resigned', by: seat })
    if (index === moves.length) break
    const { position } = course.state
    const awaited = rules.awaited(position)
    const action = actionOf(rules, position, moves[index])
    if (!action.ok) demand({ ...action, where: `moves[${index}]` })
    else make(course, awaited === CHANCE ? 'chance' : awaited, action.value)
  }
  demand(disputed(recorded, course.state) ?? accept(null))
  const whyLeft = left.at(-1)?.why ?? 'resigned'
  // The record may name bots that are unknown here. Then people sit there, but the game was over before they came.
  if (isDesertedBy(recorded, moves.length)) finish(course, whyLeft)
  else goOn(course, whyLeft)
  return decisionOf(course)
}

/** What proves the draws of a game that is over is kept with it. One that goes on will have other draws. */
const proofIn = ({ draws, result }: GameRecord): Pick<Opening, 'proof'> =>
  draws === undefined || result === undefined ? {} : { proof: draws }
