/** A record becomes a table: with its moves and leavings as events, so that a game that is not over can be played on. */
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

/** Refuses a record that cannot be played, or that says of its end what is not so: only inside `attempt`. */
export function decideReopening(
  rules: AnyRules,
  opening: Opening,
  recorded: GameRecord,
  environment: Environment,
): Decision {
  const course = newTable(rules, opening, environment)
  const { moves, left = [] } = recorded
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
  // A record knows bots that a table may not: then people sit there, in a game that was over before they came.
  if (isDesertedBy(recorded, moves.length)) finish(course, whyLeft)
  else goOn(course, whyLeft)
  return decisionOf(course)
}
