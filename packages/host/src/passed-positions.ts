/**
 * Positions that a table has passed, as a viewer may see them: an update tells several moves at once, and a page may
 * want to show them one after another. They are folded from the moves as the viewer was told them, like the story.
 */
import { applyRedacted, type Json, replay, type Seat } from '@bastide/kernel'
import type { TableState } from '@bastide/table'
import { redactedMoves, seatOf } from './redacting.ts'

type Passed = Pick<TableState, 'rules' | 'moves' | 'movers' | 'opening'>

/** The positions after `from` moves, after one more, and so on until after `to` moves. */
export function passedPositions(
  { rules, moves, movers, opening }: Passed,
  viewer: Seat,
  from: number,
  to: number,
): readonly Json[] {
  const known = replay(rules, redactedMoves(rules, moves.slice(0, from), movers, viewer)).position
  const views = [rules.view(known, viewer, opening.aids) as Json]
  for (let at = from; at < to; at++) {
    applyRedacted(rules, known, seatOf(movers[at] as TableState['movers'][number]), moves[at] as Json, viewer)
    views.push(rules.view(known, viewer, opening.aids) as Json)
  }
  return views
}
