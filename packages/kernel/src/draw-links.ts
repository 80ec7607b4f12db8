/**
 * Whose link goes into which draw. A table decides by this what it asks of a page, and whoever checks a record decides
 * by the same what must be in it. It depends on nothing but the draws that stand and the chains that were committed, so
 * taking back never changes what counts.
 */
import type { Seat } from './contract.ts'
import { CHAIN_LENGTH } from './hash-chain.ts'

/** A chain that a seat committed to after the start, on another device. */
export interface LaterChain {
  readonly seat: Seat
  /** Null if the seat adds nothing from here on. In a record also if the chain never came to count. */
  readonly end: string | null
  /** The number of the first draw that had never been made when it was committed. */
  readonly from: number
}

export interface Chains {
  /** By seat: the end of the chain it began with, or null. */
  readonly ends: readonly (string | null)[]
  /** In the order in which they were committed. */
  readonly later: readonly LaterChain[]
}

export interface DueLink {
  /** The end of the chain that counts. */
  readonly end: string
  /**
   * The seat has committed to another chain since, and may have lost this one. A link that was revealed before a
   * take-back is used again; one that was not cannot be asked for.
   */
  readonly isReplaced: boolean
}

/**
 * The chain whose link counts for the draws that a seat's move brings on, or null if none does. `bringers` tells of
 * each draw before it which seat brought it on, or null at the start; so the number of the draw is how many they are.
 * Bots, and seats that have left, never add a link: that is for the caller to know.
 */
export function dueLink({ ends, later }: Chains, bringers: readonly (Seat | null)[], seat: Seat): DueLink | null {
  const number = bringers.length
  if (number >= CHAIN_LENGTH) return null
  const own = later.filter((chain) => chain.seat === seat)
  const current = own.filter(({ from }) => from <= number).at(-1)
  const end = current === undefined ? ends[seat] : current.end
  if (end === null || end === undefined) return null
  if (current !== undefined && !hasHadTurnSince(bringers, seat, current.from)) return null
  return { end, isReplaced: current !== own.at(-1) }
}

/**
 * Whether the seat, and after it another one, has brought on a draw since. A chain that is committed in the middle of a
 * game counts only then. Before, whoever knows the secret could try chains until one draws what he wants; a link of
 * somebody else, which nobody knew when the chain was committed, makes that pointless.
 */
function hasHadTurnSince(bringers: readonly (Seat | null)[], seat: Seat, from: number): boolean {
  const own = bringers.indexOf(seat, from)
  return own >= 0 && bringers.some((by, number) => number > own && by !== seat)
}
