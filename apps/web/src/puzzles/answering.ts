/** What an answer to a puzzle is worth. */
import { type Puzzle, valueOfWorth } from './puzzle.ts'
import { tokensOf, turnKey } from './turn-key.ts'

export interface Answer {
  readonly isRight: boolean
  /** What the turn is worth; null where the puzzle does not say. */
  readonly worth: number | null
  readonly best: number
}

const bestOf = ({ turns }: Puzzle): readonly [worth: string, turns: readonly string[]] =>
  turns[0] as Puzzle['turns'][number]

/** What a turn, in notation, is worth in a puzzle. The order of its moves does not matter. */
export function answerTo(puzzle: Puzzle, turn: string): Answer {
  const key = turnKey(turn)
  const found = puzzle.turns.find(([, listed]) => listed.some((one) => turnKey(one) === key))
  const best = valueOfWorth(bestOf(puzzle)[0])
  return { isRight: found === bestOf(puzzle), worth: found === undefined ? null : valueOfWorth(found[0]), best }
}

/** The game so far and the best turn, or the first of several, in notation. */
export const solved = (puzzle: Puzzle): string => withTurn(puzzle.moves, bestOf(puzzle)[1][0] as string)

/** A turn goes on where the moves before it end: in their last line. */
const withTurn = (moves: string, turn: string): string => `${moves.trimEnd()} ${tokensOf(turn).join(' ')}\n`
