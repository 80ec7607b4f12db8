/** What the oracle lets others see, in an order that does not depend on how it was found. */
import type { Feature } from './features.ts'
import type { Landscape } from './landscape.ts'
import { type Figure, followersOn } from './majority.ts'
import type { Cell } from './moves.ts'

type TileFact = readonly [id: string, x: number, y: number, turn: number]
type FigureFact = readonly [seat: number, figure: 'follower', x: number, y: number, spot: string]

export interface Facts {
  readonly tiles: readonly TileFact[]
  readonly figures: readonly FigureFact[]
  readonly scores: readonly number[]
  readonly supply: readonly (readonly number[])[]
  readonly pile: { readonly [tileId: string]: number }
  readonly hand: string | null
  readonly laid: readonly [number, number] | null
  readonly active: number
  readonly awaited: number
  readonly step: string
}

export interface FeatureFacts {
  readonly kind: string
  readonly cells: readonly Cell[]
  readonly complete: boolean
  readonly followers: readonly number[]
  readonly pennants: number
}

function byWords(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

const byCell = (a: { x: number; y: number }, b: { x: number; y: number }): number => a.y - b.y || a.x - b.x

export function tileFacts(land: Landscape): TileFact[] {
  return [...land.values()].sort(byCell).map(({ tile, x, y, turn }) => [tile.id, x, y, turn])
}

export function figureFacts(figures: readonly Figure[]): FigureFact[] {
  const sorted = [...figures].sort((a, b) => byCell(a, b) || byWords(a.spot, b.spot) || a.seat - b.seat)
  return sorted.map(({ seat, x, y, spot }) => [seat, 'follower', x, y, spot])
}

export function pileFacts(pile: ReadonlyMap<string, number>): Facts['pile'] {
  return Object.fromEntries([...pile].sort(([a], [b]) => byWords(a, b)))
}

export function featureFacts(features: readonly Feature[], figures: readonly Figure[], seats: number): FeatureFacts[] {
  return features.map((feature): FeatureFacts => {
    const tiles = new Set(feature.places.map(({ laid }) => laid))
    return {
      kind: feature.kind,
      cells: [...tiles].sort(byCell).map(({ x, y }): Cell => [x, y]),
      complete: feature.complete,
      followers: followersOn([feature], figures, seats),
      pennants: feature.pennants,
    }
  })
}
