/**
 * What a page needs to talk about the dice game, without the engine. The words themselves are in `text/<language>`, so
 * that a page loads only the language that it shows.
 */
export { AIDS, type Aid } from './aids.ts'
export { type Chapter, chaptersOf } from './chapters.ts'
export type { Choice } from './choices.ts'
export { dieText, layoutTexts, placeText } from './describing.ts'
export { CATAPULT, DICE, FACES, KNIGHT, KNIGHTS_TO_END, MOST_THROWS, WORTH } from './faces.ts'
export type { BuiltFacts } from './facts.ts'
export type { DiceHappening, FaceCounts, SumItem } from './happening.ts'
export type { Chance } from './insight/chance.ts'
export type { Closer, Closing } from './insight/closing.ts'
export type { Prospect } from './insight/prospects.ts'
export type { Move } from './move.ts'
export { NAMED_SETUPS, type NamedSetup } from './named-setups.ts'
export { fromNotation, toNotation } from './notation.ts'
export { openEdgesOf } from './open-edges.ts'
export type { Options as DiceOptions } from './setup.ts'
export { SOURCES, type Sources, sourceName, sourcesOf } from './sources.ts'
export { storyLine, sumText } from './story.ts'
export type { ShownCity, View } from './view.ts'
