/**
 * What a page needs to talk about the dice game, without the engine. The words themselves are in `text/<language>`, so
 * that a page loads only the language that it shows.
 */
export { type Chapter, chaptersOf } from './chapters.ts'
export type { Choice } from './choices.ts'
export { FACES, KNIGHTS_TO_END, WORTH } from './faces.ts'
export type { BuiltFacts } from './facts.ts'
export type { DiceHappening, FaceCounts, SumItem } from './happening.ts'
export type { Move } from './move.ts'
export { NAMED_SETUPS, type NamedSetup } from './named-setups.ts'
export { toNotation } from './notation.ts'
export { SOURCES, type Sources, sourceName, sourcesOf } from './sources.ts'
export { storyLine, sumText } from './story.ts'
export type { ShownCity, View } from './view.ts'
