/** How spots for figures lie on the board: each a disc at the place it means, or beside it with a line to it. */
import { TILE } from './layout.ts'
import { type At, leastDistance } from './shown.ts'

type Point = readonly [number, number]

/** What a spot means: a point of a tile, in the tile's units. */
export interface SpotPlace {
  readonly cell: At
  readonly point: Point
}

/** A spot as it is drawn, in board units. */
export interface SpotDisc {
  readonly middle: Point
  /** What it means, where the disc had to give way and no longer covers it. */
  readonly means: Point | null
}

/** The discs' width, what a finger needs, and the distance of two middles, in pixels. */
export const DISC = 40
export const FINGER = 44
const APART = 46
/** Free space that discs may take beside the tile, in discs: first none, then as little as will do. */
const ROOMS = [0, 0.6, 1.2, 1.8]
const ROUNDS = 80
/** The golden angle: however many times one turns by it, no two directions are the same. */
const TURN = 2.4
/** Less than what rounding makes of a distance. */
const NEARLY = 0.01

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export const onBoard = ({ cell, point }: SpotPlace): Point => [cell[0] * TILE + point[0], cell[1] * TILE + point[1]]

const isSamePlace = (one: SpotPlace, other: SpotPlace): boolean => onBoard(one).join() === onBoard(other).join()

/** Pixels per unit at which all these places have room for their discs, up to a limit. */
export function scaleForSpots(places: readonly SpotPlace[], most: number): number {
  const figuresFor = (place: SpotPlace): number => places.filter((other) => isSamePlace(other, place)).length
  const tiles = new Set(places.map(({ cell }) => cell.join())).size
  let tightest = Math.sqrt(places.length / tiles) / TILE
  for (const [i, one] of places.entries())
    for (const other of places.slice(i + 1)) {
      // Several figures for one place lie around it, and so need more room beside the next.
      const discs = (figuresFor(one) + figuresFor(other)) / 2
      if (!isSamePlace(one, other)) tightest = Math.max(tightest, discs / leastDistance([onBoard(one), onBoard(other)]))
    }
  return Math.min(most, APART * tightest)
}

/** Moves two points apart, each by half of what is lacking; says whether anything was. */
function partTwo(one: [number, number], other: [number, number], least: number): boolean {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]]
  const apart = Math.hypot(dx, dy)
  if (apart >= least - NEARLY) return false
  // Two at the same point move apart sideways.
  const [ux, uy] = apart < NEARLY ? [1, 0] : [dx / apart, dy / apart]
  const push = (least - apart) / 2
  one[0] -= ux * push
  one[1] -= uy * push
  other[0] += ux * push
  other[1] += uy * push
  return true
}

/** Pushes discs apart while each stays near its tile; null if there is too little room for that. */
function spread(places: readonly SpotPlace[], apart: number, inset: number): readonly Point[] | null {
  const keepNear = (middle: [number, number], { cell }: SpotPlace): void => {
    for (const axis of [0, 1] as const)
      middle[axis] = between(middle[axis], cell[axis] * TILE + inset, (cell[axis] + 1) * TILE - inset)
  }
  const middles = places.map((place): [number, number] => [...onBoard(place)])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, place] of places.entries()) keepNear(middles[i] as [number, number], place)
    let isApart = true
    for (const [i, one] of middles.entries())
      for (const other of middles.slice(i + 1)) if (partTwo(one, other, apart)) isApart = false
    if (isApart) return middles
  }
  return null
}

/** The discs of spots at a scale: none overlaps another, and they leave their tile only as far as they have to. */
export function layOutSpots(places: readonly SpotPlace[], scale: number): readonly SpotDisc[] {
  const [apart, radius] = [APART / scale, DISC / 2 / scale]
  // Several figures for one place start close to it, each in another direction.
  const started = places.map(({ cell, point: [x, y] }, i): SpotPlace => {
    const nth = places.slice(0, i).filter((earlier) => isSamePlace(earlier, places[i] as SpotPlace)).length
    return { cell, point: nth === 0 ? [x, y] : [x + Math.cos(nth * TURN), y + Math.sin(nth * TURN)] }
  })
  const middles = ROOMS.reduce<readonly Point[] | null>(
    (found, room) => found ?? spread(started, apart, radius - room * 2 * radius),
    null,
  )
  return (middles ?? spread(started, apart, Number.NEGATIVE_INFINITY) ?? started.map(onBoard)).map((middle, i) => {
    const meant = onBoard(places[i] as SpotPlace)
    const isOff = Math.hypot(meant[0] - middle[0], meant[1] - middle[1]) > radius
    return { middle, means: isOff ? meant : null }
  })
}
