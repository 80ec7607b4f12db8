/**
 * The languages that everything is said in. Besides this list, each package lists the texts that it has; the compiler
 * names those that lack one.
 */
export const LANGUAGES = ['en', 'nl', 'da', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
