/**
 * A story by turns, with the positions that each led through: 0 is the beginning, and every move leads to the next
 * position.
 */
import type { Leaving } from '@bastide/kernel'
import { type Chapter, chaptersOf, type TileHappening } from '@bastide/tile-game/words'
import type { Told } from '@bastide/wire'

export interface StoryTurn extends Chapter {
  /** After its first move, and after its last. */
  readonly first: number
  readonly last: number
}

export interface StoryTurns {
  readonly turns: readonly StoryTurn[]
  /** The position right after something happened. */
  readonly positionOf: ReadonlyMap<TileHappening, number>
}

export function turnsOf(told: readonly Told[]): StoryTurns {
  const positionOf = new Map<TileHappening, number>()
  told.forEach(({ happenings }, move) => {
    for (const happening of happenings as readonly TileHappening[]) positionOf.set(happening, move + 1)
  })
  const turns = chaptersOf([...positionOf.keys()]).map((chapter) => {
    const positions = chapter.happenings.map((happening) => positionOf.get(happening) ?? 0)
    return { ...chapter, first: Math.min(...positions), last: Math.max(...positions) }
  })
  return { turns, positionOf }
}

/** Somebody who left, and after how many lines of the turn: what comes then was played for them. */
export interface LeavingInTurn extends Leaving {
  readonly line: number
}

/** Who left during a turn, by the turn's number in the list: what comes before the first turn is told with it. */
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

/** The turn that a position belongs to, by its number in the list; -1 at the beginning. */
export const turnAt = (turns: readonly StoryTurn[], position: number): number =>
  turns.filter(({ first }) => first <= position).length - 1

/** From a position to the end of a turn: of this one or the next, or of the one before. */
export function turnAfter(turns: readonly StoryTurn[], position: number, last: number): number {
  return turns.find((turn) => turn.last > position)?.last ?? last
}

export function turnBefore(turns: readonly StoryTurn[], position: number): number {
  return turns.filter((turn) => turn.last < position).at(-1)?.last ?? 0
}
