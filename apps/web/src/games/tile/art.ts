/** The tile game's pictures as URLs, and the shapes of its segments. */
import { type Detail, type SpotShape, seedOf, spotShapes } from '@bastide/tile-game/pictures'
import { PATTERN_PATHS } from '@bastide/wire'
import { Pictures } from '../../board/pictures.svelte.ts'
import { cssColour, type SeatLook } from '../../kit/seat-look.ts'
import type { ArtRequest } from './art-worker.ts'
import { TILE } from './layout.ts'
import type { LaidTile } from './shown.ts'

const pictures = new Pictures<ArtRequest>(
  () => new Worker(new URL('./art-worker.ts', import.meta.url), { type: 'module', name: 'bastide-art' }),
)

/** The level of detail that is discernible at this size. */
const detailFor = (pixels: number): Detail => (pixels < 44 ? 0 : pixels < 160 ? 1 : 2)

/** The level of detail of a board at this scale, in pixels per unit. */
export const detailAt = (scale: number): Detail => detailFor(scale * TILE * Math.min(2, devicePixelRatio))

/**
 * Stand-ins until a picture is drawn: another level of detail, the tile before its features were completed, or another
 * variant of it.
 */
const OTHER_DETAILS: { readonly [detail in Detail]: readonly Detail[] } = { 0: [1, 2], 1: [2, 0], 2: [1, 0] }

/**
 * The largest size at which each level of detail is shown. The highest is shown at any size, on few tiles at a time.
 */
const PIXELS: { readonly [detail in Detail]: number | undefined } = { 0: 64, 1: 192, 2: undefined }

/**
 * The number of variants of a tile. Neighbours never share one, and there are few enough to draw every variant of the
 * tile in hand before it is placed.
 */
const LOOKS = [0, 1, 2] as const
const lookAt = ([x, y]: LaidTile['at']): number => (((x - y) % LOOKS.length) + LOOKS.length) % LOOKS.length

const drawn = new Set<string>()

export function tileUrl(
  { tile, at, turn }: LaidTile,
  detail: Detail,
  complete: readonly string[] = [],
): string | undefined {
  const look = lookAt(at)
  const keyFor = (one: Detail, done: readonly string[], as: number): string =>
    `tile ${tile} ${turn} ${as} ${done.join()} ${one}`
  const urlOf = (one: Detail, done: readonly string[], as: number): string | undefined =>
    pictures.url(
      keyFor(one, done, as),
      () => ({ of: 'tile', tile, rotation: turn, seed: seedOf(tile, [as, 0]), detail: one, complete: [...done] }),
      PIXELS[one],
    )
  const url = urlOf(detail, complete, look)
  if (url !== undefined) {
    drawn.add(keyFor(detail, complete, look))
    return url
  }
  const details = [detail, ...OTHER_DETAILS[detail]]
  const others = [look, ...LOOKS].flatMap((as) =>
    [complete, ...(complete.length > 0 ? [[]] : [])].flatMap((done) => details.map((one) => [one, done, as] as const)),
  )
  const other = others.find((one) => drawn.has(keyFor(...one)))
  return other === undefined ? undefined : urlOf(...other)
}

/** Draws a tile that will be laid, wherever and however that will be. */
export function drawAhead(tile: string, detail: Detail): void {
  for (const look of LOOKS) for (const turn of [0, 1, 2, 3]) tileUrl({ tile, at: [look, 0], turn }, detail)
}

/** A tile that is not on the board, such as one in a list. */
export const looseTileUrl = (tile: string, turn: number, detail: Detail): string | undefined =>
  tileUrl({ tile, at: [0, 0], turn }, detail)

export const figureUrl = (role: string, figure: string, { colour, pattern }: SeatLook): string | undefined =>
  pictures.url(`figure ${role} ${figure} ${colour} ${pattern}`, () => ({
    of: 'figure',
    role,
    figure,
    colour: cssColour(colour),
    pattern: (PATTERN_PATHS as { readonly [name: string]: string })[pattern] ?? '',
  }))

export const tokenUrl = (token: string): string | undefined =>
  pictures.url(`token ${token}`, () => ({ of: 'token', token }))

const shapes = new Map<string, readonly SpotShape[]>()

/** The shapes of a tile's segments in its orientation. */
export function shapesOf(tile: string, turn: number): readonly SpotShape[] {
  const key = `${tile} ${turn}`
  const known = shapes.get(key) ?? spotShapes(tile, turn)
  shapes.set(key, known)
  return known
}

export const shapeAt = (tile: string, turn: number, on: string): SpotShape | undefined =>
  shapesOf(tile, turn).find(({ names }) => names.includes(on))

const canvas = new OffscreenCanvas(1, 1).getContext('2d')
const paths = new WeakMap<SpotShape, Path2D>()

/**
 * The spot at a point of a tile, in the tile's units. Buildings cover what surrounds them, and come later or are
 * smaller.
 */
export function spotUnder(tile: string, turn: number, x: number, y: number): SpotShape | undefined {
  const hits = shapesOf(tile, turn).filter((shape) => {
    const path = paths.get(shape) ?? new Path2D(shape.path)
    paths.set(shape, path)
    return canvas?.isPointInPath(path, x, y) === true
  })
  return hits.find(({ kind }) => kind !== 'field') ?? hits[0]
}
