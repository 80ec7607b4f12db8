/** The lines of the log: a turn in short, and all that is told of it. */
import type { Chapter, GameText, Happening } from '@bastide/kernel'
import type { GameLog, Gist, PageSpeech } from '../playing/game-page.ts'
import { lineBesideBoard, lineOf, namesClause } from './story-lines.ts'

export type LogLine = readonly Happening[]

/** A line, and how many happenings of its chapter it ends with. */
interface ChapterLine {
  readonly line: LogLine
  readonly until: number
}

/** Before the first turn and after the last, each happening has a line of its own. */
export function logLines(log: GameLog | undefined, { turn, happenings }: Chapter): readonly ChapterLine[] {
  const lines = turn === null ? happenings.map((one) => [one]) : (log?.linesOf?.(happenings) ?? [happenings])
  let until = 0
  return lines.map((line) => {
    until += line.length
    return { line, until }
  })
}

/** What a line shows: what it came to, or else its last sentence. */
export interface LineWords {
  readonly gists: readonly Gist[]
  readonly last: string
  /** All of it in whole sentences, for whoever listens. */
  readonly sentences: readonly string[]
  /** Whether there is more to tell than is shown. */
  readonly hasMore: boolean
}

export function lineWords(
  speech: PageSpeech,
  log: GameLog | undefined,
  texts: GameText,
  names: readonly string[],
  line: LogLine,
): LineWords {
  const gists = log?.gistsOf(texts, line) ?? []
  // What was drawn is laid in the next sentence.
  const told = line.length > 1 ? line.filter(({ kind }) => kind !== 'drawn') : line
  return {
    gists,
    last: told.length === 0 ? '' : lineBesideBoard(speech, texts, names, told.at(-1) as Happening),
    sentences: told.map((happening) => lineOf(speech, texts, names, happening)),
    hasMore: gists.length > 0 || line.length > 1 || line.some((one) => namesClause(speech, texts, names, one)),
  }
}
