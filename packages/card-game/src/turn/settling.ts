/**
 * The end of a round (CARD-11, CARD-21): settles one stretch after another, the lowest row first and each row from the
 * board outwards.
 */
import { CHANCE, type Position } from '@bastide/kernel'
import { COLOURS } from '../cards/card.ts'
import { firstFollower, rowToSettle, seatOn, takeOut, wordAt } from '../cards/row.ts'
import type { CardNarrator } from '../happening.ts'
import { assignAll, jokersToAssign, letJokersWait, ownedColours } from './assigning.ts'
import { nextChoice } from './choosing.ts'
import { ASSIGN, awaitDecision, CHOOSE, TURN_UP } from './decision.ts'
import { scoreStretch } from './scoring.ts'
import type { TablePlan } from './step.ts'
import { nextDown } from './turning-up.ts'

function tellWon(p: Position, row: number, tell?: CardNarrator): void {
  const end = firstFollower(p, row)
  tell?.({
    kind: 'won',
    seat: seatOn(wordAt(p, row, end)),
    points: 0,
    clause: 'CARD-9',
    row: COLOURS[row] as string,
    count: end,
  })
}

/** Asks chance or the winner the stretch's next question. Returns false if there is none. */
function asks({ areJokersMisplaced }: TablePlan, p: Position, row: number, tell?: CardNarrator): boolean {
  const end = firstFollower(p, row)
  const winner = seatOn(wordAt(p, row, end))
  if (nextDown(p, row, end) >= 0) {
    awaitDecision(p, TURN_UP, CHANCE)
    return true
  }
  if (nextChoice(p, row, end, areJokersMisplaced) >= 0) {
    awaitDecision(p, CHOOSE, winner)
    return true
  }
  if (jokersToAssign(p, row, end) === 0) return false
  const owned = ownedColours(p, row, end)
  if ((owned & (owned - 1)) !== 0) {
    awaitDecision(p, ASSIGN, winner)
    return true
  }
  if (owned === 0) letJokersWait(p, row, tell)
  else assignAll(p, row, 31 - Math.clz32(owned), tell)
  return false
}

/** Continues settling until there is a question. Returns false once everything is settled. */
export function settle(plan: TablePlan, p: Position, begins: boolean, tell?: CardNarrator): boolean {
  let isNew = begins
  for (let row = rowToSettle(p); row >= 0; row = rowToSettle(p)) {
    if (isNew) tellWon(p, row, tell)
    if (asks(plan, p, row, tell)) return true
    scoreStretch(plan, p, row, tell)
    takeOut(p, row, 0, firstFollower(p, row) + 1)
    isNew = true
  }
  return false
}
