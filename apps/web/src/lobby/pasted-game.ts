/** A game that was copied as text, turned into a record. It is untrusted, and still to be read as any record is. */
import type { Refusal, Result } from '@bastide/kernel'
import { RECORD_FORMAT, RECORD_VERSION, readGameText, refusal } from '@bastide/wire'
import type { PageSpeech } from '../playing/game-page.ts'
import type { PastedMove } from './record-trouble.ts'

const HEADING = /^\[[a-z]+ /
const GAME_LINE = /^(\[[a-z]+ |\d+\. )/
/** What mail programs put before a line that they quote, and what surrounds code in a chat. */
const QUOTED = /^\s*(>\s?)+/
const FENCE = /^```/

/**
 * The game in a text that came by mail or chat, with a line for each of the text's: numbers of lines stay true. Null if
 * none is in it; a record begins with a brace.
 */
export function gameTextIn(text: string): string | null {
  const lines = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/\u00a0/g, ' ')
        .replace(QUOTED, '')
        .trim(),
    )
    .map((line) => (FENCE.test(line) ? '' : line))
  const begins = lines.findIndex((line) => HEADING.test(line))
  const isGame = begins >= 0 || GAME_LINE.test(lines.find((line) => line !== '') ?? '')
  return isGame ? rejoined(lines.map((line, i) => (i < begins ? '' : line))).join('\n') : null
}

/** A long line that was broken is made whole; what stands apart, such as a greeting, is left out. */
function rejoined(lines: readonly string[]): readonly string[] {
  const joined: string[] = []
  let last: number | null = null
  for (const [i, line] of lines.entries()) {
    if (GAME_LINE.test(line)) last = i
    else if (line === '') last = null
    else if (last !== null) joined[last] += ` ${line}`
    joined.push(last === i ? line : '')
  }
  return joined
}

export interface PastedGame {
  /** The fields of a record, not read yet. */
  readonly record: { readonly [field: string]: unknown }
  /** How each move is written in the text. */
  readonly written: readonly PastedMove[]
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
  return { ok: true, value: { record, written: writtenIn(notation) } }
}

const unknownGame = (game: unknown): Refusal =>
  refusal('unknown-game', `there is no game ${String(game)}`, { where: 'game' })

/** After the number of its line, each word is a move. */
const writtenIn = (notation: string): readonly PastedMove[] =>
  notation.split('\n').flatMap((line, i) =>
    line
      .trim()
      .split(/\s+/)
      .slice(1)
      .map((word) => ({ line: i + 1, word })),
  )
