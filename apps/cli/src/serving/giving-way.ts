/**
 * Lets everybody else on the machine go first, so that a thought never holds up an answer where there are few cores.
 * Linux has a priority for each thread, and tells a thread its number; elsewhere nothing changes, since the priority
 * would be that of the whole server.
 */
import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

export function giveWay(): void {
  try {
    // Such as 4711/task/4712.
    const thread = Number(/\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1])
    const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
    const behind = Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL)
    if (thread > 0 && thread !== process.pid) setPriority(thread, behind)
  } catch {
    // Not Linux, or not allowed: bots think all the same.
  }
}
