/**
 * npm run puzzles:complete FILE
 *
 * Works out what every turn is worth in a puzzle, or in each of a list of puzzles, and writes it back into the file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { GAMES } from '@bastide/catalog'
import { type Game, type Json, type Refusal, refusalText } from '@bastide/kernel'
import { type Puzzle, readPuzzle } from '../../apps/web/src/puzzles/puzzle.ts'
import { readOperand, refuse } from '../running/arguments.ts'
import { fileText, listed } from './listing.ts'
import { TooLarge } from './turns.ts'
import { weigh } from './worth.ts'

const refused = (refusal: Refusal): never => refuse(refusalText(refusal))

function completed(given: unknown): Puzzle {
  // Its turns are replaced, so any will do to read the rest.
  const unfinished = {
    ...(given as object),
    turns: [
      ['1', ['a']],
      ['0', ['b']],
    ],
  }
  const read = readPuzzle(unfinished)
  const puzzle = read.ok ? read.value : refused(read)
  const game: Game = GAMES.find(({ id }) => id === puzzle.game) ?? refuse(`there is no game ${puzzle.game}`)
  const composed = game.compose(puzzle.setup, puzzle.seats.length)
  const moves = game.speech.fromNotation(puzzle.moves)
  if (!composed.ok) return refused(composed)
  if (!moves.ok) return refused(moves)
  const turns = weigh(composed.value, moves.value as readonly Json[], puzzle.goal, (turn) =>
    game.speech.toNotation(turn),
  )
  const whole = readPuzzle({ ...puzzle, turns: listed(turns) })
  return whole.ok ? whole.value : refused(whole)
}

const file = readOperand('FILE')
const stored: unknown = JSON.parse(readFileSync(file, 'utf8'))
try {
  writeFileSync(
    file,
    Array.isArray(stored) ? fileText(stored.map(completed)) : `${JSON.stringify(completed(stored))}\n`,
  )
} catch (thrown) {
  if (!(thrown instanceof TooLarge)) throw thrown
  refuse('too much is left to play in this position to work it out')
}
