/** A turn in notation: tokens, one for each decision. Their order does not matter to a puzzle. */

/** The tokens without the numbers of lines. */
export const tokensOf = (notation: string): readonly string[] =>
  notation.split(/\s+/).filter((token) => token !== '' && !/^\d+\.$/.test(token))

/** The same for the same decisions in any order. */
export const turnKey = (notation: string): string => [...tokensOf(notation)].sort().join(' ')
