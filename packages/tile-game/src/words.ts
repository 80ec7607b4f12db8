/**
 * What a page needs to talk about the tile game, without the engine. The words themselves are in `text/<language>`, so
 * that a page loads only the language that it shows.
 */
export { AIDS, type Aid } from './aids.ts'
export { type Chapter, chaptersOf } from './chapters.ts'
export type { Choice, Spot } from './choices.ts'
export { describeFeature, describeTile } from './describing.ts'
export { NAMED_SETUPS, type NamedSetup } from './editions.ts'
export { SPEAKING } from './expansions/words.ts'
export type { TokenFacts } from './facts.ts'
export type { TileHappening } from './happening.ts'
export type { ShownCell } from './insight/cells.ts'
export type { Part, ShownFeature } from './insight/features.ts'
export type { ShownPile } from './insight/pile.ts'
export type { Projected } from './insight/projection.ts'
export type { Worth } from './insight/worth.ts'
export type { Move } from './move.ts'
export { fromNotation, toNotation } from './notation.ts'
export { SOURCES, type Sources, sourceName, sourcesOf } from './sources.ts'
export { shownLine, storyLine, sumText } from './story.ts'
export { counted, type GameText, LANGUAGES, type Language, mergedTexts, type TileTexts } from './text.ts'
export type { ShownFigure, View } from './view.ts'
