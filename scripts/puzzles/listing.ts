/** Turns as a puzzle lists them. */
import type { Puzzle } from '../../apps/web/src/puzzles/puzzle.ts'
import { fractionText, sizeOf } from './fraction.ts'
import type { Weighed } from './worth.ts'

/** Best first, each worth with its turns. */
export function listed(turns: readonly Weighed[]): Puzzle['turns'] {
  const byWorth = new Map<string, Weighed[]>()
  for (const turn of turns) {
    const worth = fractionText(turn.worth)
    const equals = byWorth.get(worth)
    if (equals === undefined) byWorth.set(worth, [turn])
    else equals.push(turn)
  }
  return [...byWorth]
    .sort(([, [one]], [, [other]]) => sizeOf((other as Weighed).worth) - sizeOf((one as Weighed).worth))
    .map(([worth, equals]) => [worth, equals.map(({ words }) => words)])
}

/** A line for each puzzle: a change of one is seen in a review. */
export const fileText = (puzzles: readonly unknown[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`
