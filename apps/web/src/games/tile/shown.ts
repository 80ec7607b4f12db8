/** What the tile game's board shows beyond the view itself. */
import type { Seat } from '@bastide/kernel'
import type { ShownFeature, Spot, TileHappening, View } from '@bastide/tile-game/words'
import type { Told } from '@bastide/wire'
import { keyOf } from './layout.ts'

export type LaidTile = View['tiles'][number]
type ShownFigure = View['figures'][number]
export type At = readonly [number, number]

/** A tile that somebody laid. */
export interface MoveMark {
  readonly at: At
  readonly seat: Seat
}

export const laidIn = (happenings: readonly TileHappening[]): readonly MoveMark[] =>
  happenings.flatMap(({ kind, at, seat }) =>
    kind === 'placed' && at !== undefined && seat !== null ? [{ at, seat }] : [],
  )

/** The tiles that were laid since a seat moved last, by others; for whoever only watches the newest one. */
export function laidSince(story: readonly Told[], seat: Seat): readonly MoveMark[] {
  const own = story.map(({ by }) => by).lastIndexOf(seat)
  const laid = laidIn(story.slice(own + 1).flatMap(({ happenings }) => happenings as readonly TileHappening[]))
  return seat < 0 ? laid.slice(-1) : laid
}

/** Figures on the same spot stand side by side. */
export interface StandingFigure {
  readonly key: string
  readonly figure: ShownFigure
  readonly nth: number
  readonly among: number
}

export function standing(figures: readonly ShownFigure[]): readonly StandingFigure[] {
  const together = new Map<string, ShownFigure[]>()
  for (const figure of figures) {
    const spot = `${figure.at.join()} ${figure.on}`
    together.set(spot, [...(together.get(spot) ?? []), figure])
  }
  return [...together].flatMap(([spot, all]) =>
    all.map((figure, nth) => ({
      key: `${spot} ${figure.seat} ${figure.figure} ${nth}`,
      figure,
      nth,
      among: all.length,
    })),
  )
}

/** The feature that a spot belongs to, as an index into the view. */
export function featureAt(view: View, at: At, names: readonly string[]): number | null {
  const index = view.features.findIndex(({ parts }) =>
    parts.some(([x, y, on]) => x === at[0] && y === at[1] && names.includes(on)),
  )
  return index < 0 ? null : index
}

/** The cells that a happening is about. */
export function cellsIn({ serves, feature, at }: TileHappening): readonly At[] {
  const cells = (serves ?? feature)?.cells ?? []
  return cells.length > 0 ? cells : at === undefined ? [] : [at]
}

/** The tiles around a cell that are there, and the one in it. */
export function neighbourhood([x, y]: At, isLaid: (cell: At) => boolean): readonly At[] {
  const cells = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): At => [x + dx, y + dy]))
  return cells.filter(isLaid)
}

/** The cells that a score is about: for what lies alone, such as a monastery, also those around it. */
export function cellsAround(game: View, happening: TileHappening): readonly At[] {
  const cells = cellsIn(happening)
  const feature = game.features[featureIn(game, happening) ?? -1]
  if (feature?.goesOn !== 'alone') return cells
  const laid = new Set(game.tiles.map(({ at }) => keyOf(at)))
  return cells.flatMap((cell) => neighbourhood(cell, (one) => laid.has(keyOf(one))))
}

/**
 * All that a learner needs to see of what a happening is about: the whole feature, and around what lies alone also the
 * cells that are still empty.
 */
export function cellsToLearn(game: View, happening: TileHappening): readonly At[] {
  const feature = game.features[featureIn(game, happening) ?? -1]
  if (feature === undefined) return cellsIn(happening)
  const cells = feature.parts.map(([x, y]): At => [x, y])
  return feature.goesOn === 'alone' ? cells.flatMap((cell) => neighbourhood(cell, () => true)) : cells
}

/**
 * The feature that a happening is about, as an index into the view. If the feature has grown since, this is what it has
 * become.
 */
export function featureIn(game: View, { serves, feature, seat, points }: TileHappening): number | null {
  const named = serves ?? feature
  if (named === null || named.cells.length === 0) return null
  const holds = ({ parts }: ShownFeature): boolean =>
    named.cells.every(([x, y]) => parts.some((part) => part[0] === x && part[1] === y))
  // Of those on the same tiles, whoever scores still stands on theirs in the final scoring.
  const strangeness = ({ owners, worth }: ShownFeature): number =>
    serves !== undefined || seat === null || !owners.includes(seat) ? 2 : worth?.now === points ? 0 : 1
  const [found, next] = game.features
    .map((one, index) => ({ one, index }))
    .filter(({ one }) => one.kind === named.kind && holds(one))
    .map(({ one, index }) => ({ index, size: one.tiles, strange: strangeness(one) }))
    .sort((one, other) => one.strange - other.strange || one.size - other.size)
  // Two features of one kind that cannot be told apart: better none than the wrong one.
  const isUnsure = found !== undefined && found.size === next?.size && found.strange === next.strange
  return found === undefined || isUnsure ? null : found.index
}

/** Only nine keys have a number. */
export const MOST_KEYS = 9

/** A spot, and its index among the choices. */
export interface OfferedSpot {
  readonly spot: Spot
  readonly index: number
}

/**
 * One spot for each thing that can be done. Two parts of a tile may be one field, as on both banks of a river near its
 * spring: it does not matter on which a farmer lies.
 */
export function distinctSpots(spots: readonly Spot[]): readonly OfferedSpot[] {
  const isSame = (one: Spot, other: Spot): boolean =>
    one.does === 'deploy' &&
    other.does === 'deploy' &&
    one.feature !== null &&
    one.feature === other.feature &&
    one.figure === other.figure &&
    one.at.join() === other.at.join()
  return spots
    .map((spot, index) => ({ spot, index }))
    .filter(({ spot, index }) => !spots.slice(0, index).some((earlier) => isSame(earlier, spot)))
}

type Point = readonly [number, number]

/** The distance of the two points that are closest; infinite for a single one. */
export function leastDistance(points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const [i, [x, y]] of points.entries())
    for (const [otherX, otherY] of points.slice(i + 1)) least = Math.min(least, Math.hypot(otherX - x, otherY - y))
  return least
}

/**
 * The dead cells that are worth a mark: those that somebody may be waiting for, with two neighbours or more. After the
 * last tile every cell is dead, and none is marked.
 */
export function markedDead(view: Pick<View, 'dead' | 'tiles' | 'pile'>): readonly At[] {
  if (view.dead === undefined || view.pile.toCome === 0) return []
  const taken = new Set(view.tiles.map(({ at }) => keyOf(at)))
  const isBeside = ([x, y]: At, other: At): boolean => x === other[0] || y === other[1]
  return view.dead.filter((at) => {
    const around = neighbourhood(at, (cell) => taken.has(keyOf(cell)))
    return around.filter((cell) => isBeside(at, cell)).length >= 2
  })
}
