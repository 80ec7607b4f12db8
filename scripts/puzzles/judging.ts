/** Whether a position makes a puzzle: enough to choose from, and one answer that is clearly better than the rest. */
import type { Grade } from '../../apps/web/src/puzzles/puzzle.ts'
import { turnKey } from '../../apps/web/src/puzzles/turn-key.ts'
import { sizeOf } from './fraction.ts'
import type { Weighed } from './worth.ts'

/** A turn with fewer alternatives is found by trying. */
const LEAST_TURNS = 6
/** Of all turns, so many at most may be best: a few, or a small share, but never so many that guessing helps. */
const FEW = 4
const SMALL_SHARE = 0.12
const MOST_SHARE = 0.2

export interface Judged {
  readonly gap: number
  readonly best: readonly Weighed[]
  /** The most that any other turn is worth. */
  readonly next: number
}

/** Null where the position is no puzzle; `gap` is by how much the best turn must be better. */
export function judge(turns: readonly Weighed[], gap: number): Judged | null {
  if (turns.length <= LEAST_TURNS) return null
  const most = Math.max(...turns.map(({ worth }) => sizeOf(worth)))
  const best = turns.filter(({ worth }) => sizeOf(worth) === most)
  const others = turns.filter(({ worth }) => sizeOf(worth) !== most)
  const next = Math.max(...others.map(({ worth }) => sizeOf(worth)))
  if (others.length < LEAST_TURNS || most - next < gap) return null
  const isRare = best.length <= Math.max(FEW, turns.length * SMALL_SHARE) && best.length < turns.length * MOST_SHARE
  return isRare ? { gap: most - next, best, next } : null
}

/** How hard it is: harder if the bot went wrong, and if the turn that looks best at first sight is wrong too. */
export function gradeOf(best: readonly Weighed[], played: string, isObvious: boolean): Grade {
  const isMissed = best.every(({ words }) => turnKey(words) !== turnKey(played))
  return isMissed && !isObvious ? 3 : isMissed || !isObvious ? 2 : 1
}
