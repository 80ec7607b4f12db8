/** Spots on laid tiles, found and named through the tables of the land. */
import { SEGMENTS } from './columns.ts'
import type { Land } from './land.ts'

export const spotName = (land: Land, shape: number, segment: number): string =>
  land.spotNames[shape]?.[segment]?.[0] as string

/** The segment that a spot's name means, or -1. */
export const findSpot = (land: Land, shape: number, name: string): number =>
  (land.spotNames[shape] ?? []).findIndex((names) => names.includes(name))

export const kindOfSpot = (land: Land, shape: number, segment: number): number =>
  land.segmentKind[(shape >> 2) * SEGMENTS + segment] as number
