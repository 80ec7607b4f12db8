/** How the card game is narrated, in the form the kernel asks for. */
import type { Speech } from '@bastide/kernel'
import { chaptersOf } from './chapters.ts'
import type { CardHappening } from './happening.ts'
import { textsFor } from './languages.ts'
import type { Move } from './move.ts'
import { NAMED_SETUPS } from './named.ts'
import { fromNotation, toNotation } from './notation.ts'
import { storyLine } from './story.ts'

export const speech: Speech<Move, CardHappening> = {
  namedSetups: NAMED_SETUPS,
  textsOf: (_, language) => textsFor(language),
  titleOf: ({ names }) => names.card as string,
  storyLine,
  chaptersOf,
  toNotation,
  fromNotation,
}
