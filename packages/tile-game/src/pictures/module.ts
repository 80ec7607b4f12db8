/** What one module brings to the pictures: its tiles, and drawings of what only it knows. */
import type { Hand, Point } from '@bastide/drawing'
import type { Tile } from '../board/tile.ts'
import type { Roof } from './palette.ts'

export const DETAILS = [0, 1, 2] as const
/** 0 for tiles under 60 pixels, 1 for the middle range, 2 from about 160. */
export type Detail = (typeof DETAILS)[number]

/** How something is drawn: by which hand, how finely, and whether it is completed. */
export interface Brush {
  readonly hand: Hand
  readonly detail: Detail
  readonly isComplete: boolean
}

/** Draws something around a point, upright whichever way the tile lies. */
export type Stamp = (at: Point, brush: Brush) => string

export interface SitePicture {
  readonly draw: Stamp
  /** How much ground it needs around it. */
  readonly radius: number
  /** Where its figure stands, from its middle: beside a building rather than on it. */
  readonly stand?: Point
  /** Where it lies before the tile is rotated, if not at the point with the most clearance. */
  readonly at?: Point
}

/** A part of a tile that takes figures but is no segment. */
export interface Quarter {
  readonly name: string
  readonly corner: Point
  readonly size: number
  readonly point: Point
}

export interface SymbolPicture extends SitePicture {
  readonly quarters?: readonly Quarter[]
  /** Whether it fills its tile, which then gets no houses. */
  readonly fills?: boolean
}

export interface TownPicture {
  /** The roofs of its quarters: one quarter is tiled, another thatched. */
  readonly districts: readonly (readonly Roof[])[]
  readonly ground: string
  readonly towerRoof: Roof
  /** How often one of its tiles has a church, if there is space for one. */
  readonly churches: number
}

/** A figure's outlines in a box of 24 × 24, standing on (12, 22). */
export interface Silhouette {
  /** The part in the seat's colour. */
  readonly body: string
  /** Where the pattern goes: its centre and size. */
  readonly chest: readonly [number, number, number]
  /** Drawn first, so that it lies behind: a staff, a sword. */
  readonly behind?: string
  /** Drawn on top. */
  readonly over: string
}

export interface ModulePictures {
  readonly id: string
  readonly tiles: readonly Tile[]
  readonly sites?: { readonly [kind: string]: SitePicture }
  readonly symbols?: { readonly [symbol: string]: SymbolPicture }
  readonly towns?: { readonly [kind: string]: TownPicture }
  /** By tile: how far the water spreads where a stream ends. */
  readonly pools?: { readonly [tile: string]: number }
  /** By role, or by the figure's own name. */
  readonly figures?: { readonly [role: string]: Silhouette }
  readonly tokens?: { readonly [token: string]: string }
}
