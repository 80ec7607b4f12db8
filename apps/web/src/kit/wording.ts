/** "gold, red and blue", in the given language. */
export const listed = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items)

/** Capitalized, for the beginning of a line. */
export const capital = (text: string): string => (text[0]?.toUpperCase() ?? '') + text.slice(1)

/** "+7", "−2" or "0". */
export const signedPoints = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
