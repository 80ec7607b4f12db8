/** Tiles described by their segments, so that another engine can find its own tile for each. */
import { WATCHER } from '@bastide/kernel'
import { HALVES, type LaidFacts, MODULES, SIDES, spotNamesOf, type Tile, type TileRules } from '@bastide/tile-game'

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
  /** How many are in the box; none of a tile that a module lays first and that is never drawn. */
  readonly copies: number
  readonly segments: ReturnType<typeof segmentsOf>
  readonly symbols: readonly string[]
}

export interface TableOfTiles {
  /** What lies there before the first turn. */
  readonly laid: readonly LaidFacts[]
  /** All tiles that may be laid in the game, or lie there. */
  readonly tiles: readonly TileDescription[]
}

/** The tiles of the tile game, as its setup has them. */
export function tilesOf(rules: TileRules): TableOfTiles {
  const { edition, modules, options, tiles: laid } = rules.view(rules.start(), WATCHER, [])
  const lies = new Set(laid.map(({ tile }) => tile))
  const tiles = MODULES.filter(({ id }, i) => i === 0 || modules.includes(id)).flatMap((module) => {
    const copies = module.copies(edition, options)
    // What a module lays first may be in no bag.
    const there = module.tiles.filter(({ id }) => (copies[id] ?? 0) > 0 || lies.has(id))
    return there.map((tile) => {
      const { id, edges, symbols } = tile
      return { id, edges, copies: copies[id] ?? 0, segments: segmentsOf(tile), symbols }
    })
  })
  return { laid, tiles }
}
