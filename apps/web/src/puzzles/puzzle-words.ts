/** Puzzles in words. */
import { type MessageKey, say, speaking } from '../kit/messages.svelte.ts'
import { listed } from '../kit/wording.ts'
import type { Goal, Puzzle } from './puzzle.ts'

/** Which kind of number a goal is about. */
const UNITS: { readonly [goal in Goal]: MessageKey } = {
  points: 'seat.points',
  build: 'seat.points',
  'average-points': 'puzzle.worth.average-points',
  lead: 'puzzle.worth.lead',
  win: 'puzzle.worth.lead',
  'average-lead': 'puzzle.worth.average-lead',
  'sure-lead': 'puzzle.worth.sure-lead',
}

/** What a turn is worth, such as "3.25 points on average". */
export function worthWords(goal: Goal, worth: number): string {
  const points = Math.round(Math.abs(worth) * 100) / 100
  const side = worth > 0 ? 'ahead' : worth < 0 ? 'behind' : 'level'
  return say(UNITS[goal], { points, worth: points.toLocaleString(speaking.language), side })
}

export function goalWords({ goal, seat }: Puzzle, names: readonly string[]): string {
  const others = names.filter((_, i) => i !== seat)
  return say(`puzzle.goal.${goal}`, { name: names[seat] ?? '', others: listed(others, speaking.language) })
}
