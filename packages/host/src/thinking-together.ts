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

/**
 * The moves that did best on average. Those count that somebody tried to the end, and that were tried more than half as
 * often as the most tried: the others were given up by most who tried them, or by all.
 */
export function bestOf(all: readonly (readonly TriedMoves[])[]): readonly Json[] {
  // Whoever thinks alone knows best: all of it met the same luck.
  if (all.length < 2) return all[0]?.[0]?.moves ?? []
  const together = new Map<string, TriedMoves>()
  const lasting = new Set<TriedMoves>()
  for (const one of all)
    for (const { moves, times, sum } of one) {
      const key = canonical(moves)
      const before = together.get(key)
      const line = { moves, times: times + (before?.times ?? 0), sum: sum + (before?.sum ?? 0) }
      // Whoever thinks gives lines up, but not the first, nor those that were tried as often.
      if (times === one[0]?.times || (before !== undefined && lasting.has(before))) lasting.add(line)
      together.set(key, line)
    }
  const lines = [...together.values()]
  const most = Math.max(...lines.map(({ times }) => times))
  // In too little time nothing was tried: then the order is that of the first who thought.
  const meanOf = ({ times, sum }: TriedMoves): number => (times === 0 ? 0 : sum / times)
  const tried = lines.filter((line) => most === 0 || (lasting.has(line) && line.times * 2 > most))
  return tried.reduce((best, line) => (meanOf(line) > meanOf(best) ? line : best)).moves
}
