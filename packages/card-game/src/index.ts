export { AIDS, type Aid } from './aids.ts'
export { CARDS, type CardId, COLOURS, type Colour } from './cards/card.ts'
export type { Lying } from './cards/row.ts'
export { type Chapter, chaptersOf } from './chapters.ts'
export type { Choice, Spot } from './choices.ts'
export { type CardGame, type CardRules, cardGame } from './compose.ts'
export {
  describeCard,
  describeRow,
  describeScore,
  describeSeat,
  describeStretch,
  describeSum,
  describeTable,
  describeWorth,
} from './describing.ts'
export {
  ANIMAL,
  BUILDING,
  COLOUR_OF,
  claimIn,
  FREE_ANIMAL,
  FREE_BUILDING,
  Glance,
  NUMBER_OF,
  PERSON,
  playIn,
  SORT_OF,
  WONDER,
} from './glance.ts'
export type { CardHappening, CardNarrator, DealtHand, TiedSeat } from './happening.ts'
export type { ShownBuilding, ShownSeat, ShownSeries } from './insight/seats.ts'
export type { ShownUnseen } from './insight/unseen.ts'
export type { StretchWorth } from './insight/worth.ts'
export { textsFor } from './languages.ts'
export type { Fate, Move } from './move.ts'
export { NAMED_SETUPS } from './named.ts'
export { fromNotation, toNotation } from './notation.ts'
export { SOURCES, type Sources, sourceName, sourcesOf } from './sources.ts'
export { storyLine, sumText } from './story.ts'
export { CASH, KEEP } from './turn/choosing.ts'
export type { ShownCard, ShownRow, ShownSettling, ShownStretch, View } from './view.ts'
