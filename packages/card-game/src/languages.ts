/**
 * The languages that the card game speaks: one line each. A page imports the one that it shows, `text/<language>`.
 * Texts are data: reading them needs no engine.
 *
 * Keys of words: `card.red/animal` is "a sheep" (`.name`: "sheep"; for animals also `.one` and `.other`, by number),
 * and `card.?` is an unknown card; `row.green` is "the green row" (`.name`: "green"). `option.dealer` is a setup option
 * and `option.dealer.random` one of its values; `.says` after either is its line of explanation. `step.play` is what
 * the awaited player is asked to do, `choice.cash` a named choice, `figure.follower` the large follower,
 * `source.persons` where points come from. `aid.…` names an aid, and `describe.…` is for `describing.ts`.
 *
 * Keys of sentences: the kind of happening. It may be followed by a dot and the clause, which takes precedence, or by
 * what is special (`played.down`, `score.CARD-19.nothing`), which takes precedence over both.
 */
import type { GameText, Language } from '@bastide/kernel'
import { da } from './text/da.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { nl } from './text/nl.ts'

const TEXTS: { readonly [language in Language]: GameText } = { en, nl, da, de, fr }

export const textsFor = (language: Language): GameText => TEXTS[language]
