/** A game that was copied as text, turned into a record. It is untrusted, and still to be read as any record is. */
import type { Refusal, Result } from '@bastide/kernel'
import { RECORD_FORMAT, RECORD_VERSION, readGameText, refusal } from '@bastide/wire'
import type { PageSpeech } from '../playing/game-page.ts'

/** Whether a text is meant as one: a record begins with a brace. */
export const isGameText = (text: string): boolean => /^(\[[a-z]+ |\d+\. )/.test(text.replace(/^\ufeff/, '').trimStart())

export interface PastedGame {
  /** The fields of a record, not read yet. */
  readonly record: { readonly [field: string]: unknown }
  /** The line of each move in the text. */
  readonly lines: readonly number[]
}

/** `speechOf` knows the notation of each game, or says that it does not know the game. */
export async function readPasted(
  text: string,
  speechOf: (game: string) => Promise<Pick<PageSpeech, 'fromNotation'> | undefined>,
): Promise<Result<PastedGame>> {
  const parts = readGameText(text)
  if (!parts.ok) return parts
  const { heading, notation } = parts.value
  const speech = typeof heading.game === 'string' ? await speechOf(heading.game) : undefined
  if (speech === undefined) return unknownGame(heading.game)
  const moves = speech.fromNotation(notation)
  if (!moves.ok) return moves
  const record = { format: RECORD_FORMAT, version: RECORD_VERSION, ...heading, moves: moves.value }
  return { ok: true, value: { record, lines: linesOf(notation) } }
}

const unknownGame = (game: unknown): Refusal =>
  refusal('unknown-game', `there is no game ${String(game)}`, { where: 'game' })

/** After the number of its line, each word is a move. */
const linesOf = (notation: string): readonly number[] =>
  notation.split('\n').flatMap((line, i) =>
    line
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(() => i + 1),
  )
