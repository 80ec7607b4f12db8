/** "gold, red and blue", in the given language. */
export const listed = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
