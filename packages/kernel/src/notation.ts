/**
 * Notation: numbered lines of tokens, one token per move, for people to read and type. Each game defines its tokens and
 * where a line begins.
 */
import { MOST_MOVES } from './playing.ts'
import { readText, shown } from './reading.ts'
import { attempt, type Result, refuse } from './result.ts'

const LONGEST_TEXT = 1_000_000

/** `beginsLine` is called for every move but the first, which always begins a line. */
export function writeNotation<Move>(
  moves: readonly Move[],
  tokenOf: (move: Move) => string,
  beginsLine: (move: Move, before: Move) => boolean,
): string {
  const lines: string[][] = []
  moves.forEach((move, i) => {
    const before = moves[i - 1]
    if (before === undefined || beginsLine(move, before)) lines.push([])
    lines.at(-1)?.push(tokenOf(move))
  })
  return lines.map((tokens, i) => `${i + 1}. ${tokens.join(' ')}\n`).join('')
}

/**
 * Reads untrusted notation back into moves. `readToken` returns a token's move or refuses it; it does not check that
 * the move is legal.
 */
export function readNotation<Move>(
  text: unknown,
  readToken: (token: string, where: string) => Move,
): Result<readonly Move[]> {
  return attempt(() => {
    const moves: Move[] = []
    let lines = 0
    readText(text, 'notation', LONGEST_TEXT)
      .split('\n')
      .forEach((line, i) => {
        const where = `line ${i + 1}`
        const [number, ...tokens] = line.trim().split(/\s+/)
        if (number === '') return
        if (number !== `${++lines}.`) refuse('out-of-order', `expected ${lines}., found ${shown(number)}`, { where })
        for (const token of tokens)
          if (moves.push(readToken(token, where)) > MOST_MOVES)
            refuse('too-long', `more than ${MOST_MOVES} moves`, { where })
      })
    return moves
  })
}
