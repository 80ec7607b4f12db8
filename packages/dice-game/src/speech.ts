/** How the dice game is told of, as the kernel asks for it. */
import { counted, type GameText, type Language, type Speech } from '@bastide/kernel'
import { chaptersOf } from './chapters.ts'
import type { DiceHappening } from './happening.ts'
import type { Move } from './move.ts'
import { NAMED_SETUPS } from './named-setups.ts'
import { fromNotation, toNotation } from './notation.ts'
import { storyLine } from './story.ts'
import { da } from './text/da.ts'
import { en } from './text/en.ts'
import { nl } from './text/nl.ts'

/** All that the game says, in each language; it is the same for every setup. */
export const TEXTS: { readonly [language in Language]: GameText } = { en, nl, da }

interface Target {
  readonly options?: { readonly target?: number }
}
const USUAL_TARGET = 42

export const speech: Speech<Move, DiceHappening> = {
  namedSetups: NAMED_SETUPS,
  textsOf: (_, language) => TEXTS[language],
  titleOf: (texts, setup) => `${texts.names.dice}: ${counted(texts, 'point', (setup as Target).options?.target ?? USUAL_TARGET)}`,
  storyLine,
  chaptersOf,
  toNotation,
  fromNotation,
}
