/**
 * How the seats of a table are told apart, whatever is played there: by a colour, and by a pattern for eyes that do not
 * see colours. Games are handed the look of a seat and draw their figures with it.
 */

/** Each colour has the pattern with the same index, so that seats can be told apart without colours. */
export const COLOURS = ['gold', 'red', 'green', 'blue', 'black', 'rose'] as const
export type Colour = (typeof COLOURS)[number]
export const PATTERNS = ['roundel', 'cross', 'chevron', 'bend', 'saltire', 'lozenge'] as const
export type Pattern = (typeof PATTERNS)[number]

/** As in CSS. */
export const COLOUR_CODES: { readonly [colour in Colour]: string } = {
  gold: '#E0AE1B',
  red: '#C03A2B',
  green: '#2F8A57',
  blue: '#2C6CB4',
  black: '#2C2A29',
  rose: '#C6628E',
}

/** As SVG paths, within a square of 2 × 2 around (0, 0). */
export const PATTERN_PATHS: { readonly [pattern in Pattern]: string } = {
  roundel: 'M-.62 0a.62.62 0 1 0 1.24 0a.62.62 0 1 0-1.24 0z',
  cross: 'M-.24-1h.48v.76h.76v.48h-.76v.76h-.48v-.76h-.76v-.48h.76z',
  chevron: 'M-1 .62L0-.42 1 .62V.02L0-1.02-1 .02z',
  bend: 'M-1-1h.5L1 .5V1H.5L-1-.5z',
  saltire: 'M-1-1h.42L0-.42.58-1H1v.42L.42 0 1 .58V1H.58L0 .42-.58 1H-1V.58L-.42 0-1-.58z',
  lozenge: 'M0-.95L.72 0 0 .95-.72 0z',
}
