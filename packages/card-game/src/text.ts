/**
 * What the game says to people, in three languages. Texts are data: no engine is needed to read them.
 *
 * Keys of words: `card.red/animal` is "a sheep" (`.name`: "sheep"; of animals `.one` and `.other` for so many animals),
 * `card.?` a card that is not known; `row.green` is "the green row" (`.name`: "green"). An option is `option.dealer`, a
 * value of it `option.dealer.random`; `.says` after either is its line of explanation. `step.play` is what the awaited
 * player is asked to do, `choice.cash` a named choice, `figure.follower` the large follower, `source.persons` where
 * points come from.
 *
 * Keys of sentences: the kind of happening; or, for what happens by one clause, the kind, a point and the clause, which
 * goes first; or, for some kinds, a point and what is special (`played.down`).
 */
import type { GameText, Language, Wording } from '@bastide/kernel'
import { da } from './text/da.ts'
import { en } from './text/en.ts'
import { nl } from './text/nl.ts'

export interface CardText extends Wording {
  readonly name: string
}

const TEXTS: { readonly [language in Language]: CardText } = { en, nl, da }

export function textsFor(language: Language): GameText {
  const { name, ...wording } = TEXTS[language]
  return { names: { card: name }, ...wording }
}
