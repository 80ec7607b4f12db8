/** "gold, red and blue", as the language has it. */
export const listed = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
