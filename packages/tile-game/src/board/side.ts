/**
 * The four sides of a tile, clockwise; and the two halves of each, clockwise from the north-west corner, named as on a
 * compass.
 */
export const SIDES = ['N', 'E', 'S', 'W'] as const

export const HALVES = ['NNW', 'NNE', 'ENE', 'ESE', 'SSE', 'SSW', 'WSW', 'WNW'] as const

/** A side or half-side as its index in those lists, so rotating a tile is adding. */
export type SideIndex = number
export type HalfIndex = number

/** Quarter turns clockwise. */
export type Rotation = number

export const opposite = (side: SideIndex): SideIndex => (side + 2) & 3
