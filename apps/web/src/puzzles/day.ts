/** The puzzle of the day: by the date alone, so that nobody needs a network for it, and everybody gets the same. */

const MS_A_DAY = 86_400_000

/** The number of the day, from 1970 on, where the user is. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_A_DAY)

/** A number made of an id: by it the puzzles of all games are mixed, always in the same order. */
function mixed(id: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
  // Ids that differ only at their end would stay next to each other.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** One after another, all of them have their day. */
export function puzzleOfDay<P extends { readonly id: string }>(puzzles: readonly P[], day: number): P | undefined {
  const inOrder = [...puzzles].sort((one, other) => mixed(one.id) - mixed(other.id) || (one.id < other.id ? -1 : 1))
  return inOrder[day % inOrder.length]
}
