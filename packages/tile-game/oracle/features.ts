/** Features, found by flood fill over the whole table, again for each new tile. */
import { isScored, isSolitary, type Kind } from './kinds.ts'
import { type Laid, type LaidSegment, type Landscape, numberOf, oppositeSide } from './landscape.ts'

export interface Feature {
  readonly kind: Kind
  readonly segments: readonly LaidSegment[]
  /**
   * How many tiles it covers: a tile counts once, however many of its segments belong to it (BASE-12, BASE-13, KING-5).
   */
  readonly tiles: number
  readonly pennants: number
  readonly complete: boolean
}

/** By half-side: the half-side, by number, that it faces on the tile beyond. */
const FACING_HALF = [5, 4, 7, 6, 1, 0, 3, 2] as const

/** Everything connected to this segment, and whether any of its sides faces an empty square. */
function grownTogether(
  land: Landscape,
  from: LaidSegment,
): { readonly segments: readonly LaidSegment[]; readonly isOpen: boolean } {
  const segments = new Set([from])
  let isOpen = false
  // The set grows while it is walked, until there is nothing new.
  for (const { x, y, sides, halves } of segments) {
    for (const side of sides) {
      const other = land.beyond(x, y, side)
      const next = other?.atSide[oppositeSide(side)]
      if (next?.kind === from.kind) segments.add(next)
      if (other === undefined) isOpen = true
    }
    for (const half of halves) {
      const next = land.beyond(x, y, Math.floor(half / 2))?.atHalf[FACING_HALF[half] ?? -1]
      if (next?.kind === from.kind) segments.add(next)
    }
  }
  return { segments: [...segments], isOpen }
}

function isComplete(land: Landscape, { kind, x, y }: LaidSegment, isOpen: boolean): boolean {
  if (isSolitary(kind)) return land.around(x, y).length === 8 // BASE-15, CULT-1, ABBOT-3
  if (kind === 'field' || kind === 'stream') return false // BASE-18; a river is never completed
  if (kind === 'carcassonne') return true // COUNT-10
  return !isOpen // BASE-12: both ends stop, or it is a loop. BASE-13: no gap in the wall.
}

function featureFrom(land: Landscape, from: LaidSegment): Feature {
  const { segments, isOpen } = grownTogether(land, from)
  return {
    kind: from.kind,
    segments,
    tiles: new Set(segments.map(({ x, y }) => numberOf(x, y))).size,
    pennants: segments.reduce((sum, { pennants }) => sum + pennants, 0),
    complete: isComplete(land, from, isOpen),
  }
}

/** All features of a landscape as it lies. */
export class Survey {
  readonly features: readonly Feature[]
  private readonly bySegment = new Map<LaidSegment, Feature>()
  private readonly land: Landscape

  constructor(land: Landscape) {
    this.land = land
    const features: Feature[] = []
    for (const { segments } of land.all()) {
      for (const from of segments) {
        if (this.bySegment.has(from)) continue
        const feature = featureFrom(land, from)
        for (const segment of feature.segments) this.bySegment.set(segment, feature)
        features.push(feature)
      }
    }
    this.features = features
  }

  at(segment: LaidSegment): Feature {
    const feature = this.bySegment.get(segment)
    if (!feature) throw new Error(`the oracle: nothing is at ${segment.spot} of ${segment.x},${segment.y}`)
    return feature
  }

  of(kind: Kind): Feature[] {
    return this.features.filter((feature) => feature.kind === kind)
  }

  /**
   * What this tile completed (BASE-10, BASE-19): what is complete now and lacked something before. A road or city
   * lacked the tile that it now covers; a centre lacked it among its 8 squares, or was not there.
   */
  completedBy(laid: Laid): Feature[] {
    const near = [laid, ...this.land.around(laid.x, laid.y)].flatMap(({ segments }) =>
      segments.filter(({ kind }) => isSolitary(kind)),
    )
    const touched = new Set([...laid.segments, ...near].map((segment) => this.at(segment)))
    return [...touched].filter(({ kind, complete }) => complete && isScored(kind))
  }
}
