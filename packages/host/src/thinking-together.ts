/**
 * Several who think about the same thought, each with luck of its own: what they tried is put together, so that more of
 * it stands behind the move.
 */
import { canonical, type Json } from '@bastide/kernel'
import type { Thought } from './thinking.ts'

/** What a bot may play in a row, and what came of trying it. */
export interface TriedMoves {
  readonly moves: readonly Json[]
  /** How often it was tried, and the sum of what that was worth to the seat. */
  readonly times: number
  readonly sum: number
}

/** More of them agree with each other too often to be worth their work. */
export const MOST_TOGETHER = 4

/** The thought for each of so many: the first as it is, the others with other random numbers. */
export const thoughtsFor = (thought: Thought, count: number): readonly Thought[] =>
  Array.from({ length: count }, (_, i) => ({ ...thought, seed: thought.seed + i }))

const meanOf = ({ times, sum }: TriedMoves): number => (times === 0 ? 0 : sum / times)

/**
 * The moves that did best on average, compared with what the best came to in the same luck. Those count that somebody
 * tried to the end, and that were tried more than half as often as the most tried of them: the others were given up by
 * most who tried them, or by all.
 */
export function bestOf(all: readonly (readonly TriedMoves[])[]): readonly Json[] {
  // Whoever thinks alone knows best: all of it met the same luck.
  if (all.length < 2) return all[0]?.[0]?.moves ?? []
  const together = new Map<string, TriedMoves>()
  const lasting = new Set<string>()
  for (const one of all) {
    const [first] = one
    const luck = first === undefined ? 0 : meanOf(first)
    for (const { moves, times, sum } of one) {
      const key = canonical(moves)
      const before = together.get(key)
      // Whoever thinks gives lines up, but not the first, nor those that were tried as often.
      if (times === first?.times) lasting.add(key)
      together.set(key, {
        moves,
        times: times + (before?.times ?? 0),
        sum: sum - times * luck + (before?.sum ?? 0),
      })
    }
  }
  // In too little time nothing was tried: then the order is that of the first who thought.
  const lines = [...together].flatMap(([key, line]) => (lasting.has(key) ? [line] : []))
  const most = Math.max(...lines.map(({ times }) => times))
  const tried = lines.filter((line) => most === 0 || line.times * 2 > most)
  return tried.reduce((best, line) => (meanOf(line) > meanOf(best) ? line : best)).moves
}
