/** How to tell of the tile game, in the form the kernel asks for. */
import type { Json, Speech } from '@bastide/kernel'
import { chaptersOf } from './chapters.ts'
import { NAMED_SETUPS } from './editions.ts'
import { SPEAKING } from './expansions/words.ts'
import type { TileHappening } from './happening.ts'
import { textsFor } from './languages.ts'
import type { Move } from './move.ts'
import { fromNotation, toNotation } from './notation.ts'
import { storyLine } from './story.ts'

const modulesOf = (setup: Json): readonly string[] => (setup as { readonly modules?: readonly string[] }).modules ?? []
const [BASE] = SPEAKING
const inPlay = (setup: Json) => SPEAKING.filter((one) => one === BASE || modulesOf(setup).includes(one.id))

export const speech: Speech<Move, TileHappening> = {
  namedSetups: NAMED_SETUPS,
  textsOf: (setup, language) => textsFor(inPlay(setup), language),
  titleOf: ({ words, names }, setup) =>
    `${words['story.edition']} ${(setup as { readonly edition: string }).edition}: ${inPlay(setup)
      .map(({ id }) => names[id])
      .join(', ')}`,
  storyLine,
  chaptersOf,
  toNotation,
  fromNotation,
}
