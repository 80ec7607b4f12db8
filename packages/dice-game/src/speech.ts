/** How the dice game is narrated, in the form the kernel asks for. */
import { counted, type GameText, type Speech } from '@bastide/kernel'
import { chaptersOf } from './chapters.ts'
import type { DiceHappening } from './happening.ts'
import { TEXTS } from './languages.ts'
import type { Move } from './move.ts'
import { NAMED_SETUPS } from './named-setups.ts'
import { fromNotation, toNotation } from './notation.ts'
import { storyLine } from './story.ts'

interface TitledSetup {
  readonly options?: { readonly target?: number }
  readonly faces?: readonly string[]
}
const USUAL_TARGET = 42

/** The game and its target, and the dice where they are not the usual ones. */
function titleOf(texts: GameText, { options, faces }: TitledSetup): string {
  const points = counted(texts, 'sum.points', options?.target ?? USUAL_TARGET)
  return `${texts.names.dice}: ${points}${faces === undefined ? '' : ` [${faces.join(' | ')}]`}`
}

export const speech: Speech<Move, DiceHappening> = {
  namedSetups: NAMED_SETUPS,
  textsOf: (_, language) => TEXTS[language],
  titleOf: (texts, setup) => titleOf(texts, setup as TitledSetup),
  storyLine,
  chaptersOf,
  toNotation,
  fromNotation,
}
