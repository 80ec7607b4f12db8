/**
 * A lesson: a game that is played step by step with somebody who learns it. It is data. Seat 0 is the learner; chance
 * and the other seats follow the script. Its sentences are words of the game's texts: `lesson.<id>` (the title),
 * `lesson.<id>.says` (what it is about), `lesson.<id>.<step>`, `lesson.<id>.<step>.hint`, `lesson.<id>.<answer>`, and
 * `lesson.<id>.learnt.1` to `.3` for the end. `lessonFaults` of the laws checks all of it.
 */
import type { Happening, Seat } from './contract.ts'
import { canonical, type Json } from './json.ts'

export const LEARNER: Seat = 0

/** A move as it is stored; in a pattern only some of its fields. */
export type ScriptedMove = { readonly [field: string]: Json }

/** What is said to another move than the expected one. */
export interface LessonAnswer {
  readonly to: ScriptedMove
  readonly says: string
}

export interface LessonStep {
  readonly name: string
  /** What the board points out meanwhile, as happenings of the game. */
  readonly points?: readonly Happening[]
  /**
   * What the learner is to do: the move of the script, then patterns of others that do as well. Without it the step is
   * read, and nobody moves meanwhile.
   */
  readonly expects?: readonly [ScriptedMove, ...(readonly ScriptedMove[])]
  readonly answers?: readonly LessonAnswer[]
  /** What follows by itself: moves of chance and of other seats, and of the learner where nothing else is possible. */
  readonly follows?: readonly ScriptedMove[]
}

export interface Lesson {
  readonly id: string
  readonly setup: Json
  readonly seats: number
  /** The moves before the first step. */
  readonly opening: readonly ScriptedMove[]
  readonly steps: readonly LessonStep[]
}

/** Whether a move has all fields of a pattern. */
export const isSuchMove = (pattern: ScriptedMove, move: ScriptedMove): boolean =>
  Object.entries(pattern).every(
    ([field, value]) => Object.hasOwn(move, field) && canonical(move[field] as Json) === canonical(value),
  )

export interface LessonScript {
  readonly moves: readonly ScriptedMove[]
  /** For each step, how many moves come before it. */
  readonly begins: readonly number[]
}

export function scriptOf({ opening, steps }: Pick<Lesson, 'opening' | 'steps'>): LessonScript {
  const moves = [...opening]
  const begins: number[] = []
  for (const { expects, follows = [] } of steps) {
    begins.push(moves.length)
    if (expects !== undefined) moves.push(expects[0])
    moves.push(...follows)
  }
  return { moves, begins }
}
