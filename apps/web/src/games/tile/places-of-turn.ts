/** What should be in sight when a tile is to be laid. */
import type { Place } from '../../board/framing.ts'
import { spanOf } from './layout.ts'
import type { At } from './shown.ts'

/** Where the tile fits, and what was laid last: that matters more than all places together. */
export const placesOfTurn = (cells: readonly At[], lastAt: At | null): readonly Place[] => [
  ...cells.map((at) => ({ bounds: spanOf([at]), weight: 1 })),
  ...(lastAt === null ? [] : [{ bounds: spanOf([lastAt]), weight: cells.length + 1 }]),
]
