/**
 * What travels between the board and the seats: points from the feature that scored, the tiles of others from their
 * badges, and figures on their way home.
 */
import type { TileHappening, View } from '@bastide/tile-game/words'
import type { Camera } from '../../board/camera.ts'
import { badgePoint, middleOfBox, scorePoint } from '../../kit/boxes.ts'
import type { Flight, Point } from '../../kit/flights.svelte.ts'
import type { Moved } from '../../playing/game-page.ts'
import { detailAt, figureUrl, tileUrl } from './art.ts'
import { keyOf, middleOf, TILE } from './layout.ts'
import { type At, cellsIn, featureIn } from './shown.ts'
import type { ShownScores } from './shown-scores.svelte.ts'
import { placeOn } from './spot-places.ts'
import { wayHome } from './walking.ts'

/** Flights start at least this far inside the board's edge. */
const MARGIN = 30
/** In pixels: a tile at its player's badge, and a figure as it gets home. */
const TILE_AT_BADGE = 26
const FIGURE_AT_BADGE = 18
/** As wide as figures are on the board, in its units. */
const FIGURE = 34

type Standing = Pick<View['figures'][number], 'at' | 'on' | 'seat' | 'figure' | 'role'>

/** The board as it is seen once the camera has come to rest. */
export interface Seen {
  readonly camera: Camera
  readonly board: Element
  /** The figures that stood on it before these moves, or that leave with a score. */
  readonly stood: readonly Standing[]
  /** Is told which tiles and points are on their way. */
  readonly looking: { expect(at: At, isComing: boolean): void; readonly scores: Pick<ShownScores, 'fly' | 'land'> }
}

/** A point of the board, in its units, as window pixels. */
function inWindow({ camera, board }: Seen, x: number, y: number): Point {
  const { left, top } = board.getBoundingClientRect()
  const [pixelX, pixelY] = camera.toPixelsAtRest(x, y)
  return [left + pixelX, top + pixelY]
}

function insideOf(board: Element, [x, y]: Point): Point {
  const { left, top, right, bottom } = board.getBoundingClientRect()
  const within = (at: number, low: number, high: number): number => Math.min(high - MARGIN, Math.max(low + MARGIN, at))
  return [within(x, left, right), within(y, top, bottom)]
}

function pointFlight(seen: Seen, happening: TileHappening): readonly Flight[] {
  const { points, seat } = happening
  const cells = cellsIn(happening)
  const goal = seat === null ? null : scorePoint(seat)
  if (points <= 0 || seat === null || goal === null) return []
  const [x, y] = middleOf(cells)
  // Points for no feature come from the middle of the board.
  const scored = inWindow(seen, (x + 0.5) * TILE, (y + 0.5) * TILE)
  const from = cells.length > 0 ? insideOf(seen.board, scored) : middleOfBox(seen.board.getBoundingClientRect())
  const { scores } = seen.looking
  scores.fly(happening)
  const onland = (): void => scores.land(happening)
  return [{ what: 'points', points, seat, path: [from, goal], onland }]
}

function tileFlight(seen: Seen, { tile, at, turn, seat }: TileHappening): readonly Flight[] {
  const from = seat === null ? null : badgePoint(seat)
  if (seat === null || from === null || at === undefined || tile === undefined) return []
  // The picture that lies on the board afterwards.
  const url = (): string | undefined => tileUrl({ tile, at, turn: turn ?? 0 }, detailAt(seen.camera.goal.scale))
  const to = inWindow(seen, (at[0] + 0.5) * TILE, (at[1] + 0.5) * TILE)
  seen.looking.expect(at, true)
  const onland = (): void => seen.looking.expect(at, false)
  return [{ what: 'lay', seat, url, path: [from, to], widths: [TILE_AT_BADGE, TILE * seen.camera.goal.scale], onland }]
}

/** A figure's way, in window pixels: along the points of its feature on each tile, then from tile to tile. */
function walkFlight(seen: Seen, moved: Moved, gone: Standing, happening: TileHappening): readonly Flight[] {
  const view = moved.view as unknown as View
  const [look, home] = [moved.seats[gone.seat], badgePoint(gone.seat)]
  if (home === null || look === undefined) return []
  const url = (): string | undefined => figureUrl(gone.role, gone.figure, look)
  const laid = new Map(view.tiles.map((tile) => [keyOf(tile.at), tile]))
  const index = featureIn(view, happening)
  const parts = index === null ? [] : (view.features[index]?.parts ?? [])
  const segments = new Map(parts.map(([x, y, on]) => [keyOf([x, y]), on]))
  const pointAt = (at: At, on = ''): Point => inWindow(seen, ...placeOn(laid, at, on))
  const [left, top] = inWindow(seen, 0, 0)
  const cellWidth = TILE * seen.camera.goal.scale
  const goal: At = [(home[0] - left) / cellWidth - 0.5, (home[1] - top) / cellWidth - 0.5]
  const way = wayHome(
    view.tiles.map(({ at }) => at),
    parts.map(([x, y]) => [x, y]),
    gone.at,
    goal,
  )
  const rest = way.slice(1).map((at) => pointAt(at, segments.get(keyOf(at))))
  const path = [pointAt(gone.at, gone.on), ...rest, home]
  return [{ what: 'walk', seat: gone.seat, url, path, widths: [FIGURE * seen.camera.goal.scale, FIGURE_AT_BADGE] }]
}

const isSame = (one: Standing, other: Standing): boolean =>
  keyOf(one.at) === keyOf(other.at) && one.on === other.on && one.seat === other.seat && one.figure === other.figure

/** The figures that a happening sent home. One that was deployed by the same move never stood in a position. */
function sentHome(stood: readonly Standing[], moved: Moved, { kind, seat, figure, feature, at }: TileHappening) {
  const view = moved.view as unknown as View
  const cells = new Set([...(feature?.cells ?? []), ...(at === undefined ? [] : [at])].map(keyOf))
  return stood.filter(
    (one) =>
      (kind === 'returned' || kind === 'taken') &&
      one.seat === seat &&
      (figure === undefined || one.figure === figure) &&
      cells.has(keyOf(one.at)) &&
      !view.figures.some((other) => isSame(one, other)),
  )
}

function deployedIn(happenings: readonly TileHappening[]): readonly Standing[] {
  return happenings.flatMap(({ kind, seat, at, spot, figure, role }) =>
    kind === 'deployed' && seat !== null && at !== undefined && spot !== undefined
      ? [{ at, on: spot, seat, figure: figure ?? 'follower', role: role ?? '' }]
      : [],
  )
}

/** The flights of a score of the final scoring: its points, and the figures that leave with them. */
export function countFlights(moved: Moved, seen: Seen): readonly Flight[] {
  return (moved.happenings as readonly TileHappening[]).flatMap((score) => [
    ...pointFlight(seen, score),
    ...seen.stood.flatMap((gone) => walkFlight(seen, moved, gone, score)),
  ])
}

export function flightsOf(moved: Moved, seen: Seen): readonly Flight[] {
  const happenings = moved.happenings as readonly TileHappening[]
  const stood = [...seen.stood, ...deployedIn(happenings)]
  return happenings.flatMap((happening) => {
    const { kind, seat } = happening
    if (kind === 'score') return pointFlight(seen, happening)
    if (kind === 'placed') return seat !== null && !moved.isHere(seat) ? tileFlight(seen, happening) : []
    return sentHome(stood, moved, happening).flatMap((gone) => walkFlight(seen, moved, gone, happening))
  })
}
