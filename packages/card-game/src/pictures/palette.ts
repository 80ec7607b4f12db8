/**
 * The colours of the cards. The four rows have muted tones, far from the colours of seats, and each is lighter or
 * darker than the others, so that they differ in grey too. `palette.test.ts` measures both.
 */
import type { Colour } from '../cards/card.ts'

export { INK } from '@bastide/drawing'
export const PAPER = { ground: '#F7EEDA', shade: '#E8D9B8', edge: '#CDB78A' } as const
export const WHITE = '#FFFBF0'
export const SKIN = '#E9C9A0'
export const GOLD = '#D9A938'
export const STONE = { lit: '#E6DCC8', ground: '#D6CAB4', shade: '#A2937B' } as const
export const ROOF = { lit: '#CC6E4B', shade: '#94432F' } as const
export const SLATE = { lit: '#7686A0', shade: '#5C6C88' } as const
export const WOOD = { lit: '#B58A57', ground: '#96693F', shade: '#6E4A2B' } as const

export interface Tone {
  /** The band, and whatever on the card has the colour of its row. */
  readonly ground: string
  /** A wash behind the symbol. */
  readonly wash: string
  /** The lines of the band's pattern: light on dark grounds, dark on light ones. */
  readonly lines: string
  /** The shaded side of something in this tone. */
  readonly shade: string
}

/** Straw, brick, sage and slate. */
export const TONES: { readonly [colour in Colour]: Tone } = {
  yellow: { ground: '#DCC78C', wash: '#F0E2B8', lines: '#86682A', shade: '#B99D58' },
  red: { ground: '#A9644A', wash: '#EBCDB8', lines: '#F1D9C2', shade: '#834833' },
  green: { ground: '#93A67C', wash: '#DCE3C6', lines: '#3F5230', shade: '#6F8459' },
  blue: { ground: '#40596A', wash: '#CAD6D9', lines: '#C4D6DC', shade: '#2E4350' },
}
