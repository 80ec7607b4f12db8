/** Tiles described by their segments, so that another engine can find its own tile for each. */
import type { Json } from '@bastide/kernel'
import { HALVES, MODULES, SIDES, spotNamesOf, type Tile } from '@bastide/tile-game'

/** A tile's segments as JSON, named by their spots as the tile lies unturned. */
export function segmentsOf(tile: Tile) {
  const spots = spotNamesOf(tile, 0).map(([name]) => name as string)
  return tile.segments.map(({ kind, sides, halves, pennants, beside }, i) => ({
    spot: spots[i] as string,
    kind,
    sides: sides.map((side) => SIDES[side] as string),
    halves: halves.map((half) => HALVES[half] as string),
    pennants,
    /** For a field: the cities that it borders on this tile. */
    beside: beside.map((segment) => spots[segment] as string),
  }))
}

export interface TileDescription {
  readonly id: string
  readonly edges: string
  /** How many are in the box. */
  readonly copies: number
  readonly segments: ReturnType<typeof segmentsOf>
  readonly symbols: readonly string[]
}

/** What a whole setup of the tile game has, as far as it says which tiles are in the box. */
interface Box {
  readonly edition: string
  readonly modules: readonly string[]
  readonly options: { readonly [key: string]: string | number }
}

/** The tiles of a whole setup. */
export function tilesIn(setup: Json): readonly TileDescription[] {
  const { edition, modules, options } = setup as unknown as Box
  return MODULES.filter(({ id }, i) => i === 0 || modules.includes(id)).flatMap((module) => {
    const copies = module.copies(edition, options)
    return module.tiles.flatMap((tile) => {
      const { id, edges, symbols } = tile
      const count = copies[id] ?? 0
      return count === 0 ? [] : [{ id, edges, copies: count, segments: segmentsOf(tile), symbols }]
    })
  })
}
