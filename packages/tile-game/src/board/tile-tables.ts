/**
 * The tiles of one setup, compiled into tables of small integers. A tile's kind is its index in `faces`. A shape is a
 * kind in one of its four rotations, `kind * 4 + rotation`.
 */
import { EARLY_SEATS, MOST_FIGURES, MOST_KINDS, ONE_PENNANT, SEGMENTS } from './columns.ts'
import type { FeatureKind, FigureKind } from './kind.ts'
import { opposite, type Rotation } from './side.ts'
import { spotNamesOf } from './spot-names.ts'
import type { Segment, Tile } from './tile.ts'

/** In a table of segments: no segment here. */
export const NO_SEGMENT = 255
/** The ports of a tile, where a segment can reach the rim: four sides, then eight half-sides. */
export const PORTS = 12
export const FIRST_HALF = 4

export interface TileTables {
  /** The tiles in play, without segments that no module in play knows. */
  readonly faces: readonly Tile[]
  readonly kinds: readonly FeatureKind[]
  readonly figures: readonly FigureKind[]
  readonly kindOfTile: ReadonlyMap<string, number>

  // By kind of tile and segment: `kind * SEGMENTS + segment`.
  readonly segmentCount: Uint8Array
  readonly segmentKind: Uint8Array
  /** What a segment lacks to be complete when its tile lies alone, and its pennants: see `nodeExtent`. */
  readonly segmentExtent: Uint16Array
  /** A bit for each segment of the same tile that this field borders. */
  readonly segmentBeside: Uint8Array
  /** The segment that is the tile's centre, or `NO_SEGMENT`. */
  readonly centre: Uint8Array
  /** How many of its four rotations differ in edges or in what is joined: 1, 2 or 4. */
  readonly differentRotations: Uint8Array

  /**
   * By shape and port, `shape * PORTS + port`: the segment that reaches the port, or `NO_SEGMENT`. Ports are the four
   * sides (for what continues through whole sides), then, from `FIRST_HALF`, the eight half-sides.
   */
  readonly portSegment: Uint8Array
  /** The names of its segments as spots: see `spot.ts`. */
  readonly spotNames: readonly (readonly (readonly string[])[])[]
  /** What a side adds to the need of the cell beyond it: one digit, at the position of that cell's facing side. */
  readonly sideNeed: Uint16Array

  /** How many different needs there are. */
  readonly needs: number
  /** By kind and need, `kind * needs + need`: a bit for each different rotation in which the tile fits. */
  readonly fits: Uint8Array

  /** By kind of tile and figure, `kind * MOST_FIGURES + figure`: a bit for each segment where the figure may stand. */
  readonly standable: Uint8Array
  /** By kind of tile: the clause that keeps all figures off it, or null. */
  readonly bareBy: readonly (string | null)[]
  /** By kind of tile: the clause by which nothing may replace putting a figure down in its turn, or null. */
  readonly idleBy: readonly (string | null)[]

  // By kind of feature.
  readonly completable: Uint8Array

  /** Whether there are seats whose claims are in the second column. If not, it stays empty. */
  readonly hasLateSeats: boolean
  /** How many figures a seat has. Their rows are adjacent, grouped by kind of figure. */
  readonly rowsPerSeat: number
  /** By kind of figure: its first row among a seat's. */
  readonly figureRow: Uint8Array
  /** By row among a seat's: the kind of figure. */
  readonly rowFigure: Uint8Array
}

/** The rotation that stands for all rotations of this kind of tile that look the same on the table. */
export const differentRotation = (tables: TileTables, kind: number, rotation: Rotation): Rotation =>
  rotation % (tables.differentRotations[kind] as number)

export interface TileTableParts {
  readonly tiles: readonly Tile[]
  readonly kinds: readonly FeatureKind[]
  readonly figures: readonly FigureKind[]
  /** By id: the tiles that take no figures, each with the clause that says so. */
  readonly bare?: { readonly [tile: string]: string }
  /** By id: the tiles in whose turn nothing may replace putting a figure down, each with its clause. */
  readonly idle?: { readonly [tile: string]: string }
}

/** A kind with the roles that figures bring along. */
function withRoles(kind: FeatureKind, figures: readonly FigureKind[]): FeatureKind {
  const brought = figures.flatMap((figure) => {
    const role = figure.roleOn?.(kind)
    return role === undefined ? [] : [[figure.id, role]]
  })
  return brought.length === 0 ? kind : { ...kind, roles: { ...kind.roles, ...Object.fromEntries(brought) } }
}

export function compileTileTables(
  { tiles, kinds: asBrought, figures, bare = {}, idle = {} }: TileTableParts,
  seats: number,
): TileTables {
  const kinds = asBrought.map((kind) => withRoles(kind, figures))
  const known = (segment: Segment) => kinds.some((kind) => kind.id === segment.kind)
  const faces = tiles.map((tile) => withSegments(tile, known))
  if (faces.length > MOST_KINDS) throw new Error('too many kinds of tile')
  const letters = [...new Set(faces.flatMap((face) => [...face.edges]))].sort()
  const radix = letters.length + 1
  const needs = radix ** 4
  const tables: TileTables = {
    faces,
    kinds,
    figures,
    kindOfTile: new Map(faces.map((face, kind) => [face.id, kind])),
    segmentCount: Uint8Array.from(faces, (face) => face.segments.length),
    segmentKind: new Uint8Array(faces.length * SEGMENTS),
    segmentExtent: new Uint16Array(faces.length * SEGMENTS),
    segmentBeside: new Uint8Array(faces.length * SEGMENTS),
    centre: new Uint8Array(faces.length).fill(NO_SEGMENT),
    differentRotations: Uint8Array.from(faces, differentRotationsOf),
    portSegment: new Uint8Array(faces.length * 4 * PORTS).fill(NO_SEGMENT),
    spotNames: faces.flatMap((face) => [0, 1, 2, 3].map((rotation) => spotNamesOf(face, rotation))),
    sideNeed: new Uint16Array(faces.length * 4 * 4),
    needs,
    fits: new Uint8Array(faces.length * needs),
    completable: Uint8Array.from(kinds, (kind) => (kind.complete === undefined ? 0 : 1)),
    standable: new Uint8Array(faces.length * MOST_FIGURES),
    bareBy: faces.map(({ id }) => bare[id] ?? null),
    idleBy: faces.map(({ id }) => idle[id] ?? null),
    hasLateSeats: seats > EARLY_SEATS,
    rowsPerSeat: figures.reduce((rows, figure) => rows + figure.perSeat, 0),
    figureRow: Uint8Array.from(figures, (_, i) =>
      figures.slice(0, i).reduce((rows, figure) => rows + figure.perSeat, 0),
    ),
    rowFigure: Uint8Array.from(figures.flatMap((figure, i) => Array.from({ length: figure.perSeat }, () => i))),
  }
  faces.forEach((face, kind) => {
    face.segments.forEach((segment, i) => {
      compileSegment(tables, kind, i, segment)
    })
    for (let rotation = 0; rotation < 4; rotation++) compileSides(tables, kind, rotation, letters)
    for (let rotation = 0; rotation < (tables.differentRotations[kind] as number); rotation++)
      compileFits(tables, kind, rotation, letters)
  })
  return tables
}

function withSegments(tile: Tile, known: (segment: Segment) => boolean): Tile {
  const kept = tile.segments.map((segment, i) => (known(segment) ? i : -1)).filter((i) => i >= 0)
  if (kept.length > SEGMENTS) throw new Error(`${tile.id} has too many segments`)
  const segments = kept.map((i) => {
    const segment = tile.segments[i] as Segment
    return { ...segment, beside: segment.beside.map((old) => kept.indexOf(old)) }
  })
  return { ...tile, segments }
}

function compileSegment(tables: TileTables, kind: number, index: number, segment: Segment): void {
  const featureKind = tables.kinds.findIndex((one) => one.id === segment.kind)
  const { goesOn, roles } = tables.kinds[featureKind] as FeatureKind
  tables.figures.forEach((figure, i) => {
    if (figure.id in roles && tables.bareBy[kind] === null)
      tables.standable[kind * MOST_FIGURES + i] = (tables.standable[kind * MOST_FIGURES + i] as number) | (1 << index)
  })
  const at = kind * SEGMENTS + index
  tables.segmentKind[at] = featureKind
  tables.segmentBeside[at] = segment.beside.reduce((bits, other) => bits | (1 << other), 0)
  if (goesOn === 'sides') tables.segmentExtent[at] = segment.sides.length + segment.pennants * ONE_PENNANT
  if (goesOn === 'alone') {
    if (tables.centre[kind] !== NO_SEGMENT) throw new Error(`${tables.faces[kind]?.id} has two places in its middle`)
    tables.centre[kind] = index
  }
  for (let rotation = 0; rotation < 4; rotation++) {
    const shape = kind * 4 + rotation
    if (goesOn === 'sides')
      for (const side of segment.sides) tables.portSegment[shape * PORTS + ((side + rotation) & 3)] = index
    if (goesOn === 'halves')
      for (const half of segment.halves)
        tables.portSegment[shape * PORTS + FIRST_HALF + ((half + 2 * rotation) & 7)] = index
  }
}

const edgeLetter = (face: Tile, rotation: Rotation, side: number): string => face.edges[(side - rotation) & 3] as string

function compileSides(tables: TileTables, kind: number, rotation: Rotation, letters: readonly string[]): void {
  const radix = letters.length + 1
  const face = tables.faces[kind] as Tile
  for (let side = 0; side < 4; side++) {
    const digit = letters.indexOf(edgeLetter(face, rotation, side)) + 1
    tables.sideNeed[(kind * 4 + rotation) * 4 + side] = digit * radix ** opposite(side)
  }
}

/** Sets the bit of a rotation at every need it meets: each neighbour demands the tile's own letter or nothing. */
function compileFits(tables: TileTables, kind: number, rotation: Rotation, letters: readonly string[]): void {
  const radix = letters.length + 1
  const face = tables.faces[kind] as Tile
  for (let asked = 0; asked < 16; asked++) {
    let need = 0
    for (let side = 0; side < 4; side++)
      if ((asked & (1 << side)) !== 0) need += (letters.indexOf(edgeLetter(face, rotation, side)) + 1) * radix ** side
    const at = kind * tables.needs + need
    tables.fits[at] = (tables.fits[at] as number) | (1 << rotation)
  }
}

/**
 * Edges and segments of a rotated tile, with segments identified by where they lie, so that equal layouts give equal
 * texts.
 */
function layoutText(face: Tile, rotation: Rotation): string {
  const segments = face.segments.map((segment) => {
    const sides = segment.sides.map((side) => (side + rotation) & 3).sort()
    const halves = segment.halves.map((half) => (half + 2 * rotation) & 7).sort()
    return `${segment.kind} ${sides} ${halves} ${segment.pennants}`
  })
  const edges = [0, 1, 2, 3].map((side) => edgeLetter(face, rotation, side))
  return [...edges, ...segments.sort()].join('|')
}

function differentRotationsOf(face: Tile): number {
  if (layoutText(face, 1) === layoutText(face, 0)) return 1
  return layoutText(face, 2) === layoutText(face, 0) ? 2 : 4
}
