/**
 * Whether a command answers what its sender no longer sees.
 *
 * Somebody may choose a move while something else happens at the table that changes nothing about it: another seat
 * leaves, an answer comes, a pause ends. Such a move is not stale. It is once a move, a take-back, a request or a pause
 * came since. Every other command must be about the latest version.
 */
import type { Command, KeepersCommand } from './command.ts'
import type { Occurrence } from './event.ts'
import type { TableState } from './state.ts'

/** Which events change what is to be decided. */
const CHANGES_DECISIONS: { readonly [is in Occurrence['is']]: boolean } = {
  opened: true,
  played: true,
  'asked-back': true,
  'asked-pause': true,
  committed: false,
  answered: false,
  'taken-back': true,
  paused: true,
  resumed: false,
  resigned: false,
  'ran-out': false,
  finished: true,
}

/** The version since which there has been the same to decide, after an event that led to `version`. */
export const sameSinceAfter = ({ is }: Occurrence, version: number, before: number): number =>
  CHANGES_DECISIONS[is] ? version : before

/** Whether a command by somebody who saw this many events comes too late, or from another table. */
export function isStale(state: TableState | null, seen: number, verb: (Command | KeepersCommand)['do']): boolean {
  // These are about nothing that somebody has seen.
  if (verb === 'look-at-clock' || verb === 'end') return false
  const version = state?.version ?? 0
  const oldest = verb === 'play' ? (state?.sameSince ?? 0) : version
  return seen < oldest || seen > version
}
