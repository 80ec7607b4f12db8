/** Roads, cities, fields and monasteries, found by flood fill over the laid tiles each time somebody asks. */
import { cellName, type Kind, type Laid, type Landscape, neighbour, type Place, placeName, tilesAround } from './landscape.ts'

export interface Feature {
  readonly kind: Kind
  readonly places: readonly Place[]
  /** The names of the places. */
  readonly names: ReadonlySet<string>
  /** The cells it lies on: a tile counts once, however many of its segments belong here (BASE-12, BASE-13). */
  readonly cells: ReadonlySet<string>
  readonly pennants: number
  readonly complete: boolean
}

const nameOf = ({ laid, segment }: Place): string => placeName(laid.x, laid.y, segment.spot)

function placeThat(laid: Laid | undefined, is: (segment: Place['segment']) => boolean): Place[] {
  const segment = laid?.segments.find(is)
  return laid && segment ? [{ laid, segment }] : []
}

/** The segments on neighbouring tiles that this one runs on into. */
function meets(land: Landscape, { laid, segment }: Place): Place[] {
  const { kind } = segment
  const acrossSides = segment.sides.flatMap((side) => {
    const other = neighbour(land, laid.x, laid.y, side)
    return placeThat(other, (its) => its.kind === kind && its.sides.includes((side + 2) % 4))
  })
  const acrossHalves = segment.halves.flatMap((half) => {
    const side = Math.floor(half / 2)
    const opposite = (side + 2) % 4
    const facing = half % 2 === 0 ? 2 * opposite + 1 : 2 * opposite
    return placeThat(neighbour(land, laid.x, laid.y, side), (its) => its.kind === kind && its.halves.includes(facing))
  })
  return [...acrossSides, ...acrossHalves]
}

/** BASE-12: both ends stop, or it is a loop. BASE-13: no gap in the wall. So no side of it looks out on an empty square. */
function isClosed(land: Landscape, places: readonly Place[]): boolean {
  return places.every(({ laid, segment }) => segment.sides.every((side) => neighbour(land, laid.x, laid.y, side) !== undefined))
}

/** BASE-15: the monastery stands alone on its tile and needs the 8 squares around. */
function isSurrounded(land: Landscape, places: readonly Place[]): boolean {
  return places.every(({ laid }) => tilesAround(land, laid.x, laid.y) === 8)
}

function isComplete(land: Landscape, kind: Kind, places: readonly Place[]): boolean {
  if (kind === 'field') return false
  return kind === 'monastery' ? isSurrounded(land, places) : isClosed(land, places)
}

export function featureAt(land: Landscape, from: Place): Feature {
  const found = new Map<string, Place>([[nameOf(from), from]])
  const edge = [from]
  for (let place = edge.pop(); place !== undefined; place = edge.pop()) {
    for (const next of meets(land, place)) {
      if (found.has(nameOf(next))) continue
      found.set(nameOf(next), next)
      edge.push(next)
    }
  }
  const { kind } = from.segment
  const places = [...found.values()]
  return {
    kind,
    places,
    names: new Set(found.keys()),
    cells: new Set(places.map(({ laid }) => cellName(laid.x, laid.y))),
    pennants: places.reduce((sum, { segment }) => sum + segment.pennants, 0),
    complete: isComplete(land, kind, places),
  }
}

/** All features of these kinds on the table, each once. */
export function featuresOf(land: Landscape, ...kinds: readonly Kind[]): Feature[] {
  const features: Feature[] = []
  const seen = new Set<string>()
  for (const laid of land.values()) {
    for (const segment of laid.segments) {
      if (!kinds.includes(segment.kind) || seen.has(nameOf({ laid, segment }))) continue
      const feature = featureAt(land, { laid, segment })
      for (const name of feature.names) seen.add(name)
      features.push(feature)
    }
  }
  return features
}
