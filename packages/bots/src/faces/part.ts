/** What a face is made of: shapes in a square of 40 × 40, one on top of the other. */
export interface FacePart {
  readonly d: string
  /** As in CSS; null for the colour of the seat. */
  readonly fill: string | null
  /** The width of its line of ink. */
  readonly line: number
}

export const INK = '#3A2E28'
export const LINEN = '#FFFBF0'

export const shape = (d: string, fill: string | null, line = 1.1): FacePart => ({ d, fill, line })
/** Ink alone. */
export const stroke = (d: string, line = 1.1): FacePart => ({ d, fill: 'none', line })

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
