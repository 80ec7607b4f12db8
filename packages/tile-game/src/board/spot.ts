/** Spots on laid tiles, looked up in the tile tables. */
import { SEGMENTS } from './columns.ts'
import type { TileTables } from './tile-tables.ts'

export const spotName = (tables: TileTables, shape: number, segment: number): string =>
  tables.spotNames[shape]?.[segment]?.[0] as string

/** The segment that a spot's name refers to, or -1. */
export const findSpot = (tables: TileTables, shape: number, name: string): number =>
  (tables.spotNames[shape] ?? []).findIndex((names) => names.includes(name))

export const kindOfSpot = (tables: TileTables, shape: number, segment: number): number =>
  tables.segmentKind[(shape >> 2) * SEGMENTS + segment] as number
