/** What the oracle shows, in an order that does not depend on how it was found. */
import type { Feature, Survey } from './features.ts'
import { type Figure, featureUnder } from './figures.ts'
import type { Landscape } from './landscape.ts'
import type { Cell, Choice } from './moves.ts'
import type { EndFacts } from './stream.ts'

export type TileFact = readonly [id: string, x: number, y: number, rotation: number]
type FigureFact = readonly [seat: number, figure: string, x: number, y: number, spot: string]
type CopiesFacts = { readonly [tileId: string]: number }

/** What the modules in play add. A key is there whenever its module is. */
export interface State {
  'king-robber'?: {
    readonly king: number | null
    readonly robber: number | null
    readonly city: number
    readonly road: number
  }
  count?: { readonly quarter: string; readonly left: number }
  'crop-circles'?: { readonly choice: Choice; readonly answered: number } | null
  stream?: {
    readonly ends: readonly EndFacts[]
    readonly aside: CopiesFacts
    readonly later: CopiesFacts
    readonly lifted: boolean
  }
}

export interface Facts {
  readonly tiles: readonly TileFact[]
  readonly figures: readonly FigureFact[]
  readonly scores: readonly number[]
  readonly supply: readonly (readonly number[])[]
  readonly pile: CopiesFacts
  readonly hand: string | null
  readonly laid: readonly [number, number] | null
  readonly active: number
  readonly awaited: number
  readonly step: string
  readonly state?: State
}

export interface FeatureFacts {
  readonly kind: string
  readonly cells: readonly Cell[]
  readonly complete: boolean
  /** How many figures each seat has on it. */
  readonly followers: readonly number[]
  readonly pennants: number
}

function byWords(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

const byCell = (a: { x: number; y: number }, b: { x: number; y: number }): number => a.y - b.y || a.x - b.x

export function tileFacts(land: Landscape): TileFact[] {
  return [...land.all()].sort(byCell).map(({ tile, x, y, rotation }) => [tile.id, x, y, rotation])
}

/** Figures in Carcassonne are reported at 0,0, where the quarters are drawn. */
export function figureFacts(figures: readonly Figure[]): FigureFact[] {
  const standing = figures.map(({ seat, kind, on }) => ({
    seat,
    kind,
    ...(typeof on === 'string' ? { x: 0, y: 0, spot: on } : on),
    figure: kind,
  }))
  const sorted = standing.sort(
    (a, b) => byCell(a, b) || byWords(a.spot, b.spot) || a.seat - b.seat || byWords(a.figure, b.figure),
  )
  return sorted.map(({ seat, figure, x, y, spot }) => [seat, figure, x, y, spot])
}

export const copiesFacts = (copies: readonly [string, number][]): CopiesFacts => Object.fromEntries(copies)

export function featureFacts(survey: Survey, figures: readonly Figure[], seats: number): FeatureFacts[] {
  const standing = new Map<Feature | undefined, number[]>()
  for (const figure of figures) {
    const feature = featureUnder(survey, figure)
    const counts = standing.get(feature) ?? Array.from({ length: seats }, () => 0)
    counts[figure.seat] = (counts[figure.seat] ?? 0) + 1
    standing.set(feature, counts)
  }
  const nobody = Array.from({ length: seats }, () => 0)
  return survey.features.map((feature): FeatureFacts => {
    const { kind, complete, pennants } = feature
    return { kind, cells: cellsOf(feature), complete, followers: standing.get(feature) ?? nobody, pennants }
  })
}

/** Each cell once, in reading order. */
function cellsOf({ segments }: Feature): Cell[] {
  const sorted = [...segments].sort(byCell)
  const first = sorted.filter(({ x, y }, i) => sorted[i - 1]?.x !== x || sorted[i - 1]?.y !== y)
  return first.map(({ x, y }): Cell => [x, y])
}
