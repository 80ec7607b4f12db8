/**
 * What a page needs to talk about the card game, without the engine. The words themselves are in `text/<language>`, so
 * that a page loads only the language that it shows.
 */
export { AIDS, type Aid } from './aids.ts'
export { worthOfAnimals } from './cards/animal-points.ts'
export { CARDS, type CardId, COLOURS, type Colour } from './cards/card.ts'
export type { Lying } from './cards/row.ts'
export { type Chapter, chaptersOf } from './chapters.ts'
export type { Choice, Spot } from './choices.ts'
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
export type { CardHappening, DealtHand, TiedSeat } from './happening.ts'
export { chestWorth, mostOfChest } from './insight/chest-worth.ts'
export type { ShownBuilding, ShownSeat, ShownSeries } from './insight/seats.ts'
export type { ShownUnseen } from './insight/unseen.ts'
export type { StretchWorth } from './insight/worth.ts'
export type { Fate, Move } from './move.ts'
export { NAMED_SETUPS } from './named.ts'
export { fromNotation, toNotation } from './notation.ts'
export { SOURCES, type Sources, sourceName, sourcesOf } from './sources.ts'
export { storyLine, sumText } from './story.ts'
export type { ShownCard, ShownRow, ShownSettling, ShownStretch, View } from './view.ts'
