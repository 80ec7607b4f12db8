/** The lines of a story, and the rules that they name. */
import type { GameText, Happening } from '@bastide/kernel'
import type { PageSpeech } from '../playing/game-page.ts'

type Speech = Pick<PageSpeech, 'storyLine'>

const inBrackets = ({ clause }: Happening): string => ` (${clause})`

/** A line of the story without the clause in brackets at its end. */
export const lineOf = (
  { storyLine }: Speech,
  texts: GameText,
  names: readonly string[],
  happening: Happening,
): string => storyLine(texts, names, happening).replace(inBrackets(happening), '')

/** The same for whoever sees the board at this moment. */
export const lineBesideBoard = (
  { storyLine, shownLine = storyLine }: Pick<PageSpeech, 'storyLine' | 'shownLine'>,
  texts: GameText,
  names: readonly string[],
  happening: Happening,
): string => lineOf({ storyLine: shownLine }, texts, names, happening)

/** Whether a line names its clause: then the page offers to explain the rule. */
export const namesClause = (
  { storyLine }: Speech,
  texts: GameText,
  names: readonly string[],
  happening: Happening,
): boolean => storyLine(texts, names, happening).includes(inBrackets(happening))
