/** How the game of a lesson ended, to the learner; null if it did not. */
import type { Seat } from '@bastide/kernel'
import type { TableView } from '@bastide/table'

/** As in every script. */
const LEARNER = 0

export interface Outcome {
  readonly how: 'won' | 'lost' | 'drawn'
  readonly own: number
  readonly other: number
  /** Who played against the learner. */
  readonly against: Seat
}

export function outcomeOf(finished: TableView['finished']): Outcome | null {
  const own = finished?.standings.find(({ seat }) => seat === LEARNER)
  const [other] = finished?.standings.filter(({ seat }) => seat !== LEARNER) ?? []
  if (finished?.why !== 'played-out' || own === undefined || other === undefined) return null
  const how = own.place === other.place ? 'drawn' : own.place < other.place ? 'won' : 'lost'
  return { how, own: own.score, other: other.score, against: other.seat }
}
