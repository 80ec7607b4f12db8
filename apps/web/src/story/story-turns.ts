/**
 * A story by turns, with the positions of each. Position 0 is the beginning, and every move leads to the next position.
 */

import type { Chapter, Happening, Leaving } from '@bastide/kernel'
import type { Told } from '@bastide/wire'
import type { PageSpeech } from '../playing/game-page.ts'

export interface StoryTurn extends Chapter {
  /** The positions after its first and last move. */
  readonly first: number
  readonly last: number
}

export interface StoryTurns {
  readonly turns: readonly StoryTurn[]
  /** The position right after a happening. */
  readonly positionOf: ReadonlyMap<Happening, number>
}

export function turnsOf({ chaptersOf }: Pick<PageSpeech, 'chaptersOf'>, told: readonly Told[]): StoryTurns {
  const positionOf = new Map<Happening, number>()
  told.forEach(({ happenings }, move) => {
    for (const happening of happenings) positionOf.set(happening, move + 1)
  })
  const turns = chaptersOf([...positionOf.keys()]).map((chapter) => {
    const positions = chapter.happenings.map((happening) => positionOf.get(happening) ?? 0)
    return { ...chapter, first: Math.min(...positions), last: Math.max(...positions) }
  })
  return { turns, positionOf }
}

/** The newer turns, each as the object that was known before if nothing has happened in it since. */
export const unchanged = (known: readonly StoryTurn[], turns: readonly StoryTurn[]): readonly StoryTurn[] =>
  turns.map((turn, i) => {
    const before = known[i]
    const isSame =
      before?.happenings.length === turn.happenings.length &&
      turn.happenings.every((happening, at) => happening === before.happenings[at])
    return isSame ? before : turn
  })

/** A seat that left, and after which line of the turn: the rest was played for it. */
export interface LeavingInTurn extends Leaving {
  readonly line: number
}

/** The seats that left during a turn, given the turn's index. Leavings before the first turn belong to it. */
export function leftDuring(
  { turns, positionOf }: StoryTurns,
  index: number,
  left: readonly Leaving[],
): readonly LeavingInTurn[] {
  const lines = turns[index]?.happenings ?? []
  return left
    .filter(({ after }) => Math.max(0, turnAt(turns, after)) === index)
    .map((leaving) => ({
      ...leaving,
      line: lines.filter((happening) => (positionOf.get(happening) ?? 0) <= leaving.after).length,
    }))
}

/** The index of the turn that a position belongs to; -1 at the beginning. */
export const turnAt = (turns: readonly StoryTurn[], position: number): number =>
  turns.filter(({ first }) => first <= position).length - 1

/** The end of the current turn, or of the next one if the position is at an end. */
export function turnAfter(turns: readonly StoryTurn[], position: number, last: number): number {
  return turns.find((turn) => turn.last > position)?.last ?? last
}

/** The end of the previous turn. */
export function turnBefore(turns: readonly StoryTurn[], position: number): number {
  return turns.filter((turn) => turn.last < position).at(-1)?.last ?? 0
}

/** A story that ends with a score of the final scoring; null for before its first. */
export function toldUpTo(told: readonly Told[], counted: Happening | null): readonly Told[] {
  return told.map((one) => {
    const ending = one.happenings.findIndex(({ kind }) => kind === 'ending')
    const last = counted === null ? ending : one.happenings.indexOf(counted)
    return ending < 0 ? one : { ...one, happenings: one.happenings.slice(0, last + 1) }
  })
}
